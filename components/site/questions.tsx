import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { textProps } from '@/lib/content/localized'
import type { Question } from '@/lib/content/documents/questions'
import { routes } from '@/lib/routes'

function Title() {
  const t = useTranslations('Home')
  return (
    <div>
      <h2 id="questions">{t('questionsTitle')}</h2>
      <p className="mt-3 text-quiet">
        {t('questionsIntro')}{' '}
        <Link href={routes.contact} className="text-link">
          {t('questionsLink')}
        </Link>
      </p>
    </div>
  )
}

function List({ questions, className }: { questions: readonly Question[]; className: string }) {
  const locale = useLocale()
  return (
    <ul className={`questions border-b border-line ${className}`}>
      {questions.map(({ question, answer }, index) => (
        <li key={index}>
          <details className="open-in-print">
            <summary>
              <span {...textProps(question, locale)} />
              <Icon name="plus" />
            </summary>
            <p {...textProps(answer, locale)} />
          </details>
        </li>
      ))}
    </ul>
  )
}

/** Questions before enrolment, within a section; each unfolds, without scripts too. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <Title />
      <List questions={questions} className="mt-4 sm:mt-8" />
    </section>
  )
}

/** The same as a section across the page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="border-y border-line bg-clay">
      <div className="shell grid gap-x-[min(3.5rem,5.5vw)] gap-y-8 py-10 sm:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Title />
        </div>
        <List questions={questions} className="lg:col-span-8" />
      </div>
    </section>
  )
}

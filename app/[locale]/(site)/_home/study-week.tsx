import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { QuestionList } from '@/components/site/questions'
import { type Localized, textProps } from '@/lib/content/localized'
import type { Question } from '@/lib/content/documents/questions'
import { useContent } from '@/lib/site/queries'

/** People whom the course suits, or does not, behind a press like a question. */
function People({ title, people }: { title: string; people: readonly Localized[] }) {
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <li>
      <details className="open-in-print">
        <summary>
          <span>{title}</span>
          <Icon name="plus" />
        </summary>
        <ul className="points">
          {people.map((person, index) => (
            <li key={index} {...textProps(person, locale)} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** A week of study, step by step. */
function Week() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { steps } = useContent().studyWeek
  return (
    <section aria-labelledby="week" className="max-sm:overflow-hidden">
      <h2 id="week">{t('weekTitle')}</h2>
      <p className="mt-3 text-quiet max-sm:hidden">{t('weekIntro')}</p>
      <ol className="mt-3 flex flex-wrap max-sm:-ml-9 sm:mt-8 sm:block">
        {steps.map((step, index) => (
          <li key={index} className="week-step">
            <h3 {...textProps(step.title, locale)} />
            <p className="mt-1 text-small text-quiet max-sm:hidden" {...textProps(step.text, locale)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A study week, the intended audience, and beside it the first questions people ask. */
export function StudyWeek({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations('Home')
  const { steps, suitedTo, notSuitedTo } = useContent().studyWeek
  const hasPeople = suitedTo.length + notSuitedTo.length > 0
  if (steps.length === 0 && !hasPeople && questions.length === 0) return null
  return (
    <section className="border-y border-line bg-clay">
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-6 py-6 sm:gap-y-10 sm:py-24 md:grid-cols-2">
        {steps.length > 0 && <Week />}
        <QuestionList questions={questions} />
        {hasPeople && (
          <ul className="questions grid items-start gap-x-[min(5rem,6vw)] border-b border-line md:col-span-2 md:grid-cols-2">
            <People title={t('suitedTitle')} people={suitedTo} />
            <People title={t('notSuitedTitle')} people={notSuitedTo} />
          </ul>
        )}
      </div>
    </section>
  )
}

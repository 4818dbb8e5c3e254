import { useLocale, useTranslations } from 'next-intl'
import { QuestionList } from '@/components/site/questions'
import type { Localized } from '@/lib/content/localized'
import type { Question } from '@/lib/content/documents/questions'
import { useContent } from '@/lib/site/queries'

function People({ id, title, people }: { id: string; title: string; people: readonly Localized[] }) {
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-grain max-sm:text-small">
        {people.map((person, index) => (
          <li key={index}>{person[locale]}</li>
        ))}
      </ul>
    </section>
  )
}

/** A week of study, step by step. */
function Week() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { steps } = useContent().studyWeek
  return (
    <section aria-labelledby="week">
      <h2 id="week">{t('weekTitle')}</h2>
      <p className="mt-3 text-quiet">{t('weekIntro')}</p>
      <ol className="mt-6 sm:mt-8">
        {steps.map((step, index) => (
          <li key={index} className="week-step">
            <h3>{step.title[locale]}</h3>
            <p className="mt-1 text-small text-quiet max-sm:hidden">{step.text[locale]}</p>
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
      <div className="shell grid items-start gap-x-[min(5rem,6vw)] gap-y-10 py-9 sm:py-24 lg:grid-cols-2">
        {steps.length > 0 && <Week />}
        <QuestionList questions={questions} />
        {hasPeople && (
          <div className="grid gap-8 border-t border-line pt-8 lg:col-span-2 lg:grid-cols-2 lg:gap-[min(5rem,6vw)]">
            <People id="suited" title={t('suitedTitle')} people={suitedTo} />
            <People id="not-suited" title={t('notSuitedTitle')} people={notSuitedTo} />
          </div>
        )}
      </div>
    </section>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { Localized } from '@/lib/content/localized'
import { useContent } from '@/lib/site/queries'

function People({
  id,
  title,
  people,
  heading: Heading,
}: {
  id: string
  title: string
  people: readonly Localized[]
  heading: 'h2' | 'h3'
}) {
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-lead">
        {title}
      </Heading>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-grain max-sm:text-small sm:gap-3">
        {people.map((person, index) => (
          <li key={index}>{person[locale]}</li>
        ))}
      </ul>
    </section>
  )
}

/** How a week of study goes, step by step along a line; then for whom it is, and for whom it is not. */
export function StudyWeek() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { steps, suitedTo, notSuitedTo } = useContent().studyWeek
  const hasSteps = steps.length > 0
  const hasPeople = suitedTo.length + notSuitedTo.length > 0
  if (!hasSteps && !hasPeople) return null
  const heading = hasSteps ? 'h3' : 'h2'
  return (
    <section aria-labelledby={hasSteps ? 'week' : undefined} className="border-y border-line bg-clay">
      <div className="shell py-9 sm:py-24">
        {hasSteps && (
          <>
            <h2 id="week">{t('weekTitle')}</h2>
            <p className="mt-3 text-quiet">{t('weekIntro')}</p>
            <ol className="mt-10 grid lg:grid-cols-5 lg:gap-y-10">
              {steps.map((step, index) => (
                <li key={index} className="week-step">
                  <h3>{step.title[locale]}</h3>
                  <p className="mt-1.5 text-small text-quiet">{step.text[locale]}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        {hasPeople && (
          <div
            className={`grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-16 ${hasSteps ? 'mt-10 border-t border-line pt-10' : ''}`}
          >
            <People id="suited" title={t('suitedTitle')} people={suitedTo} heading={heading} />
            <People id="not-suited" title={t('notSuitedTitle')} people={notSuitedTo} heading={heading} />
          </div>
        )}
      </div>
    </section>
  )
}

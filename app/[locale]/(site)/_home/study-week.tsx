import { useLocale, useTranslations } from 'next-intl'
import type { Localized } from '@/lib/content/localized'
import { notSuitedTo, studyWeek, suitedTo } from '@/lib/content/study-week'

function People({ id, title, people }: { id: string; title: string; people: readonly Localized[] }) {
  const locale = useLocale()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-grain max-sm:text-small sm:gap-3">
        {people.map((person) => (
          <li key={person.en}>{person[locale]}</li>
        ))}
      </ul>
    </section>
  )
}

/** How a week of study goes, step by step along a line; then for whom it is, and for whom it is not. */
export function StudyWeek() {
  const locale = useLocale()
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="week" className="border-y border-line bg-clay">
      <div className="shell py-9 sm:py-24">
        <h2 id="week">{t('weekTitle')}</h2>
        <p className="mt-3 text-quiet">{t('weekIntro')}</p>
        <ol className="mt-10 grid lg:grid-cols-5">
          {studyWeek.map((step) => (
            <li
              key={step.title.en}
              className="relative border-l-2 border-grain pb-8 pl-6 last:pb-0 before:absolute before:top-0.5 before:-left-[9px] before:size-4 before:rounded-full before:border-2 before:border-grain before:bg-clay lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:-top-[9px] lg:before:left-0"
            >
              <h3>{step.title[locale]}</h3>
              <p className="mt-1.5 text-small text-quiet">{step.text[locale]}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 grid gap-8 border-t border-line pt-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
          <People id="suited" title={t('suitedTitle')} people={suitedTo} />
          <People id="not-suited" title={t('notSuitedTitle')} people={notSuitedTo} />
        </div>
      </div>
    </section>
  )
}

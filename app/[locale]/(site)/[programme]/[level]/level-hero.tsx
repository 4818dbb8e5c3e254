import { useLocale, useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/documents/fees'
import { type Level, levelLabel } from '@/lib/content/documents/levels'
import { ApplyLinks } from '@/components/courses/apply-links'
import { Offer } from '@/components/courses/price'
import { DisclaimerLine } from '@/components/courses/standing'
import { PageHero } from '@/components/site/page-hero'
import { levelDrawings } from '@/lib/scenes/levels'
import { useContent } from '@/lib/site/queries'
import { LevelProgress } from './level-progress'

/** The head of a level's page: description, award, cost, and position on the path. */
export function LevelHero({ level }: { level: Level }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const courses = useTranslations('Courses')
  const { fees } = useContent()
  const facts = [
    { label: courses('award'), value: level.award[locale] },
    { label: courses('duration'), value: courses('years', { years: level.durationYears }) },
    { label: courses('moduleCount'), value: level.modules.length },
    { label: courses('courseFee'), value: formatRand(fees.total[level.number]) },
  ]
  return (
    <PageHero
      place={levelDrawings[level.number].place}
      title={
        <>
          <span className="mb-2 block font-text text-lead font-semibold tracking-normal text-wheat">
            {levelLabel(level)[locale]}{' '}
          </span>
          {level.title[locale]}
        </>
      }
    >
      <div className="grid items-start gap-x-[min(3.5rem,5.5vw)] gap-y-8 wrap-anywhere md:grid-cols-12">
        <div className="md:col-span-7">
          <Offer level={level.number} />
          <p className="max-w-2xl text-lead text-quiet">{level.summary[locale]}</p>
          <ApplyLinks level={level.number} className="mt-6" />
          <DisclaimerLine className="mt-5 max-w-2xl" />
        </div>
        <div className="md:col-span-5">
          <LevelProgress current={level.number} />
          <dl aria-label={t('factsTitle')} className="mt-6 grid gap-y-3 border-t border-line pt-5">
            {facts.map(({ label, value }) => (
              <div key={label} className="fact-row">
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PageHero>
  )
}

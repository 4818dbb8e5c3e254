import { useLocale, useTranslations } from 'next-intl'
import { textProps } from '@/lib/content/localized'
import { formatRand } from '@/lib/content/documents/fees'
import { type Level, levelLabel } from '@/lib/content/documents/levels'
import { ApplyLinks } from '@/components/courses/apply-links'
import { Offer } from '@/components/courses/price'
import { DisclaimerLine } from '@/components/courses/standing'
import { PageHero } from '@/components/site/page-hero'
import { levelDrawings } from '@/lib/scenes/levels'
import { useContent } from '@/lib/site/queries'
import { levelLine } from '@/components/courses/level-columns'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { routes } from '@/lib/routes'

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
          <span {...textProps(level.title, locale)} />
        </>
      }
    >
      <div className="grid items-start gap-x-[min(3.5rem,5.5vw)] gap-y-8 wrap-anywhere md:grid-cols-12">
        <div className="md:col-span-7">
          <Offer level={level.number} />
          <p className="max-w-2xl text-lead text-quiet" {...textProps(level.summary, locale)} />
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

/** Links to the programme and its levels, as stops on a climbing line with the current one filled. */
function LevelProgress({ current }: { current: LevelNumber }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const { levels, programme } = useContent()
  return (
    <nav aria-label={t('trail')} className="print:hidden">
      <Link href={routes.programme} className="row-link gap-1.5 text-small">
        <Icon name="arrow-left" className="size-4" />
        <span>{programme.name[locale]}</span>
      </Link>
      <ol className={`level-progress ${levelLine}`}>
        {levels.map((level) => (
          <li key={level.number} data-state={level.number < current ? 'passed' : undefined}>
            <Link
              href={level.path}
              aria-current={level.number === current ? 'page' : undefined}
              className="grid min-h-11 justify-items-center gap-2 text-small"
            >
              <span aria-hidden className="level-stop">
                {level.number}
              </span>
              {levelLabel(level)[locale]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/documents/fees'
import { type Level, levelLabel } from '@/lib/content/documents/levels'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { ApplyLinks } from '@/components/courses/apply-links'
import { Climb } from '@/components/courses/level-scenes'
import { DisclaimerLine } from '@/components/courses/standing'
import { Link } from '@/components/ui/link'

/** The head of a level's page: what it is, what it leads to, what it costs, and where on the path it stands. */
export function LevelHero({ level }: { level: Level }) {
  const locale = useLocale()
  const t = useTranslations('Level')
  const courses = useTranslations('Courses')
  const { fees, levels, programme } = useContent()
  const facts = [
    { label: courses('award'), value: level.award[locale] },
    { label: courses('duration'), value: courses('years', { years: level.durationYears }) },
    { label: courses('moduleCount'), value: level.modules.length },
    { label: courses('courseFee'), value: formatRand(fees.total[level.number]) },
  ]
  return (
    <div className="under-header bg-clay">
      <div className="shell grid items-center gap-10 py-10 sm:py-14 lg:grid-cols-12 lg:gap-[min(3.5rem,5.5vw)]">
        <div className="lg:col-span-7">
          <nav aria-label={t('trail')} className="print:hidden">
            <Link
              href={routes.programme}
              className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold text-quiet hover:text-vine"
            >
              <span aria-hidden>←</span> {programme.name[locale]}
            </Link>
          </nav>
          <h1 className="wrap-anywhere">
            <span className="mb-2 block font-text text-lead font-semibold tracking-normal text-wheat">
              {levelLabel(level)[locale]}{' '}
            </span>
            {level.title[locale]}
          </h1>
          <p className="mt-5 max-w-2xl text-lead text-quiet">{level.summary[locale]}</p>
          <ApplyLinks level={level.number} className="mt-7" />
          <DisclaimerLine className="mt-5 max-w-2xl" />
          <dl
            aria-label={t('factsTitle')}
            className="mt-9 grid gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-3"
          >
            {facts.map(({ label, value }) => (
              <div key={label} className="sm:first:col-span-3">
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className="lg:col-span-5 print:hidden">
          <div className="overflow-hidden rounded-card">
            <Climb current={level.number} className="aspect-[640/440] w-full lg:aspect-[1.12]" />
          </div>
          <figcaption className="mt-3 text-small text-quiet">
            {t('place', { number: String(level.number), count: String(levels.length) })}
          </figcaption>
        </figure>
      </div>
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/link'
import { formatRand } from '@/lib/content/fees'
import { levelLabel } from '@/lib/content/levels'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'

/** What each level comes to, and the sum behind it. */
export function FeesGlance() {
  const locale = useLocale()
  const t = useTranslations('Home')
  const { fees, levels } = useContent()
  return (
    <section aria-labelledby="fees" className="shell py-9 sm:py-24">
      <div className="grid gap-x-[min(3.5rem,5.5vw)] gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="fees" className="waypoint">
            {t('feesTitle')}
          </h2>
          <p className="mt-4 text-lead text-quiet">
            {t('feesIntro', { deposit: formatRand(fees.deposit), monthly: formatRand(fees.monthlyFee) })}
          </p>
          <ButtonLink variant="quiet" href={routes.programme} className="mt-7">
            {t('feesMore')}
          </ButtonLink>
        </div>
        <dl className="tabular-nums lg:col-span-7">
          {levels.map((level) => (
            <div key={level.slug} className="fees-row">
              <dt className="sm:row-span-2">
                <span className="block font-semibold">{levelLabel(level)[locale]}</span>
                <span className="block text-small text-quiet">{level.title[locale]}</span>
              </dt>
              <dd className="text-right font-display text-section whitespace-nowrap">
                {formatRand(fees.total[level.number])}
              </dd>
              <dd className="text-small text-quiet max-sm:col-span-2 sm:text-right">
                {formatRand(fees.deposit)} + {fees.months[level.number]} × {formatRand(fees.monthlyFee)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { levelLabel, levels, programme } from '@/lib/content/courses'
import { deposit, feeMonths, formatRand, monthlyFee, totalFee } from '@/lib/content/fees'
import { localePath } from '@/lib/i18n/paths'

/** What each level comes to, and the sum behind it. */
export function FeesGlance() {
  const locale = useLocale()
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="fees" className="shell py-16 sm:py-24">
      <div className="grid gap-x-[min(3.5rem,5.5vw)] gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="fees">{t('feesTitle')}</h2>
          <p className="mt-4 text-lead text-quiet">
            {t('feesIntro', { deposit: formatRand(deposit), monthly: formatRand(monthlyFee) })}
          </p>
          <ButtonLink
            look="quiet"
            href={localePath(programme.path, locale)}
            prefetch={false}
            className="mt-7"
          >
            {t('feesMore')}
          </ButtonLink>
        </div>
        <dl className="tabular-nums lg:col-span-7">
          {levels.map((level) => (
            <div
              key={level.slug}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-5 first:border-t"
            >
              <dt>
                <span className="block font-semibold">{levelLabel(level)[locale]}</span>
                <span className="block text-small text-quiet">{level.title[locale]}</span>
              </dt>
              <dd className="ml-auto text-right">
                <span className="block font-display text-h2 whitespace-nowrap">
                  {formatRand(totalFee(level.number))}
                </span>
                <span className="block text-small text-quiet">
                  {formatRand(deposit)} + {feeMonths[level.number]} × {formatRand(monthlyFee)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

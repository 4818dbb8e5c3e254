import { useLocale, useTranslations } from 'next-intl'
import { brochureLink } from '@/lib/brochure/links'
import { formatRand } from '@/lib/content/documents/fees'
import type { LevelNumber } from '@/lib/content/level-numbers'
import { useContent } from '@/lib/site/queries'
import { BrochureAnchor } from './brochure-links'

/** A level's price: per month, in total, and the deposit. */
export function Price({ level, className = '' }: { level: LevelNumber; className?: string }) {
  const t = useTranslations('Courses')
  const { fees } = useContent()
  return (
    <p className={className}>
      <strong className="font-semibold">{t('perMonth', { monthly: formatRand(fees.monthlyFee) })}</strong>
      <span className="dot">{' · '}</span>
      <span className="inline-block">{t('inAll', { total: formatRand(fees.total[level]) })}</span>
      <span className="block text-small text-quiet">
        {t('perMonthFor', { months: fees.months[level], deposit: formatRand(fees.deposit) })}
      </span>
    </p>
  )
}

/** A level's price and the brochure in the page's language. Something must follow it (.at-once). */
export function Offer({ level = 1 }: { level?: LevelNumber }) {
  const locale = useLocale()
  const { brochures } = useContent()
  const brochure = brochureLink(brochures, locale)
  return (
    <div className="at-once mb-4 flex flex-wrap items-center gap-x-8 sm:mb-6">
      <Price level={level} />
      <BrochureAnchor brochure={brochure} />
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { formatRand } from '@/lib/content/fees'
import type { LevelNumber } from '@/lib/content/levels'
import { useContent } from '@/lib/site/queries'

/** What studying costs in a line: the month, the deposit, and all of a level together. */
export function Price({ level, className = '' }: { level: LevelNumber; className?: string }) {
  const t = useTranslations('Courses')
  const { fees } = useContent()
  return (
    <p className={className}>
      <strong className="font-semibold">{t('perMonth', { monthly: formatRand(fees.monthlyFee) })}</strong>
      {' · '}
      {t('inAll', { total: formatRand(fees.total[level]) })}
      <span className="block text-small text-quiet">
        {t('perMonthFor', { months: fees.months[level], deposit: formatRand(fees.deposit) })}
      </span>
    </p>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/ui/admin/staff-time'
import { formatNumber } from '@/lib/i18n/formats'
import type { NewsletterDay } from '@/lib/newsletter/subscriber-queries'

/** Subscriptions begun and ended, for each day with any. */
export function DayTable({ days }: { days: readonly NewsletterDay[] }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  if (days.length === 0) return <p className="text-quiet">{t('daysNone')}</p>
  return (
    <div className="max-h-80 overflow-y-auto" tabIndex={0} role="group" aria-label={t('daysTitle')}>
      <table aria-label={t('daysTitle')} className="w-full text-left tabular-nums max-sm:text-small">
        <thead>
          <tr className="border-b-2 border-ink text-small">
            <th scope="col" className="py-2 font-semibold">
              {t('day')}
            </th>
            {[t('confirmed'), t('ended')].map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, confirmed, ended }) => (
            <tr key={day} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 font-normal">
                <Day day={day} />
              </th>
              {[confirmed, ended].map((count, index) => (
                <td key={index} className="py-2.5 pl-3 text-right">
                  {formatNumber(count, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

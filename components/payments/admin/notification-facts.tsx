import { useFormatter, useTranslations } from 'next-intl'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { formatMoney } from '@/lib/money'
import type { Notification } from '@/lib/payments/admin/schema'

/** PayFast's report, its time and verdict, and the failed checks in words. */
export function NotificationFacts({ notification }: { notification: Notification }) {
  const t = useTranslations('PaymentsAdmin.notifications')
  const format = useFormatter()
  const { receivedAt, status, amount, verdict, problems, expected, gatewayPaymentId } = notification
  const { sender, senderAddress, resolvedAt, resolvedBy } = notification
  const isRefused = verdict === 'refused'
  return (
    <div className="grid min-w-0 gap-1">
      <p className="font-semibold">
        {status
          ? t(`says.${status}`, { amount: amount === null ? '' : formatMoney(amount) })
          : t('says.unknown')}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-quiet">
        <StaffTime iso={receivedAt} />
        {!isRefused && <span>{t(`verdicts.${verdict}`)}</span>}
        {gatewayPaymentId && (
          <span className="wrap-anywhere">{t('number', { number: gatewayPaymentId })}</span>
        )}
      </p>
      {isRefused && (
        <ul className="grid gap-1">
          {problems.map((problem) => (
            <li key={problem} className="text-alert">
              {t(`checks.${problem}`)}
              {problem === 'amount' && expected.length > 0 && (
                <>
                  {' '}
                  {t('expected', {
                    amounts: format.list(expected.map(formatMoney), { type: 'disjunction' }),
                  })}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isRefused && sender === 'unknown' && senderAddress && (
        <p className="text-small text-quiet">{t('senderUnknown', { address: senderAddress })}</p>
      )}
      {resolvedAt && (
        <p className="text-small text-quiet">
          {t.rich('resolvedBy', { when: () => <StaffTime iso={resolvedAt} />, who: resolvedBy ?? '' })}
        </p>
      )}
    </div>
  )
}

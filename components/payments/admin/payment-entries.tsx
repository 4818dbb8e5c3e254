import { useTranslations } from 'next-intl'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { Day } from '@/components/ui/admin/staff-time'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { PaymentFile } from '@/lib/payments/admin/file-queries'
import type { Entry } from '@/lib/payments/admin/schema'
import { api } from '@/lib/routes'

function kindOf({ kind, ofEntry, amount }: Entry) {
  if (kind === 'refund' && toCents(amount) > 0) return 'correction'
  return kind === 'correction' && ofEntry !== null ? 'moved' : kind
}

/** Transactions in order of recording; a list on a narrow screen. */
export function PaymentEntries({ file: { entries, notes, left: leftOf, token } }: { file: PaymentFile }) {
  const t = useTranslations('PaymentsAdmin.payment')
  if (entries.length === 0) return <p className="text-quiet">{t('entriesNone')}</p>
  const heads = [
    t('entries.date'),
    t('entries.kind'),
    [t('entries.amount'), 'text-right'],
    [t('entries.bank'), 'pl-3'],
    t('entries.by'),
  ] as const
  const cell = 'py-3 pr-4 max-md:p-0'
  const surplusText = (entry: Entry) => {
    const left = leftOf[entry.id]
    if (left === undefined) return t('isSurplus')
    return toCents(left) > 0 ? t('surplusLeft', { amount: formatMoney(left) }) : t('surplusSettled')
  }
  return (
    <StackedTable label={t('entriesTitle')} heads={heads}>
      {entries.map((entry) => (
        <tr
          key={entry.id}
          role="row"
          className="border-b border-line align-top last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3"
        >
          <td role="cell" className={`${cell} whitespace-nowrap`}>
            <Day day={entry.receivedOn} />
          </td>
          <td role="cell" className={`${cell} max-md:order-3`}>
            {t(`kinds.${kindOf(entry)}`)}
            {token && notes[entry.id] && (
              <a
                href={api.creditNote(token, notes[entry.id]!)}
                className="grain-line -my-1.5 flex min-h-11 w-fit items-center text-small text-vine print:hidden"
              >
                {t('creditNote', { number: notes[entry.id]! })}
              </a>
            )}
            {entry.surplus && <span className="block text-small font-semibold">{surplusText(entry)}</span>}
            {entry.note && <span className="block text-small text-quiet wrap-anywhere">{entry.note}</span>}
          </td>
          <td role="cell" className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>
            {formatMoney(entry.amount)}
          </td>
          <td
            role="cell"
            className={`${cell} wrap-anywhere max-md:order-4 max-md:text-right max-md:text-small md:pl-3`}
          >
            {entry.bankReference}
          </td>
          <td
            role="cell"
            className="py-3 text-small text-quiet wrap-anywhere max-md:order-5 max-md:col-span-2 max-md:p-0"
          >
            {entry.recordedBy === 'system' ? t('bySystem') : entry.recordedBy}
          </td>
        </tr>
      ))}
    </StackedTable>
  )
}

import { useTranslations } from 'next-intl'
import { StackedTable, type TableColumn } from '@/components/ui/admin/list-table'
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
  const surplusText = (entry: Entry) => {
    const left = leftOf[entry.id]
    if (left === undefined) return t('isSurplus')
    return toCents(left) > 0 ? t('surplusLeft', { amount: formatMoney(left) }) : t('surplusSettled')
  }
  const kind = (entry: Entry) => (
    <>
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
    </>
  )
  const columns: TableColumn<Entry>[] = [
    [t('entries.date'), ({ receivedOn }) => <Day day={receivedOn} />, 'whitespace-nowrap'],
    [t('entries.kind'), kind, 'max-md:order-3'],
    [
      t('entries.amount'),
      ({ amount }) => formatMoney(amount),
      'text-right font-semibold whitespace-nowrap tabular-nums',
    ],
    [
      t('entries.bank'),
      ({ bankReference }) => bankReference,
      'wrap-anywhere max-md:order-4 max-md:text-right max-md:text-small md:pl-3',
      'pl-3',
    ],
    [
      t('entries.by'),
      ({ recordedBy }) => (recordedBy === 'system' ? t('bySystem') : recordedBy),
      'text-small text-quiet wrap-anywhere max-md:order-5 max-md:col-span-2',
    ],
  ]
  return (
    <StackedTable
      label={t('entriesTitle')}
      columns={columns}
      rows={entries}
      rowClass="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:py-3"
      cellClass="py-3"
    />
  )
}

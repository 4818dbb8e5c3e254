import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Button } from '@/components/ui/button'
import { ButtonLink, Link } from '@/components/ui/link'
import { formatMoney } from '@/lib/money'
import { asideReasons, reasonField } from '@/lib/payments/bank/form'
import type { BankLine } from '@/lib/payments/bank/queries'
import { purposeText } from '@/lib/receipts/purpose'
import { type Path, routes } from '@/lib/routes'

const tones = {
  certain: 'good',
  recorded: 'waiting',
  reference: 'waiting',
  cut: 'waiting',
  name: 'waiting',
  unmatched: 'quiet',
  booked: 'strong',
  aside: 'quiet',
} as const satisfies Record<string, BadgeTone>

/** Lines of bank statements as a table, on a narrow screen as cards, with the buttons of the form around it. */
export function LineList({
  lines,
  hrefOf,
}: {
  lines: readonly BankLine[]
  /** Where another payment is chosen for a line. */
  hrefOf: (line: BankLine) => Path
}) {
  const t = useTranslations('PaymentsAdmin.bank')
  const purposes = useTranslations('Payments.purposes')
  /** The state of a line, and the payment that it may belong to, or was booked to. */
  const suggestion = ({ state, why, payment, reason, decidedBy }: BankLine) => {
    const shown = state === 'suggested' ? (why ?? 'unmatched') : state
    return (
      <div className="grid justify-items-start gap-0.5 py-1">
        <Badge tone={tones[shown]}>{t(`states.${shown}`)}</Badge>
        {reason && t(`reasons.${reason}`)}
        {payment && (
          <>
            <Link href={routes.paymentAdmin(payment.id)} className="list-name">
              {payment.firstName} {payment.surname}
            </Link>
            <span className="text-quiet">
              {purposeText(payment, purposes)} · {payment.reference}
              {state === 'suggested' && (
                <> · {t('outstanding', { amount: formatMoney(payment.outstanding) })}</>
              )}
            </span>
          </>
        )}
        {decidedBy && <span className="wrap-anywhere text-quiet">{decidedBy}</span>}
      </div>
    )
  }
  const decisions = (line: BankLine) => {
    const { id, text, amount, state, entryId, payment } = line
    const named = (label: string) => ({ 'aria-label': `${label}: ${text}`, children: label })
    if (state === 'booked') return null
    if (state === 'aside')
      return <Button size="small" variant="quiet" name="back" value={id} {...named(t('back'))} />
    return (
      <div className="flex flex-wrap items-start gap-2 py-1">
        {payment && (
          <Button
            size="small"
            name="confirm"
            value={`${id}:${entryId ?? `${payment.id}:${payment.outstanding}`}`}
            {...named(t('confirm'))}
          />
        )}
        {!amount.startsWith('-') && (
          <ButtonLink
            size="small"
            variant="quiet"
            href={hrefOf(line)}
            {...named(t(payment ? 'other' : 'choose'))}
          />
        )}
        <details className="group open:basis-full">
          <summary
            aria-label={`${t('aside')}: ${text}`}
            className="row-link cursor-pointer list-none [&::-webkit-details-marker]:hidden"
          >
            {t('aside')}
          </summary>
          <div className="flex flex-wrap items-center gap-2">
            <select
              name={reasonField(id)}
              aria-label={t('reason')}
              className="min-h-11 max-w-full rounded-lg border border-control bg-raised pr-9 pl-3"
            >
              {asideReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`reasons.${reason}`)}
                </option>
              ))}
            </select>
            <Button size="small" variant="quiet" name="aside" value={id}>
              {t('setAside')}
            </Button>
          </div>
        </details>
      </div>
    )
  }
  const columns: TableColumn<BankLine>[] = [
    [t('text'), ({ text }) => text, 'font-semibold wrap-anywhere'],
    [t('amount'), ({ amount }) => formatMoney(amount), 'text-right whitespace-nowrap tabular-nums'],
    [t('day'), ({ day }) => <Day day={day} />, 'list-wide whitespace-nowrap'],
    [t('payment'), suggestion, 'list-wide'],
    [t('decision'), decisions, 'list-wide'],
  ]
  return <ListTable label={t('title')} columns={columns} rows={lines} />
}

import { useLocale, useTranslations } from 'next-intl'
import { ExportButton } from '@/components/staff/admin/export'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/i18n/formats'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { toCents } from '@/lib/payments/amount'
import { type OwingPerson, sumOf } from '@/lib/payments/owed/owed'
import { api, routes } from '@/lib/routes'

const ages = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const

/** A person's open payments; those of a person without an address are found by the first one. */
const hrefOf = ({ id, payments, email, phone }: OwingPerson) =>
  payments === 1 ? routes.paymentAdmin(id) : paymentsPath(paymentFilters({ q: email ?? phone ?? '' }))

/** A sum, empty for nothing. */
function Sum({ amount, label, isTotal = false }: { amount: string; label: string; isTotal?: boolean }) {
  const isNothing = toCents(amount) === 0
  return (
    <td
      role="cell"
      className={`text-right whitespace-nowrap tabular-nums ${isTotal ? 'list-table-only font-semibold' : 'list-wide'}`}
    >
      {!isNothing && (
        <>
          <span className="list-label">{label}: </span>
          {formatMoney(amount)}
        </>
      )}
    </td>
  )
}

function Row({ person }: { person: OwingPerson }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.owed')
  const { name, email, phone, since, remindedOn, promise } = person
  const address = email ?? phone
  const isOverdue = toCents(sumOf(person, null)) > 0
  return (
    <tr role="row">
      <td role="cell">
        <Link href={hrefOf(person)} className="list-name">
          {name}
        </Link>
        <span className="block text-quiet wrap-anywhere">
          {email ?? (phone ? formatPhone(phone) : t('noAddress'))}
        </span>
      </td>
      <td role="cell" className="self-start text-right font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(person.total)}
      </td>
      {ages.map((age) => (
        <Sum key={age} amount={sumOf(person, age)} label={t(`ages.${age}`)} />
      ))}
      <td role="cell" className="list-wide">
        <span className="block">
          {t('since')} <Day day={since} />
        </span>
        {remindedOn && (
          <span className="block text-quiet">
            {t('reminded')} <Day day={remindedOn} />
          </span>
        )}
        {promise && (
          <span className={`block font-semibold ${promise.state === 'broken' ? 'text-alert' : 'text-vine'}`}>
            {t(`promise.${promise.state}`, {
              amount: formatMoney(promise.amount),
              day: formatDay(promise.promisedOn, locale, 'medium'),
            })}
          </span>
        )}
      </td>
      <td role="cell" className="list-wide">
        {isOverdue && address && (
          <ExportButton
            action={api.exportDemand}
            values={[['address', address]]}
            label={t('demand')}
            name={t('demandTo', { name })}
            isTable={false}
            size="small"
          />
        )}
      </td>
    </tr>
  )
}

/** People who owe money, with the sums by days after the due day; cards where the table does not fit. */
export function OwedList({ people }: { people: readonly OwingPerson[] }) {
  const t = useTranslations('PaymentsAdmin.owed')
  const columns = useTranslations('PaymentsAdmin.columns')
  const heads = [
    t('person'),
    [t('total'), 'text-right'],
    ...ages.map((age) => [t(`ages.${age}`), 'text-right'] as const),
    columns('status'),
    t('letter'),
  ] as const
  return (
    <ListTable label={t('listTitle')} heads={heads}>
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </ListTable>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { ExportButton } from '@/components/staff/admin/export'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { formatDay } from '@/lib/i18n/formats'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { type OwingPerson, ages, sumOf } from '@/lib/payments/owed/owed'
import { api, routes } from '@/lib/routes'

/** People who owe money, with the sums by days after the due day; cards where the table does not fit. */
export function OwedList({ people }: { people: readonly OwingPerson[] }) {
  const t = useTranslations('PaymentsAdmin.owed')
  const columns = useTranslations('PaymentsAdmin.columns')
  const right = (text: string) => [text, 'text-right'] as const
  const heads = [
    t('person'),
    right(t('ages.all')),
    ...ages.map((age) => right(t(`ages.${age}`))),
    columns('status'),
    t('letter'),
  ]
  return (
    <ListTable label={t('listTitle')} heads={heads}>
      {people.map((person) => (
        <Row key={person.id} person={person} />
      ))}
    </ListTable>
  )
}

function Row({ person }: { person: OwingPerson }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.owed')
  const { id, email, phone, payments, since, remindedOn, sums, promise } = person
  const name = `${person.firstName} ${person.surname}`
  const address = email ?? phone
  const isLate = promise?.state === 'broken'
  return (
    <tr role="row">
      <td role="cell">
        <Link
          href={
            address && payments > 1 ? paymentsPath(paymentFilters({ q: address })) : routes.paymentAdmin(id)
          }
          className="list-name"
        >
          {name}
        </Link>
        <span className="block text-quiet wrap-anywhere">
          {email ?? (phone ? formatPhone(phone) : t('noAddress'))}
        </span>
      </td>
      <td role="cell" className="text-right font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(sumOf(sums, 'all'))}
      </td>
      {ages.map((age) => (
        <td key={age} role="cell" className="list-wide whitespace-nowrap tabular-nums lg:text-right">
          {sums[age] && (
            <>
              <span className="list-label">{t(`ages.${age}`)}: </span>
              {formatMoney(sums[age])}
            </>
          )}
        </td>
      ))}
      <td role="cell" className="list-wide">
        {t('since')} <Day day={since} />
        {remindedOn && (
          <span className="block text-quiet">
            {t('reminded')} <Day day={remindedOn} />
          </span>
        )}
        {promise && (
          <span className={`block font-semibold ${isLate ? 'text-alert' : 'text-vine'}`}>
            {t(`promise.${promise.state}`, {
              amount: formatMoney(promise.amount),
              day: formatDay(promise.promisedOn, locale, 'medium'),
            })}
          </span>
        )}
      </td>
      <td role="cell" className="list-wide">
        {address && ages.some((age) => age !== 'not-due' && sums[age]) && (
          <ExportButton
            {...{ action: api.exportDemand, values: [['address', address]], isTable: false, size: 'small' }}
            label={t('demand')}
            name={t('demandTo', { name })}
          />
        )}
      </td>
    </tr>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import { ExportButton } from '@/components/staff/admin/export'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
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
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.owed')
  const columns = useTranslations('PaymentsAdmin.columns')
  const name = ({ id, firstName, surname, email, phone, payments }: OwingPerson) => {
    const query = payments > 1 ? (email ?? phone) : null
    return (
      <>
        <Link
          href={query ? paymentsPath(paymentFilters({ q: query })) : routes.paymentAdmin(id)}
          className="list-name"
        >
          {firstName} {surname}
        </Link>
        <span className="block text-quiet wrap-anywhere">
          {email ?? (phone ? formatPhone(phone) : t('noAddress'))}
        </span>
      </>
    )
  }
  const aged = ages.map((age): TableColumn<OwingPerson> => [
    t(`ages.${age}`),
    ({ sums }) =>
      sums[age] && (
        <>
          <span className="list-label">{t(`ages.${age}`)}: </span>
          {formatMoney(sums[age])}
        </>
      ),
    'list-wide whitespace-nowrap tabular-nums lg:text-right',
  ])
  const state = ({ since, remindedOn, promise }: OwingPerson) => (
    <>
      {t('since')} <Day day={since} />
      {remindedOn && (
        <span className="block text-quiet">
          {t('reminded')} <Day day={remindedOn} />
        </span>
      )}
      {promise && (
        <span
          className={`block font-semibold ${promise.state === 'broken' ? 'text-alert' : 'text-vine'}`}
        >
          {t(`promise.${promise.state}`, {
            amount: formatMoney(promise.amount),
            day: formatDay(promise.promisedOn, locale, 'medium'),
          })}
        </span>
      )}
    </>
  )
  const letter = ({ firstName, surname, email, phone, sums }: OwingPerson) => {
    const address = email ?? phone
    return (
      address &&
      ages.some((age) => age !== 'not-due' && sums[age]) && (
        <ExportButton
          {...{ action: api.exportDemand, values: [['address', address]], isTable: false, size: 'small' }}
          label={t('demand')}
          name={t('demandTo', { name: `${firstName} ${surname}` })}
        />
      )
    )
  }
  const all = ({ sums }: OwingPerson) => formatMoney(sumOf(sums, 'all'))
  return (
    <ListTable
      label={t('listTitle')}
      columns={[
        [t('person'), name],
        [t('ages.all'), all, 'text-right font-semibold whitespace-nowrap tabular-nums'],
        ...aged,
        [columns('status'), state, 'list-wide'],
        [t('letter'), letter, 'list-wide'],
      ]}
      rows={people}
    />
  )
}

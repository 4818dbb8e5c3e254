import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListBar } from '@/components/ui/admin/list-bar'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted, formatDay } from '@/lib/i18n/formats'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import {
  type OwedFilters,
  type OwingPerson,
  ages,
  owedParts,
  owedPath,
  owedValues,
  sumOf,
} from '@/lib/payments/owed/owed'
import { OWED_PAGE_SIZE, owedPage } from '@/lib/payments/owed/queries'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

const sumClass =
  'grid h-full content-between rounded-card border border-line bg-raised px-3 py-2 hover:border-vine aria-[current]:border-vine aria-[current]:bg-good-soft'

/** Money owed by age, in all and by person; each sum leads to the people who owe it. */
export async function OwedInbox({ filters, page }: { filters: OwedFilters; page: number }) {
  const locale = await getLocale()
  const t = await getTranslations('PaymentsAdmin.owed')
  const list = await settle('owedPage', owedPage(filters, page))
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { sums, total, people } = list.data
  const pager = {
    ...{ page, pages: Math.ceil(total / OWED_PAGE_SIZE), label: t('pager') },
    hrefOf: (number: number) => owedPath(filters, number),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <nav aria-label={t('agesLabel')}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
          {owedParts.map((part) => (
            <li key={part}>
              <Link
                href={owedPath({ ...filters, age: part })}
                aria-current={part === filters.age ? 'page' : undefined}
                className={sumClass}
              >
                <span className="text-small text-quiet">{t(`ages.${part ?? 'overdue'}`)}</span>
                <span className="font-semibold tabular-nums">{formatMoney(sumOf(sums, part))}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ListBar
        {...{ path: routes.owed, values: Object.fromEntries(owedValues(filters)), kept: ['age'] }}
        label={t('filterTitle')}
        search={t('search')}
      />
      {total > 0 ? (
        <ListSection
          {...{
            label: t('listTitle'),
            found: t('found', counted(total, locale)),
            pager,
            note: `${t('note')} ${t('promiseNote')}`,
          }}
        >
          <OwedList people={people} filters={filters} page={page} />
        </ListSection>
      ) : filters.q ? (
        <NothingFound text={t('noneFound')} all={owedPath({ ...filters, q: null })} />
      ) : (
        <EmptyList text={t('none')} />
      )}
    </div>
  )
}

/** People who owe money, with the sums by days after the due day; cards where the table does not fit. */
function OwedList({
  people,
  filters,
  page,
}: {
  people: readonly OwingPerson[]
  filters: OwedFilters
  page: number
}) {
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
          {email ? <EmailAddress address={email} /> : phone ? formatPhone(phone) : t('noAddress')}
        </span>
      </>
    )
  }
  const aged = ages.map((age): TableColumn<OwingPerson> => [
    // Without a break between the days.
    t(`ages.${age}`).replace('–', '–\u2060'),
    ({ sums }) =>
      sums[age] && (
        <>
          <span className="list-label">{t(`ages.${age}`)}: </span>
          {formatMoney(sums[age])}
        </>
      ),
    'list-wide tabular-nums lg:text-right lg:whitespace-nowrap',
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
        <span className={`block font-semibold ${promise.state === 'broken' ? 'text-alert' : 'text-vine'}`}>
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
          {...{ action: api.exportDemand, isTable: false, size: 'small' }}
          values={[...owedValues(filters), ['page', String(page)], ['address', address]]}
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
        [t('person'), name, undefined, 'w-[19%]'],
        [t('ages.all'), all, 'self-start text-right leading-11 font-semibold whitespace-nowrap tabular-nums'],
        ...aged,
        [columns('status'), state, 'list-wide'],
        [t('letter'), letter, 'list-wide'],
      ]}
      rows={people}
    />
  )
}

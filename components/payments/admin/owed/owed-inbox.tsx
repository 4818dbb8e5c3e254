import { getLocale, getTranslations } from 'next-intl/server'
import { ListBar } from '@/components/ui/admin/list-bar'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { type OwedFilters, owedParts, owedPath, owedValues, sumOf } from '@/lib/payments/owed/owed'
import { OWED_PAGE_SIZE, owedPage } from '@/lib/payments/owed/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { OwedList } from './owed-list'

const sumClass =
  'grid h-full content-start rounded-card border border-line bg-raised px-3 py-2 hover:border-vine aria-[current]:border-vine aria-[current]:bg-good-soft'

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
          <OwedList people={people} />
        </ListSection>
      ) : filters.q ? (
        <NothingFound text={t('noneFound')} all={owedPath({ ...filters, q: null })} />
      ) : (
        <EmptyList text={t('none')} />
      )}
    </div>
  )
}

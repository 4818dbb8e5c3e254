import { getLocale, getTranslations } from 'next-intl/server'
import { ListBar } from '@/components/ui/admin/list-bar'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/lib/i18n/formats'
import { type OwedFilters, owedPath, owedValues } from '@/lib/payments/owed/owed'
import { OWED_PAGE_SIZE, owedPage } from '@/lib/payments/owed/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { OwedList } from './owed-list'
import { OwedSums } from './owed-sums'

/** Money owed by age, in all and by person. */
export async function OwedInbox({ filters, page }: { filters: OwedFilters; page: number }) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations('PaymentsAdmin.owed'),
    settle('owedPage', owedPage(filters, page)),
  ])
  if (!list.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { sums, total, people } = list.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <OwedSums sums={sums} filters={filters} />
      <ListBar
        path={routes.owed}
        values={owedValues(filters)}
        kept={['age']}
        label={t('filterTitle')}
        search={t('search')}
      />
      {people.length === 0 && page === 1 ? (
        <ListSection label={t('listTitle')}>
          {filters.query ? (
            <NothingFound text={t('noneFound')} all={owedPath({ ...filters, query: null })} />
          ) : (
            <EmptyList text={t('none')} />
          )}
        </ListSection>
      ) : (
        <ListSection
          label={t('listTitle')}
          found={t('found', counted(total, locale))}
          pager={{
            page,
            pages: Math.ceil(total / OWED_PAGE_SIZE),
            hrefOf: (number) => owedPath(filters, number),
            label: t('pager'),
          }}
          note={t('note')}
        >
          <OwedList people={people} />
        </ListSection>
      )}
    </div>
  )
}

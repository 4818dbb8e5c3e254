import { getLocale, getTranslations } from 'next-intl/server'
import { SubscriberList } from '@/components/newsletter/admin/subscriber-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { FilterInput } from '@/components/staff/admin/filter-fields'
import { SectionCard } from '@/components/staff/admin/section-card'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Button } from '@/components/ui/button'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { SUBSCRIBERS_PAGE_SIZE, subscriptionCounts, subscriptions } from '@/lib/newsletter/subscriber-queries'
import {
  type SubscriberFilters,
  countOf,
  subscriberFilters,
  subscribersPath,
  subscriptionStates,
} from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newsletterSubscribers')

async function Tabs({ filters }: { filters: SubscriberFilters }) {
  const [locale, t, counts] = await Promise.all([
    getLocale(),
    getTranslations('NewsletterAdmin.subscribers'),
    settle('subscriptionCounts', subscriptionCounts()),
  ])
  return (
    <CountTabs
      label={t('tabs')}
      tabs={subscriptionStates.map((state) => ({
        href: subscribersPath({ ...filters, state, page: 1 }),
        label: t(`states.${state}`),
        isPresent: state === filters.state,
        count: counts.ok ? formatNumber(countOf(counts.data, state), locale) : undefined,
      }))}
    />
  )
}

/** Navigates to an address, so that it can be reloaded and bookmarked. */
async function Search({ filters }: { filters: SubscriberFilters }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('NewsletterAdmin.subscribers')])
  return (
    <form
      key={filters.query}
      action={localePath(routes.newsletterSubscribers, locale)}
      role="search"
      aria-label={t('searchForm')}
      className="grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end"
    >
      {filters.state !== 'confirmed' && <input type="hidden" name="state" value={filters.state} />}
      <FilterInput name="q" type="search" label={t('search')} value={filters.query} />
      <Button type="submit">{t('searchButton')}</Button>
      {filters.query && (
        <ButtonLink variant="quiet" href={subscribersPath({ ...filters, query: '', page: 1 })}>
          {t('clear')}
        </ButtonLink>
      )}
    </form>
  )
}

async function Subscribers({ filters }: { filters: SubscriberFilters }) {
  const [locale, t, read] = await Promise.all([
    getLocale(),
    getTranslations('NewsletterAdmin.subscribers'),
    settle('subscriptions', subscriptions(filters)),
  ])
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { found, total } = read.data
  return (
    <>
      {filters.query && (
        <p role="status" className="mb-5 text-quiet">
          {t('found', counted(total, locale))}
        </p>
      )}
      <SubscriberList subscriptions={found} />
      <Pager
        page={filters.page}
        pages={Math.ceil(total / SUBSCRIBERS_PAGE_SIZE)}
        hrefOf={(page) => subscribersPath({ ...filters, page })}
        labels={{ nav: t('pager'), previous: t('newer'), next: t('older') }}
      />
    </>
  )
}

export default async function SubscribersPage({
  searchParams,
}: PageProps<'/[locale]/admin/newsletter/subscribers'>) {
  const [locale, query, t] = await Promise.all([
    getLocale(),
    searchParams,
    getTranslations('NewsletterAdmin.subscribers'),
  ])
  const filters = subscriberFilters(query)
  const staff = await requireStaff(locale, subscribersPath(filters))
  return (
    <AdminPage staff={staff} title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Tabs filters={filters} />
        <Search filters={filters} />
        <SectionCard id="addresses" title={t('listTitle')}>
          <Subscribers filters={filters} />
        </SectionCard>
      </div>
    </AdminPage>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { SubscriberList } from '@/components/newsletter/admin/subscriber-list'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { CountTabs } from '@/components/ui/admin/count-tabs'
import { ListBar } from '@/components/ui/admin/list-bar'
import { EmptyList, ListSection, NothingFound } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { SUBSCRIBERS_PAGE_SIZE, subscriptionCounts, subscriptions } from '@/lib/newsletter/subscriber-queries'
import {
  type SubscriberFilters,
  countOf,
  subscriberFilters,
  subscriberValues,
  subscribersPath,
  subscriptionStates,
} from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('newsletterSubscribers')

async function Tabs({ filters }: { filters: SubscriberFilters }) {
  const locale = await getLocale()
  const t = await getTranslations('NewsletterAdmin.subscribers')
  const counts = await settle('subscriptionCounts', subscriptionCounts())
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

async function Subscribers({ filters }: { filters: SubscriberFilters }) {
  const locale = await getLocale()
  const t = await getTranslations('NewsletterAdmin.subscribers')
  const read = await settle('subscriptions', subscriptions(filters))
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { found, total } = read.data
  return (
    <ListSection
      label={t('listTitle')}
      found={filters.q ? t('found', counted(total, locale)) : undefined}
      pager={{
        page: filters.page,
        pages: Math.ceil(total / SUBSCRIBERS_PAGE_SIZE),
        hrefOf: (page) => subscribersPath({ ...filters, page }),
        label: t('pager'),
      }}
    >
      <SubscriberList
        subscriptions={found}
        empty={
          filters.q ? (
            <NothingFound text={t('none')} all={subscribersPath({ ...filters, q: null, page: 1 })} />
          ) : (
            <EmptyList text={t('none')} help={t('noneHelp')} />
          )
        }
      />
    </ListSection>
  )
}

export default async function SubscribersPage({
  searchParams,
}: PageProps<'/[locale]/admin/newsletter/subscribers'>) {
  const query = await searchParams
  const t = await getTranslations('NewsletterAdmin.subscribers')
  const filters = subscriberFilters(query)
  const staff = await requireStaff(subscribersPath(filters))
  return (
    <RolePage role="office" staff={staff} title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <ListBar
          tabs={<Tabs filters={filters} />}
          path={routes.newsletterSubscribers}
          values={subscriberValues(filters)}
          kept={['state']}
          label={t('searchForm')}
          search={t('search')}
        />
        <Subscribers filters={filters} />
      </div>
    </RolePage>
  )
}

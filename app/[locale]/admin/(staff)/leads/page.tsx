import { getLocale, getTranslations } from 'next-intl/server'
import { ExportNotice } from '@/components/leads/admin/export'
import { FilterForm } from '@/components/leads/admin/filter-form'
import { HeldNotice } from '@/components/leads/admin/held'
import { FollowUps, Inbox } from '@/components/leads/admin/inbox'
import { AdminPage } from '@/components/staff/staff-page'
import { ButtonLink } from '@/components/ui/button'
import { settle } from '@/lib/result'
import { localePath } from '@/lib/i18n/paths'
import { type LeadFilters, filterValues, inboxPath, leadFilters, pageNumber } from '@/lib/leads/filters'
import { filterOptions } from '@/lib/leads/queries'
import { exportError } from '@/lib/http/file-response'
import { routes } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadata('leads')

async function Filter({ filters }: { filters: LeadFilters }) {
  // When this query fails, the filters that need no known values still work.
  const known = await settle('filterOptions', filterOptions())
  // Every lead has a source, so without known values there is no lead to filter.
  if (known.ok && known.data.length === 0 && filterValues(filters).length === 0) return null
  return <FilterForm filters={filters} known={known.ok ? known.data : []} />
}

export default async function LeadsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [locale, query, t] = await Promise.all([getLocale(), searchParams, getTranslations('Leads.inbox')])
  const filters = leadFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(locale, inboxPath(filters, page))
  return (
    <AdminPage staff={staff} title={t('title')}>
      <ExportNotice code={exportError(query.failed)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <HeldNotice />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-quiet">{t('intro')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="quiet" href={localePath(routes.heldLeads, locale)}>
              {t('held')}
            </ButtonLink>
            <ButtonLink variant="quiet" href={localePath(routes.spamLeads, locale)}>
              {t('spam')}
            </ButtonLink>
          </div>
        </div>
        <FollowUps folded={page > 1 || filterValues(filters).length > 0} />
        <Filter filters={filters} />
        <section
          aria-label={t('listTitle')}
          className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7"
        >
          <Inbox filters={filters} page={page} />
        </section>
      </div>
    </AdminPage>
  )
}

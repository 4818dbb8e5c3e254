import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/leads/admin/filter-form'
import { HeldNotice } from '@/components/leads/admin/held-notice'
import { Inbox } from '@/components/leads/admin/inbox'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { pageNumber } from '@/lib/address-query'
import { type LeadFilters, inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { leadOwners } from '@/lib/leads/inbox/queries'
import { exportError } from '@/lib/http/file-response'
import { routes } from '@/lib/routes'
import { type Staff, requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('leads')

async function Leads({ filters, page, staff }: { filters: LeadFilters; page: number; staff: Staff }) {
  const owners = await leadOwners()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <HeldNotice />
      <FilterForm filters={filters} owners={owners} userId={staff.userId} />
      <Inbox filters={filters} page={page} owners={owners} mayExport={staff.role === 'admin'} />
    </div>
  )
}

export default async function LeadsPage({ searchParams }: PageProps<'/[locale]/admin/leads'>) {
  const [query, t] = await Promise.all([searchParams, getTranslations('Leads.inbox')])
  const filters = leadFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(inboxPath(filters, page))
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title')}
      actions={
        <>
          <ButtonLink size="small" href={routes.newLead}>
            {t('add')}
          </ButtonLink>
          <ButtonLink size="small" variant="quiet" href={routes.importLeads}>
            {t('import')}
          </ButtonLink>
        </>
      }
    >
      <ExportNotice code={exportError(query.failed)} />
      <Leads filters={filters} page={page} staff={staff} />
    </RolePage>
  )
}

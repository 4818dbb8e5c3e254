import { getTranslations } from 'next-intl/server'
import { DashboardLeads } from '@/components/leads/admin/dashboard/dashboard-leads'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { NotForRole, StaffPage } from '@/components/staff/admin/staff-page'
import { Beginnings } from '@/components/today/admin/beginnings'
import { WaitingList } from '@/components/today/admin/waiting-list'
import { exportError } from '@/lib/http/file-response'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'
import { waitingWork } from '@/lib/today/queries'

export const generateMetadata = () => unlistedMetadataOf('dashboard')

export default async function DashboardPage({ searchParams }: PageProps<'/[locale]/admin/dashboard'>) {
  const staff = await requireStaff(routes.dashboard)
  const [t, { failed }] = await Promise.all([getTranslations('Dashboard'), searchParams])
  return (
    <StaffPage title={t('title')} actions={<Beginnings role={staff.role} />}>
      <ExportNotice code={exportError(failed)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <LoadedSection id="to-do" title={t('toDoTitle')} load={waitingWork}>
          {(work) => <WaitingList work={work} />}
        </LoadedSection>
        {hasRightsOf(staff.role, 'office') ? (
          <DashboardLeads isAdmin={staff.role === 'admin'} />
        ) : (
          <NotForRole staff={staff} text={t('leadsRefused')} />
        )}
      </div>
    </StaffPage>
  )
}

import { getTranslations } from 'next-intl/server'
import { DashboardLeads } from '@/components/leads/admin/dashboard/dashboard-leads'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { NotForRole, StaffPage } from '@/components/staff/admin/staff-page'
import { WaitingList } from '@/components/today/admin/waiting-list'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'
import { type StaffRole, hasRightsOf } from '@/lib/staff/roles'
import { waitingWork } from '@/lib/today/queries'
import { useTranslations } from 'next-intl'
import { NewIssueButton } from '@/components/newsletter/admin/new-issue-button'
import { ButtonLink } from '@/components/ui/link'

export const generateMetadata = () => unlistedMetadataOf('dashboard')

export default async function DashboardPage() {
  const staff = await requireStaff(routes.dashboard)
  const t = await getTranslations('Dashboard')
  return (
    <StaffPage title={t('title')} actions={<Beginnings role={staff.role} />}>
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

/** What staff begin most often, by role, in one press. */
function Beginnings({ role }: { role: StaffRole }) {
  const t = useTranslations()
  const paths = [
    // In the hash: Blog Admin loads once more to move a parameter there.
    ...(hasRightsOf(role, 'editor')
      ? [[t('Posts.admin.newPost'), `${routes.blogAdmin}#edit=new`] as const]
      : []),
    ...(hasRightsOf(role, 'office')
      ? ([
          [t('Meta.newLead.title'), routes.newLead],
          [t('Meta.newPayment.title'), routes.newPayment],
        ] as const)
      : []),
  ] as const
  return (
    // On a phone one line, to leave the screen to the work.
    <div className="flex gap-2 sm:flex-wrap max-sm:-m-1 max-sm:max-w-[calc(100vw-2*var(--gutter))] max-sm:overflow-x-auto max-sm:p-1 max-sm:whitespace-nowrap">
      {paths.map(([title, path]) => (
        <ButtonLink key={path} size="small" variant="quiet" href={path}>
          {title}
        </ButtonLink>
      ))}
      {role === 'admin' && (
        <NewIssueButton label={t('NewsletterAdmin.new')} failed={t('NewsletterAdmin.newFailed')} isSmall />
      )}
    </div>
  )
}

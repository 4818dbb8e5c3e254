import { getLocale, getTranslations } from 'next-intl/server'
import { DashboardLeads } from '@/components/leads/admin/dashboard/dashboard-leads'
import { PaymentNotices } from '@/components/payments/admin/payment-notices'
import { WaitingPosts } from '@/components/posts/admin/waiting-posts'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { SecondFactorReminder } from '@/components/staff/second-factor-summary'
import { AdminsOnly, StaffPage } from '@/components/staff/admin/staff-page'
import { unpublishedPosts } from '@/lib/posts/admin-queries'
import { exportError } from '@/lib/http/file-response'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { secondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'

export const generateMetadata = () => unlistedMetadataOf('dashboard')

export default async function DashboardPage({ searchParams }: PageProps<'/[locale]/admin/dashboard'>) {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.dashboard)
  const [t, { failed }, factor] = await Promise.all([
    getTranslations('Dashboard'),
    searchParams,
    settle('secondFactorStatus', secondFactorStatus()),
  ])
  return (
    <StaffPage title={t('title')}>
      <ExportNotice code={exportError(failed)} />
      {factor.ok && <SecondFactorReminder status={factor.data} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {staff.role === 'admin' && <PaymentNotices withProofs />}
        {staff.role === 'admin' ? <DashboardLeads /> : <AdminsOnly what="leads" />}
        <LoadedSection
          id="posts"
          title={t('postsTitle')}
          load={() => Promise.all([unpublishedPosts('draft'), unpublishedPosts('scheduled')])}
        >
          {([drafts, scheduled]) => <WaitingPosts drafts={drafts} scheduled={scheduled} />}
        </LoadedSection>
      </div>
    </StaffPage>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { AdminsOnly } from '@/components/staff/admins-only'
import { DashboardLeads } from '@/components/leads/admin/dashboard/dashboard-leads'
import { ExportNotice } from '@/components/leads/admin/export-notice'
import { Part } from '@/components/staff/part'
import { StaffBar } from '@/components/staff/staff-bar'
import { WaitingPosts } from '@/components/posts/admin/waiting-posts'
import { requireStaff } from '@/lib/staff/queries'
import { waitingPosts } from '@/lib/posts/waiting'
import { exportError } from '@/lib/http/file-response'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('dashboard')

export default async function DashboardPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const locale = await getLocale()
  const staff = await requireStaff(locale, '/admin/dashboard')
  const [t, { failed }] = await Promise.all([getTranslations('Dashboard'), searchParams])
  return (
    <>
      <StaffBar staff={staff} current="dashboard" switches />
      <main className="shell grid flex-1 grid-cols-[minmax(0,1fr)] content-start py-8 sm:py-10">
        <h1 className="mb-6 text-h2 sm:mb-8">{t('title')}</h1>
        <ExportNotice code={exportError(failed)} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {staff.role === 'admin' ? <DashboardLeads /> : <AdminsOnly />}
          <Part
            id="posts"
            title={t('postsTitle')}
            read={() => Promise.all([waitingPosts('draft'), waitingPosts('scheduled')])}
          >
            {([drafts, scheduled]) => <WaitingPosts drafts={drafts} scheduled={scheduled} />}
          </Part>
        </div>
      </main>
    </>
  )
}

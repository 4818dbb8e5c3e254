import { getLocale, getTranslations } from 'next-intl/server'
import { MemberList } from '@/components/staff/member-list'
import { AdminPage } from '@/components/staff/staff-page'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/result'
import { routes } from '@/lib/routes'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { staffMembers } from '@/lib/staff/member-queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadata('staff')

async function Members({ userId }: { userId: string }) {
  const [t, members] = await Promise.all([
    getTranslations('Staff.members'),
    settle('staffMembers', staffMembers()),
  ])
  if (!members.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return (
    <>
      <MemberList members={members.data} userId={userId} />
      {members.data.length === 1 && <p className="mt-4 text-quiet">{t('onlyYou')}</p>}
    </>
  )
}

export default async function StaffMembersPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, routes.staff)
  const t = await getTranslations('Staff.members')
  return (
    <AdminPage staff={staff} title={t('title')}>
      <p className="mb-6 max-w-2xl text-quiet">
        {t.rich('intro', { command: () => <code className="text-ink">npm run staff</code> })}
      </p>
      <section
        aria-label={t('title')}
        className="min-w-0 rounded-card border border-line bg-raised p-5 sm:p-7"
      >
        <Members userId={staff.userId} />
      </section>
    </AdminPage>
  )
}

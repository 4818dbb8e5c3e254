import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { MemberView } from '@/components/staff/admin/member-view'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { Notice } from '@/components/ui/notice'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { staffMembers } from '@/lib/staff/members/queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('staffMember')

export default async function StaffMemberPage({ params }: PageProps<'/[locale]/admin/staff/[id]'>) {
  const [t, { id }] = await Promise.all([getTranslations('Staff.members'), params])
  const staff = await requireStaff(routes.staffMember(id))
  // Only admins learn whether the member exists.
  const members = staff.role === 'admin' ? await settle('staffMembers', staffMembers()) : null
  const member = members?.ok ? members.data.find((each) => each.id === id) : null
  if (member === undefined) notFound()
  return (
    <AdminPage
      staff={staff}
      title={member?.email ?? t('title')}
      back={{ href: routes.staff, label: t('back') }}
    >
      {member ? (
        <MemberView member={member} isOwn={member.id === staff.userId} />
      ) : (
        <Notice variant="alert">{t('failed')}</Notice>
      )}
    </AdminPage>
  )
}

import { getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { InvitationList } from '@/components/staff/admin/invitation-list'
import { InviteForm } from '@/components/staff/admin/invite-form'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { MemberList } from '@/components/staff/admin/member-list'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { ListSection } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { isMailOn } from '@/lib/mail/smtp'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { changeInvitation, inviteStaff } from '@/lib/staff/members/invitation-actions'
import { openInvitations } from '@/lib/staff/members/invitation-queries'
import { staffMembers } from '@/lib/staff/members/queries'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('staff')

async function Members({ userId }: { userId: string }) {
  const t = await getTranslations('Staff.members')
  const members = await settle('staffMembers', staffMembers())
  if (!members.ok) return <Notice variant="alert">{t('failed')}</Notice>
  return (
    <ListSection label={t('title')} note={t('intro')}>
      <MemberList members={members.data} userId={userId} />
      {members.data.length === 1 && <p className="mt-4 text-quiet">{t('onlyYou')}</p>}
    </ListSection>
  )
}

export default async function StaffMembersPage({ searchParams }: PageProps<'/[locale]/admin/staff'>) {
  const staff = await requireStaff(routes.staff)
  const t = await getTranslations('Staff.members')
  const invite = await getTranslations('Staff.invite')
  const outbox = await getTranslations('Outbox')
  const query = await searchParams
  return (
    <AdminPage staff={staff} title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {query.notice === 'removed' && <Notice variant="good">{t('removed')}</Notice>}
        <Members userId={staff.userId} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <SectionCard id="invite" title={invite('title')}>
            {!isMailOn && (
              <div className="mb-5">
                <Notice variant="alert">{outbox('off')}</Notice>
              </div>
            )}
            <InviteForm action={inviteStaff} />
          </SectionCard>
          <LoadedSection id="invitations" title={invite('openTitle')} load={openInvitations}>
            {(invitations) => <InvitationList invitations={invitations} action={changeInvitation} />}
          </LoadedSection>
        </div>
      </div>
    </AdminPage>
  )
}

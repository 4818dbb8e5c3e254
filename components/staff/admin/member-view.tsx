import { useLocale, useTranslations } from 'next-intl'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { changeRole, removeMember, resetSecondFactor } from '@/lib/staff/members/actions'
import type { Member } from '@/lib/staff/members/queries'
import { endSessions } from '@/lib/staff/sessions/actions'
import { staffSessions } from '@/lib/staff/sessions/queries'
import { LoadedSection } from './loaded-section'
import { MemberFactor } from '../second-factor-summary'
import { RemoveMemberForm, RoleForm } from './member-forms'
import { ResetFactorForm } from './reset-factor-form'
import { SectionCard } from './page-parts'
import { SessionList } from './session-list'

/** A member of staff for admins: account, role, sessions, two-step verification and removal. */
export function MemberView({ member, isOwn }: { member: Member; isOwn: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Staff.members')
  const account = useTranslations('Staff.account')
  const sessions = useTranslations('Staff.sessions')
  const change = useTranslations('Staff.member')
  const { id, email, role, createdAt, seenAt, enrolledAt } = member
  const path = routes.staffMember(id)
  const facts = [
    [account('role'), account(role)],
    [t('since'), <StaffTime key="since" iso={createdAt} withTime={false} />],
    [t('seen'), seenAt ? <StaffTime key="seen" iso={seenAt} /> : t('never')],
  ] as const
  return (
    <div className="office-cards">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-quiet">{term}</dt>
            <dd className="mb-2 font-semibold sm:mb-0">{fact}</dd>
          </div>
        ))}
      </dl>
      <SectionCard id="role" title={change('roleSubmit')}>
        <RoleForm member={member} isOwn={isOwn} path={path} action={changeRole.bind(null, id, locale)} />
      </SectionCard>
      <LoadedSection id="sessions" title={t('sessions')} load={() => staffSessions(id)}>
        {(open) => (
          <SessionList
            sessions={open}
            none={isOwn ? sessions('onlyThis') : sessions('none')}
            path={path}
            action={endSessions.bind(null, id)}
          />
        )}
      </LoadedSection>
      <SectionCard id="two-step" title={t('factor')}>
        <p className="mb-5">
          <MemberFactor member={member} />
        </p>
        {isOwn ? (
          <ButtonLink href={routes.account} variant="quiet">
            {t('toAccount')}
          </ButtonLink>
        ) : (
          <ResetFactorForm
            email={email}
            isEnrolled={enrolledAt !== null}
            path={path}
            action={resetSecondFactor.bind(null, id)}
          />
        )}
      </SectionCard>
      <SectionCard id="remove" title={change('removeTitle')}>
        <RemoveMemberForm
          member={member}
          isOwn={isOwn}
          path={path}
          action={removeMember.bind(null, id, locale)}
        />
      </SectionCard>
    </div>
  )
}

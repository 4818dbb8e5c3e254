import { getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ChangePasswordForm } from '@/components/staff/admin/change-password-form'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { MailChoiceForm } from '@/components/staff/admin/mail-choice-form'
import { SecondFactorSummary } from '@/components/staff/second-factor-summary'
import { SessionList } from '@/components/staff/admin/session-list'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { StaffPage } from '@/components/staff/admin/staff-page'
import { IDLE_SESSION_HOURS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { mailChoice } from '@/lib/staff/mail-choice-queries'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'
import { secondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import { endSessions } from '@/lib/staff/sessions/actions'
import { staffSessions } from '@/lib/staff/sessions/queries'

export const generateMetadata = () => unlistedMetadataOf('account')

export default async function AccountPage() {
  const staff = await requireStaff(routes.account)
  const t = await getTranslations('Staff.account')
  const password = await getTranslations('Staff.changePassword')
  const login = await getTranslations('Staff.login')
  const factor = await getTranslations('Staff.factor')
  const sessions = await getTranslations('Staff.sessions')
  const mail = await getTranslations('Staff.mailChoice')
  return (
    <StaffPage title={t('title')}>
      <div className="office-cards">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
          <dt className="text-quiet">{login('email')}</dt>
          <dd className="mb-2 font-semibold wrap-anywhere sm:mb-0">{staff.email}</dd>
          <dt className="text-quiet">{t('role')}</dt>
          <dd>
            <span className="font-semibold">{t(staff.role)}</span>
            <span className="block text-small text-quiet">{t(`${staff.role}May`)}</span>
          </dd>
        </dl>
        <SectionCard id="change" title={password('title')}>
          <ChangePasswordForm email={staff.email} />
        </SectionCard>
        <LoadedSection id="two-step" title={factor('title')} load={secondFactorStatus}>
          {(status) => <SecondFactorSummary status={status} />}
        </LoadedSection>
        <LoadedSection id="mail" title={mail('title')} load={() => mailChoice(staff.userId)}>
          {(choice) => <MailChoiceForm choice={choice} hearsOfLeads={hasRightsOf(staff.role, 'office')} />}
        </LoadedSection>
        <LoadedSection id="sessions" title={sessions('title')} load={() => staffSessions(staff.userId)}>
          {(open) => (
            <>
              <p className="mb-5 text-quiet">{sessions('intro', { hours: IDLE_SESSION_HOURS })}</p>
              <SessionList
                sessions={open}
                none={sessions('onlyThis')}
                path={routes.account}
                action={endSessions.bind(null, staff.userId)}
              />
            </>
          )}
        </LoadedSection>
      </div>
    </StaffPage>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { AcceptForm } from '@/components/staff/accept-form'
import { CardHeading, CardLink } from '@/components/staff/sign-in-card'
import { ButtonLink } from '@/components/ui/link'
import { INVITATION_HOURS } from '@/lib/retention'
import { routes } from '@/lib/routes'
import { acceptWithNewPassword, acceptWithPassword } from '@/lib/staff/members/accept-actions'
import { mailedInvitation } from '@/lib/staff/members/invitation-queries'

export const generateMetadata = () => unlistedMetadataOf('invitation')

/** Opening the link accepts nothing, because mail scanners open links; the button does. */
export default async function InvitationPage({ searchParams }: PageProps<'/[locale]/admin/invitation'>) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.invitation')
  const account = await getTranslations('Staff.account')
  const query = await searchParams
  const token = [query.token].flat()[0] ?? ''
  const invitation = await mailedInvitation(token)
  if (invitation.state !== 'open')
    return (
      <>
        <CardHeading title={t('title')} intro={t(invitation.state, { hours: INVITATION_HOURS })} />
        <ButtonLink href={routes.login} className="w-full">
          {t('toSignIn')}
        </ButtonLink>
      </>
    )
  const { email, has_account: isKnown } = invitation
  const role = account(`${invitation.role}Word`)
  const accept = isKnown ? acceptWithPassword : acceptWithNewPassword
  return (
    <>
      <CardHeading title={t('title')} intro={isKnown ? t('introAgain', { role }) : t('intro', { role })} />
      <AcceptForm email={email} isNew={!isKnown} action={accept.bind(null, locale, token)} />
      {isKnown && <CardLink href={routes.forgotPassword}>{t('forgotten')}</CardLink>}
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Result } from '@/lib/result'
import { routes } from '@/lib/routes'
import type { Invitation } from '@/lib/staff/members/invitation-queries'
import type { InvitationChange, InvitationCode } from '@/lib/staff/schema'
import { Refusal } from '@/components/staff/sign-in-again'

/** The open invitations in one form, with buttons to resend or withdraw each. */
export function InvitationList({
  invitations,
  action,
}: {
  invitations: readonly Invitation[]
  action: FormAction<Result<InvitationChange, InvitationCode>>
}) {
  const t = useTranslations('Staff.invite')
  const error = useTranslations('Staff.errors')
  const { state, refused, pending, form } = useFormAction(action)
  const code = refused?.code ?? null
  const isShared = code === 'notAuthenticated' || code === 'notAdmin'
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && <Notice variant="good">{t(state.data)}</Notice>}
      {code && (
        <Refusal code={code} path={routes.staff}>
          {isShared ? error(code) : t(code)}
        </Refusal>
      )}
      {invitations.length === 0 ? (
        <p className="text-quiet">{t('none')}</p>
      ) : (
        <ul aria-label={t('openTitle')} className="grid grid-cols-[minmax(0,1fr)]">
          {invitations.map((invitation) => (
            <Item key={invitation.id} invitation={invitation} disabled={pending} />
          ))}
        </ul>
      )}
    </form>
  )
}

function Item({
  invitation: { id, email, role, invitedBy, sentAt, expiresAt, isExpired },
  disabled,
}: {
  invitation: Invitation
  disabled: boolean
}) {
  const t = useTranslations('Staff.invite')
  const account = useTranslations('Staff.account')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-0 lg:flex-nowrap">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap gap-x-4 text-small text-quiet">
          <span>{account(role)}</span>
          <span className="wrap-anywhere">{t('by', { who: invitedBy })}</span>
          <span>{t.rich('sentAt', { date: () => <StaffTime iso={sentAt} /> })}</span>
          <span className={isExpired ? 'font-semibold text-alert' : ''}>
            {t.rich(isExpired ? 'expired' : 'until', { date: () => <StaffTime iso={expiresAt} /> })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3 lg:shrink-0">
        {(['resend', 'withdraw'] as const).map((change) => (
          <Button
            key={change}
            size="small"
            variant="quiet"
            name={change}
            value={id}
            disabled={disabled}
            aria-label={t(`${change}Of`, { email })}
          >
            {t(change)}
          </Button>
        ))}
      </div>
    </li>
  )
}

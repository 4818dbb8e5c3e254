'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/staff/sign-in-again'
import { PersonEmailField } from '@/components/ui/admin/email'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Path } from '@/lib/routes'
import type { Member } from '@/lib/staff/members/queries'
import { staffRoles } from '@/lib/staff/roles'
import type { MemberState } from '@/lib/staff/schema'

interface Props {
  member: Member
  isOwn: boolean
  /** Returned to after a new sign-in. */
  path: Path
  action: FormAction<MemberState>
}

/** Changes a member's role. A change of their own, which they cannot undo, admins confirm with their address. */
export function RoleForm({ member: { email, role }, isOwn, path, action }: Props) {
  const t = useTranslations('Staff.member')
  const account = useTranslations('Staff.account')
  const { state, refused, pending, form } = useFormAction(action)
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MemberAnswer state={state} email={email} path={path} />
      <SelectField
        id="member-role"
        name="role"
        label={t('role')}
        defaultValue={refused?.role ?? role}
        options={staffRoles.map((each) => [each, account(each)])}
      />
      {isOwn && (
        <>
          <p className="text-quiet">{t('ownRole')}</p>
          <ConfirmationField id="role-confirmation" refused={refused} />
        </>
      )}
      <Button variant="quiet" disabled={pending} className="sm:justify-self-start">
        {pending ? t('saving') : t('roleSubmit')}
      </Button>
    </form>
  )
}

/** Removes a member of staff: the consequences, and a typed confirmation of the address. */
export function RemoveMemberForm({ member: { email }, isOwn, path, action }: Props) {
  const t = useTranslations('Staff.member')
  const { state, refused, pending, form } = useFormAction(action)
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MemberAnswer state={state} email={email} path={path} />
      <p className="text-quiet">{isOwn ? t('removeOwn') : t('removeIntro')}</p>
      <ConfirmationField id="remove-confirmation" refused={refused} />
      <Button variant="danger" disabled={pending} className="sm:justify-self-start">
        {pending ? t('removing') : t('removeSubmit')}
      </Button>
    </form>
  )
}

function ConfirmationField({
  id,
  refused,
}: {
  id: string
  refused: { readonly code: string; readonly confirmation?: string } | null
}) {
  const t = useTranslations('Staff.member')
  return (
    <PersonEmailField
      id={id}
      name="confirmation"
      label={t('confirmation')}
      error={refused?.code === 'unlike' ? t('unlike') : undefined}
      defaultValue={refused?.confirmation}
    />
  )
}

/** The result of either form; wrong confirmations are shown at their field. */
function MemberAnswer({ state, email, path }: { state: MemberState | null; email: string; path: Path }) {
  const t = useTranslations('Staff.member')
  const account = useTranslations('Staff.account')
  const error = useTranslations('Staff.errors')
  if (!state) return null
  if (state.ok)
    return <Notice variant="good">{t('roleDone', { email, role: account(`${state.data}Word`) })}</Notice>
  const { code } = state
  if (code === 'unlike') return null
  return (
    <Refusal code={code} path={path}>
      {code === 'notAuthenticated' || code === 'notAdmin' ? error(code) : t(code)}
    </Refusal>
  )
}

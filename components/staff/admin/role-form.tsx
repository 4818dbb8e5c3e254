'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Path } from '@/lib/routes'
import type { Member } from '@/lib/staff/members/queries'
import { staffRoles } from '@/lib/staff/roles'
import type { MemberState } from '@/lib/staff/schema'
import { MemberAnswer } from './member-answer'
import { PersonEmailField } from '@/components/ui/admin/email'

/** Changes a member's role. A change of their own, which they cannot undo, admins confirm with their address. */
export function RoleForm({
  member: { email, role },
  isOwn,
  path,
  action,
}: {
  member: Member
  isOwn: boolean
  /** Returned to after a new sign-in. */
  path: Path
  action: FormAction<MemberState>
}) {
  const t = useTranslations('Staff.member')
  const account = useTranslations('Staff.account')
  const { state, refused: refusal, pending, form } = useFormAction(action)
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MemberAnswer state={state} email={email} path={path} />
      <SelectField
        id="member-role"
        name="role"
        label={t('role')}
        defaultValue={refusal?.role ?? role}
        options={staffRoles.map((each) => [each, account(each)])}
      />
      {isOwn && (
        <>
          <p className="text-quiet">{t('ownRole')}</p>
          <PersonEmailField
            id="role-confirmation"
            name="confirmation"
            label={t('confirmation')}
            error={refusal?.code === 'unlike' ? t('unlike') : undefined}
            defaultValue={refusal?.confirmation}
          />
        </>
      )}
      <Button type="submit" variant="quiet" disabled={pending} className="sm:justify-self-start">
        {pending ? t('saving') : t('roleSubmit')}
      </Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Path } from '@/lib/routes'
import type { MemberState } from '@/lib/staff/schema'
import { MemberAnswer } from './member-answer'
import { PersonEmailField } from '@/components/ui/admin/email'

/** Removes a member of staff: the consequences, and a typed confirmation of the address. */
export function RemoveMemberForm({
  email,
  isOwn,
  path,
  action,
}: {
  email: string
  isOwn: boolean
  /** Returned to after a new sign-in. */
  path: Path
  action: FormAction<MemberState>
}) {
  const t = useTranslations('Staff.member')
  const { state, refused: refusal, pending, form } = useFormAction(action)
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <MemberAnswer state={state} email={email} path={path} />
      <p className="text-quiet">{isOwn ? t('removeOwn') : t('removeIntro')}</p>
      <PersonEmailField
        id="remove-confirmation"
        name="confirmation"
        label={t('confirmation')}
        error={refusal?.code === 'unlike' ? t('unlike') : undefined}
        defaultValue={refusal?.confirmation}
      />
      <Button type="submit" variant="danger" disabled={pending} className="sm:justify-self-start">
        {pending ? t('removing') : t('removeSubmit')}
      </Button>
    </form>
  )
}

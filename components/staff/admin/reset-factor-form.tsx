'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Path } from '@/lib/routes'
import type { ResetFactorState } from '@/lib/staff/schema'
import { PasswordField } from '@/components/staff/password-field'
import { PersonEmailField } from '@/components/ui/admin/email'
import { Refusal } from '@/components/staff/sign-in-again'

/** Removes a colleague's two-step verification, confirmed by their address and the admin's own password. */
export function ResetFactorForm({
  email,
  isEnrolled,
  path,
  action,
}: {
  email: string
  /** Without it only the answer is shown. */
  isEnrolled: boolean
  /** Returned to after a new sign-in. */
  path: Path
  action: FormAction<ResetFactorState>
}) {
  const t = useTranslations('Staff.resetFactor')
  const password = useTranslations('Staff.changePassword')
  const error = useTranslations('Staff.errors')
  const { state, refused: refusal, pending, form } = useFormAction(action)
  const code = refusal?.code
  const isShared = code === 'notAuthenticated' || code === 'notAdmin' || code === 'tooManyAttempts'
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {state?.ok && <Notice variant="good">{t('done', { email })}</Notice>}
      {code && code !== 'unlike' && code !== 'wrongPassword' && (
        <Refusal code={code} path={path}>
          {isShared ? error(code) : t(code)}
        </Refusal>
      )}
      {isEnrolled && (
        <>
          <p className="text-quiet">{t('intro')}</p>
          <PersonEmailField
            name="confirmation"
            label={t('confirmation')}
            error={code === 'unlike' ? t(code) : undefined}
            defaultValue={refusal?.confirmation}
          />
          <PasswordField
            name="present"
            label={password('present')}
            hint={t('presentHint')}
            error={code === 'wrongPassword' ? error(code) : undefined}
            autoComplete="current-password"
          />
          <Button variant="danger" disabled={pending} className="sm:justify-self-start">
            {pending ? t('submitting') : t('submit')}
          </Button>
        </>
      )}
    </form>
  )
}

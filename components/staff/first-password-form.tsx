'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { type Result, fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { isPasswordCode, passwordError } from '@/lib/staff/password/rules'
import type { FirstPasswordCode } from '@/lib/staff/schema'
import { NewPasswordField } from './password-field'
import { Refusal } from './sign-in-again'

/** Chooses a new password after signing in with a first one. */
export function FirstPasswordForm({ action }: { action: FormAction<Result<never, FirstPasswordCode>> }) {
  const t = useTranslations('Staff.password')
  const error = useTranslations('Staff.errors')
  const { refused, pending, form } = useFormAction(action, {
    failure: fail('changeFailed'),
    check: (data) => {
      const code = passwordError(String(data.get('password') ?? ''))
      return code && fail(code)
    },
  })
  const code = refused?.code ?? null
  return (
    <form {...form} noValidate className="grid gap-5">
      {code && !isPasswordCode(code) && (
        <Refusal code={code} path={routes.dashboard}>
          {error(code)}
        </Refusal>
      )}
      <NewPasswordField error={code && isPasswordCode(code) ? error(code) : undefined} />
      <Button type="submit" disabled={pending}>
        {pending ? t('setting') : t('set')}
      </Button>
    </form>
  )
}

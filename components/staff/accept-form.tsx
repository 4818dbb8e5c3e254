'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { type Result, fail } from '@/lib/result'
import { isPasswordCode, passwordError } from '@/lib/staff/password/rules'
import type { AcceptCode } from '@/lib/staff/schema'
import { NewPasswordField, PasswordField } from './password-field'

/**
 * Accepts an invitation with a new password or, for an existing account, its own. The address is for password managers
 * too.
 */
export function AcceptForm({
  email,
  isNew,
  action,
}: {
  email: string
  isNew: boolean
  action: FormAction<Result<never, AcceptCode>>
}) {
  const t = useTranslations('Staff.invitation')
  const login = useTranslations('Staff.login')
  const error = useTranslations('Staff.errors')
  const { refused, pending, form } = useFormAction(action, {
    check: (data) => {
      const code = isNew ? passwordError(String(data.get('password') ?? ''), { email }) : null
      return code && fail(code)
    },
  })
  const code = refused?.code ?? null
  const isOfField = code !== null && (isPasswordCode(code) || code === 'invalidCredentials')
  return (
    <form {...form} noValidate className="grid gap-5">
      {code && !isOfField && <Notice variant="alert">{code === 'failed' ? t('failed') : error(code)}</Notice>}
      <TextField
        name="email"
        label={login('email')}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      {isNew ? (
        <NewPasswordField error={code && isPasswordCode(code) ? error(code) : undefined} />
      ) : (
        <PasswordField
          name="present"
          label={login('password')}
          error={code === 'invalidCredentials' ? t('wrong') : undefined}
          autoComplete="current-password"
        />
      )}
      <Button disabled={pending}>{pending ? t('accepting') : t('accept')}</Button>
    </form>
  )
}

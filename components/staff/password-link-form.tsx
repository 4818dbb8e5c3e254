'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { type Result, fail } from '@/lib/result'
import type { PasswordLinkCode } from '@/lib/staff/schema'

/** Requests a link for a new password. The answer does not reveal whether the address has an account. */
export function PasswordLinkForm({ action }: { action: FormAction<Result<null, PasswordLinkCode>> }) {
  const t = useTranslations('Staff.password')
  const login = useTranslations('Staff.login')
  const error = useTranslations('Staff.errors')
  const { state, refused, pending, form } = useFormAction(action, {
    failure: fail('linkFailed'),
    onAnswer: emptyWhenDone,
  })
  const code = refused?.code ?? null
  return (
    <form {...form} noValidate className="grid gap-5">
      {state?.ok && (
        <Notice variant="good">
          <p className="font-semibold">{t('sent')}</p>
          <p className="mt-1">{t('sentHelp')}</p>
        </Notice>
      )}
      {code && code !== 'invalidEmail' && <Notice variant="alert">{error(code)}</Notice>}
      <TextField
        name="email"
        label={login('email')}
        error={code === 'invalidEmail' ? error(code) : undefined}
        type="email"
        autoComplete="username"
        required
      />
      <Button disabled={pending}>{pending ? t('sending') : t('send')}</Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Result } from '@/lib/result'
import type { SignInCode } from '@/lib/staff/schema'

/** The sign-in form. Works without JavaScript; with it the e-mail address stays after a failure. */
export function LoginForm({ action }: { action: FormAction<Result<never, SignInCode>> }) {
  const t = useTranslations('Staff.login')
  const error = useTranslations('Staff.errors')
  const { state, pending, form } = useFormAction(action)
  return (
    <form {...form} className="grid gap-5">
      {state && !state.ok && (
        <Notice variant="alert">
          {error(state.code)} {state.code === 'tooManyAttempts' && t('locked')}
        </Notice>
      )}
      <TextField name="email" label={t('email')} type="email" autoComplete="username" required />
      <TextField
        name="password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button disabled={pending}>{pending ? t('submitting') : t('submit')}</Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { isPasswordCode, passwordError } from '@/lib/staff/password/rules'
import { changePassword } from '@/lib/staff/password/actions'
import { NewPasswordField, PasswordField } from '@/components/staff/password-field'
import { Refusal } from '@/components/staff/sign-in-again'

const valueOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Changes the signed-in user's password. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations('Staff.changePassword')
  const error = useTranslations('Staff.errors')
  const { state, refused, pending, form } = useFormAction(changePassword, {
    failure: fail('changeFailed'),
    check: (data) => {
      const code = passwordError(valueOf(data, 'password'), { email, current: valueOf(data, 'present') })
      return code && fail(code)
    },
    onAnswer: emptyWhenDone,
  })
  const code = refused?.code ?? null
  const isFormError = code && code !== 'wrongPassword' && !isPasswordCode(code)
  return (
    <form {...form} noValidate className="grid gap-5">
      {state?.ok && (
        <Notice variant={state.data.others ? 'good' : 'alert'}>
          {state.data.others ? t('changed') : t('changedHereOnly')}
        </Notice>
      )}
      {isFormError && (
        <Refusal code={code} path={routes.account}>
          {error(code)}
        </Refusal>
      )}
      {/* Password managers file it under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        name="present"
        label={t('present')}
        error={code === 'wrongPassword' ? error(code) : undefined}
        autoComplete="current-password"
      />
      <NewPasswordField error={code && isPasswordCode(code) ? error(code) : undefined} />
      <Button disabled={pending} className="sm:justify-self-start">
        {pending ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { fail } from '@/lib/result'
import type { SecondFactorState } from '@/lib/staff/second-factor'
import { CodeField } from './code-field'
import { PasswordField } from './password-field'
import { RecoveryCodes } from './recovery-codes'
import { isCodeRefusal, useSecondFactorError } from './second-factor-error'
import { SecondFactorSetup } from './second-factor-setup'

/**
 * Sets two-step verification up in steps (password, QR code and first code, recovery codes), makes new recovery codes or
 * removes it. One form for all, because each step needs the answer to the one before, without JavaScript too.
 */
export function SecondFactorForm({
  isEnrolled,
  next,
  action,
}: {
  isEnrolled: boolean
  /** Where to go on from the recovery codes. */
  next: Route
  action: FormAction<SecondFactorState>
}) {
  const t = useTranslations('Staff.factor')
  const sentence = useSecondFactorError()
  const { state, pending, form } = useFormAction<SecondFactorState>(action, fail('failed'))
  if (state?.ok && 'codes' in state) return <RecoveryCodes codes={state.codes} next={next} />
  const setup = state && 'setup' in state ? state.setup : undefined
  const refusal = state && !state.ok ? state : null
  const isCodeError = refusal !== null && isCodeRefusal(refusal.code)
  const isPasswordError = refusal?.code === 'wrongPassword'
  return (
    <form {...form} noValidate className="grid gap-5">
      {refusal && !isCodeError && !isPasswordError && <Notice variant="alert">{sentence(refusal)}</Notice>}
      {setup ? (
        <>
          <SecondFactorSetup setup={setup} />
          <CodeField
            kind="app"
            label={t('code')}
            hint={t('codeHint')}
            error={isCodeError ? sentence(refusal) : undefined}
          />
          <Button type="submit" name="intent" value="confirm" disabled={pending}>
            {pending ? t('checking') : t('turnOn')}
          </Button>
        </>
      ) : (
        <>
          <PasswordField
            name="present"
            label={t('present')}
            hint={t('presentHint')}
            error={isPasswordError ? sentence(refusal) : undefined}
            autoComplete="current-password"
          />
          {isEnrolled ? (
            <>
              <Button type="submit" name="intent" value="renew" disabled={pending}>
                {t('renew')}
              </Button>
              <p className="-mt-3 text-small text-quiet">{t('renewHelp')}</p>
              <Button type="submit" name="intent" value="remove" variant="danger" disabled={pending}>
                {t('remove')}
              </Button>
              <p className="-mt-3 text-small text-quiet">{t('removeHelp')}</p>
            </>
          ) : (
            <Button type="submit" name="intent" value="begin" disabled={pending}>
              {pending ? t('checking') : t('setUp')}
            </Button>
          )}
        </>
      )}
    </form>
  )
}

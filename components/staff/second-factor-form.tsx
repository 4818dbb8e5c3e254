'use client'

import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import type { Change, SecondFactorState, Setup } from '@/lib/staff/sign-in/second-factor'
import { CodeField } from './code-field'
import { PasswordField } from './password-field'
import { RecoveryCodes } from './recovery-codes'
import { isCodeRefusal, useSecondFactorError } from './second-factor-error'

/**
 * Makes one change of the second factor, confirmed by password. An app is added in steps (password, QR code and first
 * code, recovery codes) by one form, because each needs the previous answer, without JavaScript too.
 */
export function SecondFactorForm({
  change,
  heading,
  next,
  action,
}: {
  change: Exclude<Change, 'addPasskey'>
  /** Above the form only: recovery codes have their own. */
  heading: ReactNode
  /** After the recovery codes. */
  next: Route
  action: FormAction<SecondFactorState>
}) {
  const t = useTranslations('Staff.factor')
  const sentence = useSecondFactorError()
  const { state, refused: refusal, pending, form } = useFormAction(action)
  if (state?.ok && 'codes' in state) return <RecoveryCodes codes={state.codes} next={next} />
  const setup = state && 'setup' in state ? state.setup : undefined
  const isCodeError = refusal !== null && isCodeRefusal(refusal.code)
  const isPasswordError = refusal?.code === 'wrongPassword'
  const destroys = change.startsWith('remove')
  return (
    <>
      {heading}
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
          </>
        ) : (
          <PasswordField
            name="present"
            label={t('present')}
            hint={t('presentHint')}
            error={isPasswordError ? sentence(refusal) : undefined}
            autoComplete="current-password"
          />
        )}
        <Button variant={destroys ? 'danger' : 'primary'} disabled={pending}>
          {pending ? t('checking') : setup ? t('turnOn') : t(`changes.${change}.submit`)}
        </Button>
      </form>
    </>
  )
}

/** An authenticator app's setup: QR code, secret to type, and a link for an app on the same device. */
function SecondFactorSetup({ setup }: { setup: Setup }) {
  const t = useTranslations('Staff.factor')
  return (
    <div className="grid gap-4">
      <p>{t('scan')}</p>
      {/* Next cannot optimise an inline picture. White in dark mode too, or no camera would read it. */}
      <img
        src={setup.qr}
        alt={t('qr')}
        width={240}
        height={240}
        className="w-60 max-w-full justify-self-center rounded-lg bg-white"
      />
      <div>
        <p>{t('byHand')}</p>
        <p className="mt-1 font-mono font-semibold wrap-anywhere">
          <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <a href={setup.uri} className="row-link hover:text-vine-strong">
        {t('openApp')}
      </a>
    </div>
  )
}

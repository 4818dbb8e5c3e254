'use client'

import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { unstable_rethrow } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { WhenSupported } from '@/components/ui/when-supported'
import { type Result, fail } from '@/lib/result'
import { type PasskeyCode, PASSKEY_NAME_LENGTH, passkeyNameSchema } from '@/lib/staff/sign-in/passkeys'
import type { SecondFactorState } from '@/lib/staff/sign-in/second-factor'
import { makePasskey } from './passkey-ceremony'
import { PasswordField } from './password-field'
import { RecoveryCodes } from './recovery-codes'
import { useSecondFactorError } from './second-factor-error'

/** The recovery codes if it is the first second factor, or a refusal. */
type Added = Result<readonly string[], PasskeyCode>

/**
 * Adds a passkey: the password, then the browser's prompt, which needs scripts.
 * @param add sends the name and the browser's answer to the server, which redirects unless there are recovery codes.
 */
export function AddPasskeyForm({
  heading,
  next,
  action,
  add,
}: {
  /** Above the form only: recovery codes have their own. */
  heading: ReactNode
  /** After the recovery codes. */
  next: Route
  action: FormAction<SecondFactorState>
  add: (name: string, answer: unknown) => Promise<Added>
}) {
  const t = useTranslations('Staff.passkeys')
  const factor = useTranslations('Staff.factor')
  const sentence = useSecondFactorError()
  const [added, setAdded] = useState<Added | null>(null)
  const [waiting, startWaiting] = useTransition()

  async function onDevice({ name, options }: { name: string; options: Parameters<typeof makePasskey>[0] }) {
    const answer = await makePasskey(options)
    if (typeof answer === 'string') return fail(answer)
    try {
      return await add(name, answer)
    } catch (error) {
      unstable_rethrow(error)
      return fail('failed' as const)
    }
  }

  const { state, pending, form } = useFormAction(action, {
    check: (data) => {
      setAdded(null)
      return passkeyNameSchema.safeParse(data.get('name')).success ? null : fail('nameless')
    },
    onAnswer: (answer) => {
      if (answer?.ok && 'passkey' in answer)
        startWaiting(async () => setAdded(await onDevice(answer.passkey)))
    },
  })
  if (added?.ok) return <RecoveryCodes codes={added.data} next={next} />
  const refusal = added ?? (state && !state.ok ? state : null)
  const fieldError = (code: string) => (refusal?.code === code ? sentence(refusal) : undefined)
  const isFieldError = refusal?.code === 'nameless' || refusal?.code === 'wrongPassword'
  return (
    <>
      {heading}
      <form {...form} noValidate className="grid gap-5">
        {refusal && !isFieldError && <Notice variant="alert">{sentence(refusal)}</Notice>}
        <noscript>
          <Notice variant="alert">{t('noScripts')}</Notice>
        </noscript>
        <TextField
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          error={fieldError('nameless')}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          required
        />
        <PasswordField
          name="present"
          label={factor('present')}
          hint={factor('presentHint')}
          error={fieldError('wrongPassword')}
          autoComplete="current-password"
        />
        <WhenSupported feature="scripts">
          <Button disabled={pending || waiting} className="w-full">
            {waiting ? t('waiting') : pending ? factor('checking') : t('add')}
          </Button>
        </WhenSupported>
      </form>
    </>
  )
}

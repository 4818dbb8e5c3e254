'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type PasswordCode, passwordError } from '@/lib/staff/password'
import { changePassword } from '@/lib/staff/password-actions'
import type { ChangePasswordCode } from '@/lib/staff/schema'
import { fail } from '@/lib/result'
import { PasswordField } from './password-field'
import type { PasswordTexts } from './password-texts'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'

/** The words of the form, beside those of a new password. */
export interface ChangeTexts {
  readonly present: string
  readonly submit: string
  readonly submitting: string
  readonly changed: string
  readonly changedHereOnly: string
  readonly signIn: string
  readonly errors: Record<Exclude<ChangePasswordCode, PasswordCode>, string>
}

const word = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The form that changes the password of whoever is signed in. */
export function PasswordForm({
  email,
  signInHref,
  texts,
  words,
}: {
  email: string
  signInHref: string
  texts: ChangeTexts
  words: PasswordTexts
}) {
  const { state, pending, form } = useFormAction(changePassword, fail('changeFailed'), {
    check: (data) => {
      const fault = passwordError(word(data, 'password'), { email, current: word(data, 'present') })
      return fault && fail(fault)
    },
    onAnswer: emptyWhenDone,
  })
  const code = state && !state.ok ? state.code : null
  const fault = code && code in words.faults ? words.faults[code as PasswordCode] : undefined
  const error = code && code in texts.errors ? texts.errors[code as keyof ChangeTexts['errors']] : undefined
  return (
    <form {...form} noValidate className="grid gap-5">
      {state?.ok && (
        <Notice variant={state.data.others ? 'good' : 'alert'}>
          {state.data.others ? texts.changed : texts.changedHereOnly}
        </Notice>
      )}
      {error && code !== 'wrongPassword' && (
        <Notice variant="alert">
          {error}{' '}
          {code === 'notAuthenticated' && (
            <a href={signInHref} target="_blank" rel="noopener" className="font-semibold underline">
              {texts.signIn}
            </a>
          )}
        </Notice>
      )}
      {/* For password managers, which file a password under a name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        name="present"
        label={texts.present}
        show={words.show}
        error={code === 'wrongPassword' ? error : undefined}
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={words.label}
        show={words.show}
        hint={words.rules}
        error={fault}
        autoComplete="new-password"
      />
      <Button type="submit" disabled={pending} className="sm:justify-self-start">
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

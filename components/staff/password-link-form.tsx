'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { PasswordLinkCode } from '@/lib/staff/schema'
import { type Result, fail } from '@/lib/result'
import { type FormAction, emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'

/** The words of the form that asks for a link. */
export interface LinkTexts {
  readonly email: string
  readonly submit: string
  readonly submitting: string
  readonly sent: string
  readonly sentHelp: string
  readonly errors: Record<PasswordLinkCode, string>
}

/** Asks for the address that a link is mailed to. What it says afterwards does not tell whether anybody has the address. */
export function PasswordLinkForm({
  act,
  texts,
}: {
  act: FormAction<Result<null, PasswordLinkCode>>
  texts: LinkTexts
}) {
  const { state, pending, form } = useFormAction(act, fail('linkFailed'), { onAnswer: emptyWhenDone })
  const code = state && !state.ok ? state.code : null
  return (
    <form {...form} noValidate className="grid gap-5">
      {state?.ok && (
        <Notice variant="good">
          <p className="font-semibold">{texts.sent}</p>
          <p className="mt-1">{texts.sentHelp}</p>
        </Notice>
      )}
      {code && code !== 'invalidEmail' && <Notice variant="alert">{texts.errors[code]}</Notice>}
      <Field
        id="email"
        label={texts.email}
        error={code === 'invalidEmail' ? texts.errors.invalidEmail : undefined}
      >
        {(control) => <input {...control} name="email" type="email" autoComplete="username" required />}
      </Field>
      <Button type="submit" disabled={pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { SignInCode } from '@/lib/staff/schema'
import { type Result, fail } from '@/lib/result'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'

/** The words of the sign-in form. */
export interface LoginTexts {
  readonly email: string
  readonly password: string
  readonly submit: string
  readonly submitting: string
  readonly errors: Record<SignInCode, string>
}

/** The sign-in form. It works without JavaScript; with it the e-mail address stays after a failure. */
export function LoginForm({ act, texts }: { act: FormAction<Result<never, SignInCode>>; texts: LoginTexts }) {
  const { state, pending, form } = useFormAction(act, fail('failed'))
  return (
    <form {...form} className="grid gap-5">
      {state && !state.ok && <Notice variant="alert">{texts.errors[state.code]}</Notice>}
      <Field id="email" label={texts.email}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" required />}
      </Field>
      <Field id="password" label={texts.password}>
        {(control) => (
          <input {...control} name="password" type="password" autoComplete="current-password" required />
        )}
      </Field>
      <Button type="submit" disabled={pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

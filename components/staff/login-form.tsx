'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { signIn } from '@/lib/auth/actions'
import type { SignInCode } from '@/lib/auth/schema'
import { refuse } from '@/lib/result'

/** The words of the sign-in form. */
export interface LoginTexts {
  readonly email: string
  readonly password: string
  readonly submit: string
  readonly submitting: string
  readonly errors: Record<SignInCode, string>
}

/** The sign-in form. It works without JavaScript; with it the e-mail address stays after a failure. */
export function LoginForm({ next, texts }: { next: string; texts: LoginTexts }) {
  const act = signIn.bind(null, next)
  const [posted, action] = useActionState(act, null)
  const [state, setState] = useState(posted)
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      try {
        setState(await act(null, data))
      } catch (error) {
        unstable_rethrow(error)
        setState(refuse('failed'))
      }
    })
  }

  return (
    <form action={action} onSubmit={submit} className="grid gap-5">
      {state && !state.ok && <Notice look="alert">{texts.errors[state.code]}</Notice>}
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

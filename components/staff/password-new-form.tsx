'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type PasswordCode, passwordError } from '@/lib/staff/password'
import type { NewPasswordResult } from '@/lib/staff/password-actions'
import type { NewPasswordCode } from '@/lib/staff/schema'
import { PasswordField } from './password-field'
import type { PasswordTexts } from './password-texts'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'

/** The words of the form, beside those of a new password. */
export interface NewPasswordTexts {
  readonly submit: string
  readonly submitting: string
  readonly askAgain: string
  readonly errors: Record<Exclude<NewPasswordCode, PasswordCode>, string>
}

/** The form behind a mailed link. A link that an answer calls used is not sent again: its session stands for it. */
export function NewPasswordForm({
  act,
  askHref,
  texts,
  words,
}: {
  act: FormAction<NewPasswordResult>
  askHref: Route
  texts: NewPasswordTexts
  words: PasswordTexts
}) {
  const { state, pending, form } = useFormAction<NewPasswordResult>(
    act,
    { ok: false, code: 'setFailed', used: false },
    {
      check: (data, previous) => {
        const fault = passwordError(String(data.get('password') ?? ''))
        return fault && { ok: false, code: fault, used: previous?.used ?? false }
      },
    },
  )
  const code = state?.code
  const fault = code && code in words.faults ? words.faults[code as PasswordCode] : undefined
  const error =
    code && code in texts.errors ? texts.errors[code as keyof NewPasswordTexts['errors']] : undefined
  return (
    <form {...form} noValidate className="grid gap-5">
      {error && (
        <Notice variant="alert">
          {error}{' '}
          <Link href={askHref} prefetch={false} className="font-semibold underline">
            {texts.askAgain}
          </Link>
        </Notice>
      )}
      <PasswordField
        name="password"
        label={words.label}
        show={words.show}
        hint={words.rules}
        error={fault}
        autoComplete="new-password"
      />
      <Button type="submit" disabled={pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { type Result, fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { isPasswordCode, passwordError } from '@/lib/staff/password/rules'
import type { FirstPasswordCode, NewPasswordCode } from '@/lib/staff/schema'
import { NewPasswordField } from './password-field'
import { SignInAgain } from './sign-in-again'

/** The field of the password with its error, or any other refusal with a way out. */
function Fields({
  code,
  pending,
  wayOut,
}: {
  code: FirstPasswordCode | NewPasswordCode | undefined
  pending: boolean
  wayOut: ReactNode
}) {
  const t = useTranslations('Staff.password')
  const error = useTranslations('Staff.errors')
  return (
    <>
      {code && !isPasswordCode(code) && (
        <Notice variant="alert">
          {error(code)} {wayOut}
        </Notice>
      )}
      <NewPasswordField error={code && isPasswordCode(code) ? error(code) : undefined} />
      <Button disabled={pending}>{pending ? t('setting') : t('set')}</Button>
    </>
  )
}

function check(data: FormData) {
  const code = passwordError(String(data.get('password') ?? ''))
  return code && fail(code)
}

/** Chooses a new password after signing in with a first one. */
export function FirstPasswordForm({ action }: { action: FormAction<Result<never, FirstPasswordCode>> }) {
  const { refused, pending, form } = useFormAction(action, { failure: fail('changeFailed'), check })
  const code = refused?.code
  return (
    <form {...form} noValidate className="grid gap-5">
      <Fields code={code} pending={pending} wayOut={<SignInAgain code={code} path={routes.dashboard} />} />
    </form>
  )
}

/** The form behind a mailed link. */
export function NewPasswordForm({ action }: { action: FormAction<Result<never, NewPasswordCode>> }) {
  const t = useTranslations('Staff.password')
  const { refused, pending, form } = useFormAction(action, { failure: fail('setFailed'), check })
  const askAgain = (
    <Link href={routes.forgotPassword} className="font-semibold underline">
      {t('askAgain')}
    </Link>
  )
  return (
    <form {...form} noValidate className="grid gap-5">
      <Fields code={refused?.code} pending={pending} wayOut={askAgain} />
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { fail } from '@/lib/result'
import { type CodeKind, parseCode } from '@/lib/staff/sign-in/second-factor'
import type { PassState } from '@/lib/staff/sign-in/second-factor-actions'
import { CodeField } from './code-field'
import { isCodeRefusal, useSecondFactorError } from './second-factor-error'

/** The second factor, after the password. Works without JavaScript. */
export function SecondFactorCodeForm({ kind, action }: { kind: CodeKind; action: FormAction<PassState> }) {
  const t = useTranslations('Staff.factor')
  const sentence = useSecondFactorError()
  const { state, pending, form } = useFormAction(action, {
    check: (data) =>
      parseCode(kind, data.get('code')) === null
        ? fail(kind === 'app' ? 'incomplete' : 'incompleteRecovery')
        : null,
  })
  const isFieldError = state !== null && isCodeRefusal(state.code)
  return (
    <form {...form} noValidate className="grid gap-5">
      {state && !isFieldError && <Notice variant="alert">{sentence(state)}</Notice>}
      <CodeField
        kind={kind}
        label={kind === 'app' ? t('code') : t('recoveryCode')}
        error={isFieldError ? sentence(state) : undefined}
      />
      <Button disabled={pending}>{pending ? t('checking') : t('continue')}</Button>
    </form>
  )
}

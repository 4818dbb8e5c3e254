'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { routes } from '@/lib/routes'
import { isPasswordCode, passwordError } from '@/lib/staff/password/rules'
import type { NewPasswordResult } from '@/lib/staff/password/link-actions'
import { NewPasswordField } from './password-field'

/** The form behind a mailed link. A link reported as used is not redeemed again: its session replaces it. */
export function NewPasswordForm({ action }: { action: FormAction<NewPasswordResult> }) {
  const t = useTranslations('Staff.password')
  const error = useTranslations('Staff.errors')
  const { state, pending, form } = useFormAction<NewPasswordResult>(action, {
    failure: { ok: false, code: 'setFailed', used: false },
    check: (data, previous) => {
      const code = passwordError(String(data.get('password') ?? ''))
      return code && { ok: false, code, used: previous?.used ?? false }
    },
  })
  const code = state?.code
  return (
    <form {...form} noValidate className="grid gap-5">
      {code && !isPasswordCode(code) && (
        <Notice variant="alert">
          {error(code)}{' '}
          <Link href={routes.forgotPassword} className="font-semibold underline">
            {t('askAgain')}
          </Link>
        </Notice>
      )}
      <NewPasswordField error={code && isPasswordCode(code) ? error(code) : undefined} />
      <Button type="submit" disabled={pending}>
        {pending ? t('setting') : t('set')}
      </Button>
    </form>
  )
}

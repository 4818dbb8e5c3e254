'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'
import { type Result, fail } from '@/lib/result'

/** The button that ends every session of the account, this one included. */
export function AccountSignOut({ action }: { action: FormAction<Result<never, 'failed'>> }) {
  const t = useTranslations('Staff.account')
  const { state, pending, form } = useFormAction(action, fail('failed'))
  return (
    <form {...form} className="grid gap-5 sm:justify-items-start">
      {state && <Notice variant="alert">{t('everywhereFailed')}</Notice>}
      <Button variant="danger" type="submit" disabled={pending}>
        {pending ? t('everywhereBusy') : t('everywhere')}
      </Button>
    </form>
  )
}

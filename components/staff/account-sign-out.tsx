'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type Result, fail } from '@/lib/result'
import { type FormAction, useFormAction } from '@/components/ui/use-form-action'

/** The button that ends every session of the account, this one included. */
export function AccountSignOut({
  act,
  texts,
}: {
  act: FormAction<Result<never, 'failed'>>
  texts: { submit: string; submitting: string; failed: string }
}) {
  const { state, pending, form } = useFormAction(act, fail('failed'))
  return (
    <form {...form} className="grid gap-5 sm:justify-items-start">
      {state && <Notice variant="alert">{texts.failed}</Notice>}
      <Button variant="danger" type="submit" disabled={pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}

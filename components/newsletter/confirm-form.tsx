'use client'

import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { confirmSubscription } from '@/lib/newsletter/subscription-actions'
import { fail } from '@/lib/result'

/** The button that confirms a subscription. */
export function ConfirmForm({
  token,
  messages,
}: {
  token: string
  messages: Readonly<Record<'ask' | 'confirm' | 'confirming' | 'confirmed' | 'gone' | 'failed', string>>
}) {
  const { state, pending, form } = useFormAction(confirmSubscription, fail('failed'))
  if (state?.ok) {
    return (
      // The button that was pressed is gone, so the focus moves to the message.
      <Notice variant="good" ref={bringIntoView}>
        {messages.confirmed}
      </Notice>
    )
  }
  return (
    <form {...form} className="grid justify-items-start gap-5">
      {state && <Notice variant="alert">{messages[state.code]}</Notice>}
      <p className="wrap-anywhere">{messages.ask}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" disabled={pending}>
        {pending ? messages.confirming : messages.confirm}
      </Button>
    </form>
  )
}

'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { Notice, bringIntoView } from './notice'
import { type FormAction, useFormAction } from './use-form-action'

/**
 * Confirms the request of a link in a message; opening the link confirms nothing.
 * @param action a server action that reads the token.
 * @param isOpen whether there is something to confirm. Its answer is shown even if there no longer is.
 */
export function ConfirmButtonForm<
  Answer extends { readonly ok: true } | { readonly ok: false; readonly code: 'gone' | 'failed' },
>({
  token,
  action,
  messages,
  isOpen = true,
}: {
  token: string
  action: FormAction<Answer>
  messages: Readonly<Record<'ask' | 'confirm' | 'sending' | 'confirmed' | 'gone' | 'failed', ReactNode>>
  isOpen?: boolean
}) {
  const { state, pending, form } = useFormAction(action)
  if (state?.ok) {
    return (
      // The pressed button is gone, so the focus moves to the message.
      <Notice variant="good" ref={bringIntoView}>
        <span className="wrap-anywhere">{messages.confirmed}</span>
      </Notice>
    )
  }
  if (!isOpen) return null
  return (
    <form {...form} className="grid justify-items-start gap-5">
      {state && <Notice variant="alert">{messages[state.code]}</Notice>}
      <p className="wrap-anywhere">{messages.ask}</p>
      <input type="hidden" name="token" value={token} />
      <Button disabled={pending}>{pending ? messages.sending : messages.confirm}</Button>
    </form>
  )
}

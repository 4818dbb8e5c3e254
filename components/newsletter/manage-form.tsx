'use client'

import { Button } from '@/components/ui/button'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import type { Locale } from '@/lib/i18n/routing'
import { changeSubscription } from '@/lib/newsletter/subscription-actions'

/** A subscription's state, with buttons to change its language or end it. */
export function ManageForm({
  token,
  isEnded,
  otherLanguages,
  messages,
}: {
  token: string
  isEnded: boolean
  /** None if no newsletter is sent to it. */
  otherLanguages: readonly { readonly language: Locale; readonly label: string }[]
  messages: Readonly<
    Record<'state' | 'unsubscribe' | 'sending' | 'languageChanged' | 'gone' | 'failed', string>
  >
}) {
  const { state, pending, form } = useFormAction(changeSubscription)
  return (
    <form {...form} className="grid gap-5">
      {state && !state.ok && <Notice variant="alert">{messages[state.code]}</Notice>}
      {state?.ok && state.data === 'language' && <Notice variant="good">{messages.languageChanged}</Notice>}
      {isEnded ? (
        <Notice variant="good" ref={state?.ok ? bringIntoView : undefined}>
          <span className="wrap-anywhere">{messages.state}</span>
        </Notice>
      ) : (
        <>
          <p className="wrap-anywhere">{messages.state}</p>
          <input type="hidden" name="token" value={token} />
          <div className="flex flex-wrap gap-3">
            <Button name="unsubscribe" value="yes" disabled={pending}>
              {pending ? messages.sending : messages.unsubscribe}
            </Button>
            {otherLanguages.map(({ language, label }) => (
              <Button key={language} variant="quiet" name="language" value={language} disabled={pending}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </form>
  )
}

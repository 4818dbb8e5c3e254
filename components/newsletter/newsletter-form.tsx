'use client'

import type { Messages } from 'next-intl'
import { type FormEvent, useActionState, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Honeypot } from '@/components/ui/honeypot'
import { Notice, bringIntoView } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/routing'
import { subscribe } from '@/lib/newsletter/actions'
import type { SubscriptionState } from '@/lib/newsletter/schema'

type NewsletterMessages = Omit<Messages['Newsletter'], 'title' | 'text' | 'export'>

/** A text whose lines do not end within “e-mail” or “e-pos”. */
const unbroken = (text: string) =>
  text.split(/\b(e-\w+)/).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Loaded when the visitor starts the form, to stay out of the page's scripts. */
const rules = () => import('@/lib/newsletter/schema')

/**
 * The newsletter sign-up. One schema checks it here and on the server; without JavaScript the browser posts it to the
 * same action and returns to the form. An error keeps the typed address.
 */
export function NewsletterForm({
  language,
  messages,
  privacyHref,
}: {
  language: Locale
  /** Errors by code. */
  messages: NewsletterMessages
  privacyHref: string
}) {
  const [posted, action] = useActionState<SubscriptionState, FormData>(
    subscribe,
    { status: 'idle' },
    '#newsletter',
  )
  const [state, setState] = useState(posted)
  const [sending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function answer(data: FormData, email: string): Promise<SubscriptionState> {
    try {
      const code = (await rules()).emailError({ email, language })
      return code ? { status: 'error', code, email } : await subscribe({ status: 'idle' }, data)
    } catch {
      return { status: 'error', code: 'failed', email }
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = new FormData(event.currentTarget)
    setSending(true)
    const next = await answer(data, String(data.get('email')))
    setSending(false)
    setState(next)
    // The message is below the field, and both should be visible.
    if (next.status === 'error') bringIntoView(field.current)
  }

  if (state.status === 'success') {
    return (
      // The pressed button is gone, so the focus moves to the message.
      <Notice variant="good" ref={bringIntoView}>
        <h3>{messages.successTitle}</h3>
        <p className="mt-2">{messages.successText}</p>
      </Notice>
    )
  }
  const code = state.status === 'error' ? state.code : null
  const isFormError = code === 'failed' || code === 'tooMany'
  return (
    <form
      ref={(form) => {
        // With JavaScript the form shows its own errors.
        if (form) form.noValidate = true
      }}
      action={action}
      onSubmit={submit}
      // A loading failure is handled and shown on submission.
      onFocus={() => void rules().catch(() => {})}
      className="grid gap-4 lg:max-w-2xl"
    >
      {code && isFormError && <Notice variant="alert">{messages[code]}</Notice>}
      <Field
        id="newsletter-email"
        label={messages.label}
        error={code && !isFormError ? messages[code] : undefined}
        hint={
          <>
            {unbroken(messages.consent)}{' '}
            <a href={privacyHref} className="underline underline-offset-2 hover:text-vine">
              {messages.privacy}
            </a>
          </>
        }
      >
        {(control) => (
          <div className="flex flex-wrap gap-3 [&>input]:w-40 [&>input]:max-w-full [&>input]:grow">
            <input
              {...control}
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={posted.status === 'error' ? posted.email : ''}
              placeholder={messages.placeholder}
              required
              maxLength={254}
            />
            <Button aria-disabled={sending || undefined}>
              {sending ? messages.submitting : messages.submit}
            </Button>
          </div>
        )}
      </Field>
      <input type="hidden" name="language" value={language} />
      <Honeypot label={messages.trap} />
    </form>
  )
}

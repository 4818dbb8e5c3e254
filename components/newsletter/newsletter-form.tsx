'use client'

import { type FormEvent, useActionState, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { subscribe } from '@/lib/newsletter/actions'
import type { SubscriptionInput, SubscriptionState } from '@/lib/newsletter/schema'
import { HONEYPOT_FIELD } from '@/lib/form-data'

/** The words of the form in the language of the page. */
export interface NewsletterTexts {
  readonly label: string
  readonly placeholder: string
  readonly submit: string
  readonly submitting: string
  readonly consent: string
  readonly privacy: string
  readonly privacyHref: string
  readonly trap: string
  readonly successTitle: string
  readonly successText: string
  readonly errors: Record<Extract<SubscriptionState, { status: 'error' }>['code'], string>
}

/** The rules are loaded when the visitor begins: until then the page is lighter without them. */
const rules = () => import('@/lib/newsletter/schema')

/**
 * One field for an e-mail address. One schema checks it here and on the server; without JavaScript the browser posts
 * it to the same action and comes back to the form's place on the page. An error keeps what was typed.
 */
export function NewsletterForm({
  language,
  texts,
}: {
  language: SubscriptionInput['language']
  texts: NewsletterTexts
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
    if (next.status !== 'error') return
    field.current?.focus({ preventScroll: true })
    // The answer stands under the field, and both are to be seen.
    field.current?.scrollIntoView({ block: 'center' })
  }

  if (state.status === 'success') {
    return (
      // The button that was pressed is gone: the focus goes to the answer.
      <div ref={(box) => box?.focus({ preventScroll: true })} tabIndex={-1} className="outline-none">
        <Notice variant="good">
          <h3>{texts.successTitle}</h3>
          <p className="mt-2">{texts.successText}</p>
        </Notice>
      </div>
    )
  }
  const code = state.status === 'error' ? state.code : null
  const failure = code === 'failed' || code === 'tooMany'
  return (
    <form
      ref={(form) => {
        // Where this runs, the form names its faults itself.
        if (form) form.noValidate = true
      }}
      action={action}
      onSubmit={submit}
      // A failure is met again, and answered, when the form is sent.
      onFocus={() => void rules().catch(() => {})}
      className="grid gap-4 lg:max-w-2xl"
    >
      {code && failure && <Notice variant="alert">{texts.errors[code]}</Notice>}
      <Field
        id="newsletter-email"
        label={texts.label}
        error={code && !failure ? texts.errors[code] : undefined}
        hint={
          <>
            {texts.consent}{' '}
            <a href={texts.privacyHref} className="underline underline-offset-2 hover:text-vine">
              {texts.privacy}
            </a>
          </>
        }
      >
        {(control) => (
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <input
              {...control}
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={posted.status === 'error' ? posted.email : ''}
              placeholder={texts.placeholder}
              required
              maxLength={254}
            />
            <Button type="submit" aria-disabled={sending || undefined}>
              {sending ? texts.submitting : texts.submit}
            </Button>
          </div>
        )}
      </Field>
      <input type="hidden" name="language" value={language} />
      {/* People do not see this field and robots fill it. */}
      <div hidden>
        <label>
          {texts.trap}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
  )
}

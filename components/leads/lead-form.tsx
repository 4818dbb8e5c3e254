'use client'

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { HONEYPOT_FIELD } from '@/lib/form-data'
import type { Locale } from '@/lib/i18n/routing'
import { submitLead } from '@/lib/leads/actions'
import { FIRST_TOUCH_KEY } from '@/lib/leads/first-touch'
import {
  ELAPSED_FIELD,
  LANGUAGE_FIELD,
  type LeadFieldCode,
  type LeadInput,
  type LeadState,
  leadFields,
  leadInput,
} from '@/lib/leads/form'
import type { LeadFormMessages } from './lead-form-props'

/** How long the success message is shown before the form returns. */
const RESET_MILLISECONDS = 5000

const EMPTY = leadInput(() => '')

/** The rules are loaded when the visitor begins to fill in the form, which keeps them out of the page's scripts. */
const rules = () => import('./lead-resolver')

/** The first touch as the browser kept it (first-touch.tsx). */
function firstTouch(): string {
  try {
    return sessionStorage.getItem(FIRST_TOUCH_KEY) ?? ''
  } catch {
    return ''
  }
}

/**
 * The lead form. One schema checks it here and on the server; without JavaScript the browser posts it to the same
 * action. The whole form is disabled while it is sent, and an error keeps what was typed.
 */
export function LeadForm({
  locale,
  messages,
  privacyHref,
}: {
  locale: Locale
  messages: LeadFormMessages
  privacyHref: string
}) {
  const [posted, action] = useActionState<LeadState, FormData>(submitLead, { status: 'idle' })
  const [state, setState] = useState(posted)
  // The library's own flag is set while the fields are checked too, when they must be able to take the focus.
  const [sending, setSending] = useState(false)
  const opened = useRef(0)
  const { register, handleSubmit, reset, setError, getValues, formState } = useForm<LeadInput>({
    resolver: async (...form) => (await rules()).leadResolver(...form),
    defaultValues: posted.status === 'error' ? posted.values : EMPTY,
    shouldFocusError: true,
  })

  useEffect(() => {
    opened.current = performance.now()
  }, [])

  useEffect(() => {
    if (state.status !== 'success') return
    const timer = setTimeout(() => {
      reset(EMPTY)
      opened.current = performance.now()
      setState({ status: 'idle' })
    }, RESET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state, reset])

  async function send(data: FormData, values: LeadInput) {
    setSending(true)
    data.set(ELAPSED_FIELD, String(Math.round(performance.now() - opened.current)))
    data.set(FIRST_TOUCH_KEY, firstTouch())
    const next = await submitLead({ status: 'idle' }, data).catch((): LeadState => ({
      status: 'error',
      code: 'failed',
      fields: {},
      values,
    }))
    setSending(false)
    setState(next)
    if (next.status !== 'error') return
    for (const [name, code] of Object.entries(next.fields))
      setError(name as keyof LeadInput, { message: code })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // Read before the form is disabled, because disabled fields are left out.
    const data = new FormData(event.currentTarget)
    setState({ status: 'idle' })
    return handleSubmit((values) => send(data, values))(event).catch(() =>
      setState({ status: 'error', code: 'failed', fields: {}, values: getValues() }),
    )
  }

  if (state.status === 'success') {
    return (
      <Notice variant="good">
        <h3>{messages.successTitle}</h3>
        <p className="mt-2">{messages.successText}</p>
      </Notice>
    )
  }
  // A failure to load is met again, and shown, when the form is sent.
  const preload = () => void rules().catch(() => {})
  const errorOf = (name: keyof LeadInput) => {
    const code =
      formState.errors[name]?.message ?? (state.status === 'error' ? state.fields[name] : undefined)
    return code ? messages[code as LeadFieldCode] : undefined
  }
  return (
    <form
      action={action}
      onSubmit={submit}
      onFocus={preload}
      noValidate={formState.isReady}
      className="grid gap-5"
    >
      {state.status === 'error' && <Notice variant="alert">{messages[state.code]}</Notice>}
      <fieldset disabled={sending} className="grid gap-5">
        <legend className="sr-only">{messages.title}</legend>
        {leadFields.map(({ name, type, autoComplete }) => (
          <Field key={name} id={`lead-${name}`} label={messages[name]} error={errorOf(name)}>
            {(control) => (
              <input
                {...control}
                {...register(name)}
                type={type}
                autoComplete={autoComplete}
                defaultValue={posted.status === 'error' ? posted.values[name] : ''}
                required
                maxLength={254}
                placeholder={name === 'phone' ? messages.phonePlaceholder : undefined}
              />
            )}
          </Field>
        ))}
        <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
        {/* People do not see this field; robots fill it. */}
        <div hidden>
          <label>
            {messages.trap}
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" className="w-full">
          {sending ? messages.submitting : messages.submit}
        </Button>
      </fieldset>
      <p className="text-small text-quiet">
        {messages.consent}
        <a href={privacyHref} className="block py-1 underline underline-offset-2 hover:text-vine">
          {messages.privacy}
        </a>
      </p>
    </form>
  )
}

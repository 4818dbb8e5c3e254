'use client'

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button } from '@/components/ui/button'
import { announceFilled } from '@/components/ui/filled-fields'
import { Honeypot } from '@/components/ui/honeypot'
import type { Locale } from '@/lib/i18n/routing'
import { submitLead } from '@/lib/leads/actions'
import { FIRST_TOUCH_KEY, keptFirstTouch } from '@/lib/leads/first-touch'
import {
  LANGUAGE_FIELD,
  type LeadFieldCode,
  type LeadInput,
  type LeadState,
  leadFields,
  leadInput,
} from '@/lib/leads/form'
import { LeadAnswer } from './lead-answer'
import { LeadFields } from './lead-fields'
import type { LeadFormMessages } from './lead-form-props'
import { useSending } from './use-sending'

/** How long the success message is shown before the form returns. */
const RESET_MILLISECONDS = 5000

const EMPTY = leadInput(() => '')

/** The rules are loaded when the visitor begins to fill in the form, which keeps them out of the page's scripts. */
const rules = () => import('./lead-resolver')

/** What the form shows: an answer, whether the focus goes to it, and whether the visitor has gone on typing meanwhile. */
interface Shown {
  readonly state: LeadState
  readonly focus: boolean
  readonly typing: boolean
}

const NOTHING: Shown = { state: { status: 'idle' }, focus: false, typing: false }

/**
 * The lead form. One schema checks it here and on the server; without JavaScript the browser posts it to the same
 * action. The whole form is disabled while it is sent, and an error keeps what was typed. What did not arrive is sent
 * again by itself. A sent form stays on its page: /thank-you is for those who have applied.
 */
export function LeadForm({
  locale,
  messages,
  privacyHref,
  about,
  children: next,
}: {
  locale: Locale
  messages: LeadFormMessages
  privacyHref: string
  /** What the visitor asks about. */
  about?: ReactNode
  /** The ways on, shown with the thanks. */
  children?: ReactNode
}) {
  const [posted, action] = useActionState<LeadState, FormData>(submitLead, { status: 'idle' })
  const [{ state, focus, typing }, setShown] = useState<Shown>({ ...NOTHING, state: posted })
  // The library's own flag is set while the fields are checked too, when they must be able to take the focus.
  const [sending, setSending] = useState(false)
  /** When the last enquiry arrived, in milliseconds since 1970; it stays above the form that has returned. */
  const [receivedAt, setReceivedAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const { register, handleSubmit, reset, setError, getValues, formState } = useForm<LeadInput>({
    resolver: async (...form) => (await rules()).leadResolver(...form),
    defaultValues: posted.status === 'error' ? posted.values : EMPTY,
    shouldFocusError: false,
  })
  function noteArrival() {
    setReceivedAt(Date.now())
    // The thanks take the space of the form, so that nothing below them moves.
    if (box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`
  }
  const keepFocus = () => box.current?.focus({ preventScroll: true })
  const { note, send } = useSending({
    locale,
    messages,
    onDrop: keepFocus,
    onAnswer(answer, { fields }) {
      const typed = leadFields.filter(({ name }) => getValues(name) !== '')
      if (answer.status === 'error' && typed.length === 0) reset(answer.values)
      if (answer.status === 'success') noteArrival()
      setShown({
        state: answer,
        // Whoever reads elsewhere on the page stays there.
        focus: Boolean(box.current?.contains(document.activeElement)),
        typing: typed.some(({ name }) => getValues(name) !== fields[name]),
      })
    },
  })

  const { submitCount } = formState
  useEffect(() => {
    if (submitCount > 0) bringIntoView(box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null)
  }, [submitCount])

  useEffect(() => {
    if (state.status !== 'success') return
    const timer = setTimeout(() => {
      if (!typing) {
        // The message that has the focus goes.
        if (box.current?.contains(document.activeElement)) keepFocus()
        reset(EMPTY)
      }
      setShown(NOTHING)
    }, RESET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state, typing, reset])

  async function deliver(data: FormData, values: LeadInput) {
    setSending(true)
    data.set(FIRST_TOUCH_KEY, keptFirstTouch())
    const next = await send(data).catch((): LeadState => ({
      status: 'error',
      code: 'failed',
      fields: {},
      values,
    }))
    setSending(false)
    if (next.status === 'success') noteArrival()
    const fields = next.status === 'error' ? Object.entries(next.fields) : []
    // A field with an error takes the focus itself.
    setShown({ ...NOTHING, state: next, focus: fields.length === 0 })
    for (const [name, code] of fields) setError(name as keyof LeadInput, { message: code })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // Read before the form is disabled, because disabled fields are left out.
    const data = new FormData(form)
    announceFilled(form, (name) => getValues(name as keyof LeadInput))
    setShown(NOTHING)
    // Where the rules cannot be loaded, the browser checks the fields, and the server whatever arrives.
    return handleSubmit((values) => deliver(data, values))(event).catch(() =>
      form.reportValidity() ? deliver(data, getValues()) : undefined,
    )
  }

  // A failure to load is met again when the form is sent.
  const preload = () => void rules().catch(() => {})
  const errorOf = (name: keyof LeadInput) => {
    const code =
      formState.errors[name]?.message ?? (state.status === 'error' ? state.fields[name] : undefined)
    if (!code) return undefined
    return messages[name === 'email' && code === 'tooLong' ? 'emailTooLong' : (code as LeadFieldCode)]
  }
  return (
    <div ref={box} tabIndex={-1} data-offer className="grid content-start gap-5 outline-none">
      <LeadAnswer state={state} receivedAt={receivedAt} hasFocus={focus} messages={messages}>
        {next}
      </LeadAnswer>
      {note}
      {(state.status !== 'success' || typing) && (
        <form
          action={action}
          onSubmit={submit}
          onFocus={preload}
          noValidate={formState.isReady}
          className="grid gap-5"
        >
          <fieldset disabled={sending} className="grid gap-5">
            <legend className="sr-only">{messages.title}</legend>
            {about}
            <LeadFields
              messages={messages}
              register={register}
              errorOf={errorOf}
              values={posted.status === 'error' ? posted.values : EMPTY}
            />
            <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
            <Honeypot label={messages.trap} />
            <Button type="submit" className="w-full">
              {sending ? messages.submitting : messages.submit}
            </Button>
            <p className="-mt-2 text-center text-small text-balance">{messages.reassurance}</p>
          </fieldset>
          <p className="text-small text-quiet">
            {messages.consent}
            <a href={privacyHref} className="block py-1 underline underline-offset-2 hover:text-vine">
              {messages.privacy}
            </a>
          </p>
        </form>
      )}
    </div>
  )
}

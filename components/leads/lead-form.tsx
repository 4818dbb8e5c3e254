'use client'

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { bringIntoView } from '@/components/ui/notice'
import { Button } from '@/components/ui/button'
import { Honeypot } from '@/components/ui/honeypot'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/i18n/routing'
import { type LeadInput, byLeadField, leadFields } from '@/lib/lead-fields'
import { submitLead } from '@/lib/leads/form/actions'
import { FIRST_TOUCH_KEY, storedFirstTouch } from '@/lib/leads/form/browser-keys'
import { LANGUAGE_FIELD, type LeadFieldErrors, type LeadState, noAnswer } from '@/lib/leads/form/fields'
import { LeadAnswer } from './lead-answer'
import { LeadFields } from './lead-fields'
import type { LeadFormMessages } from './lead-form-props'
import { useSending } from './use-sending'

/** How long the thanks are shown before the form returns. */
const RESET_MILLISECONDS = 5000

const EMPTY = byLeadField(() => '')

/** Loaded when the visitor starts the form, to stay out of the page's scripts. */
const rules = () => import('@/lib/leads/form/schema')

/** The answer, whether it takes the focus, and whether the visitor has typed since. */
interface Shown {
  readonly state: LeadState
  readonly focus: boolean
  readonly typing: boolean
}

const NOTHING: Shown = { state: { status: 'idle' }, focus: false, typing: false }

/**
 * The lead form. One schema checks it here and on the server; without JavaScript the browser posts it to the same
 * action. Undelivered enquiries are resent automatically. A sent form stays on its page: /thank-you is for those who
 * have applied.
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
  /** The subject of the enquiry. */
  about?: ReactNode
  /** Next steps, shown with the thanks. */
  children?: ReactNode
}) {
  const [posted, action] = useActionState<LeadState, FormData>(submitLead, { status: 'idle' })
  const [{ state, focus, typing }, setShown] = useState<Shown>({ ...NOTHING, state: posted })
  const [values, setValues] = useState(posted.status === 'error' ? posted.values : EMPTY)
  const [errors, setErrors] = useState<LeadFieldErrors>(posted.status === 'error' ? posted.fields : {})
  /** After the first submission, fields are checked as they change. */
  const [attempts, setAttempts] = useState(0)
  const [sending, setSending] = useState(false)
  /** In milliseconds since 1970; shown above the restored form. */
  const [receivedAt, setReceivedAt] = useState(0)
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  /** Includes autofilled values. */
  const typedIn = () =>
    byLeadField((name) => box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '')
  function noteArrival() {
    setReceivedAt(Date.now())
    // The thanks keep the form's height, so that nothing below moves.
    if (box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`
  }
  const keepFocus = () => box.current?.focus({ preventScroll: true })
  const { note, send } = useSending({
    locale,
    messages,
    onDrop: keepFocus,
    onAnswer(answer, { fields }) {
      const typed = typedIn()
      const filled = leadFields.filter(({ name }) => typed[name] !== '')
      if (answer.status === 'error') {
        if (filled.length === 0) setValues(answer.values)
        setErrors(answer.fields)
      }
      if (answer.status === 'success') noteArrival()
      setShown({
        state: answer,
        // Leaves a visitor who is elsewhere on the page.
        focus: Boolean(box.current?.contains(document.activeElement)),
        typing: filled.some(({ name }) => typed[name] !== fields[name]),
      })
    },
  })

  useEffect(() => {
    if (attempts > 0) bringIntoView(box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null)
  }, [attempts])

  useEffect(() => {
    if (state.status !== 'success') return
    const timer = setTimeout(() => {
      if (!typing) {
        // The focused message disappears.
        if (box.current?.contains(document.activeElement)) keepFocus()
        setValues(EMPTY)
        setAttempts(0)
      }
      setShown(NOTHING)
    }, RESET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [state, typing])

  async function deliver(data: FormData, typed: LeadInput) {
    setSending(true)
    data.set(FIRST_TOUCH_KEY, storedFirstTouch())
    const next = await send(data).catch(() => noAnswer(typed))
    setSending(false)
    if (next.status === 'success') noteArrival()
    const wrong = next.status === 'error' ? next.fields : {}
    setErrors(wrong)
    // A field with an error takes the focus itself.
    setShown({ ...NOTHING, state: next, focus: Object.keys(wrong).length === 0 })
  }

  async function submit(form: HTMLFormElement) {
    // Before disabling: disabled fields are left out.
    const data = new FormData(form)
    const typed = typedIn()
    setShown(NOTHING)
    const wrong = await rules().then(
      ({ fieldErrors }) => fieldErrors(typed),
      () => null,
    )
    setErrors(wrong ?? {})
    // Without the rules, the browser checks the fields, and the server the data.
    if (wrong ? Object.keys(wrong).length === 0 : form.reportValidity()) await deliver(data, typed)
    setAttempts((before) => before + 1)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The rules may still be loading.
    if (isBusy.current) return
    isBusy.current = true
    void submit(event.currentTarget).finally(() => (isBusy.current = false))
  }

  async function recheck(name: keyof LeadInput, value: string) {
    const known = attempts > 0 && (await rules().catch(() => null))
    if (!known) return
    const { [name]: code } = known.fieldErrors({ ...EMPTY, [name]: value })
    setErrors((others) => ({ ...others, [name]: code }))
  }

  const isDone = state.status === 'success' && !typing
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-offer
      // The thanks fill the place of the form.
      className={`grid gap-5 outline-none ${isDone && !note ? '' : 'content-start'}`}
    >
      <LeadAnswer state={state} receivedAt={receivedAt} hasFocus={focus} messages={messages}>
        {next}
      </LeadAnswer>
      {note}
      {!isDone && (
        <form
          action={action}
          onSubmit={onSubmit}
          // A loading failure is handled on submission.
          onFocus={() => void rules().catch(() => {})}
          noValidate={isHydrated}
          className="grid gap-5"
        >
          <fieldset disabled={sending} className="lead-fields">
            <legend className="sr-only">{messages.title}</legend>
            {about}
            <LeadFields messages={messages} errors={errors} values={values} onChange={recheck} />
            <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
            <Honeypot label={messages.trap} />
            <Button className="w-full">{sending ? messages.submitting : messages.submit}</Button>
            <p className="-mt-2 text-center text-small text-balance">{messages.reassurance}</p>
          </fieldset>
          <p className="text-small text-quiet">
            {messages.consent}
            <a href={privacyHref} className="consent-link">
              {messages.privacy}
            </a>
          </p>
        </form>
      )}
    </div>
  )
}

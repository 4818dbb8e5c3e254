import { unstable_rethrow } from 'next/navigation'
import { fail } from '@/lib/result'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'

/** A server action as a form calls it: with its previous answer and the form. Null when it redirects. */
export type FormAction<State> = (previous: State | null, form: FormData) => Promise<State | null>

/** What a press sends, to recognise a second one; files by their names. */
const contentOf = (data: FormData) =>
  JSON.stringify([...data].map(([name, value]) => [name, value instanceof File ? value.name : value]))

/**
 * The state of a staff form. It works without JavaScript; with it, fields keep their content, the first invalid one
 * gets the focus, and the pressed button is included. The button gets back the focus that it lost while it was disabled,
 * unless the answer took it; if the button is gone or hidden, the form gets it.
 * @param action a server action. Its arguments must be bound by the page: bound here it would differ at each render,
 * and React would endlessly render a form sent without JavaScript.
 * @param check finds errors without the server; null if there are none.
 * @param onAnswer is called with each answer of the action, but not with those of `check`.
 * @param failure the answer to show if the action's does not arrive.
 * @returns `refused`: the answer if it is a refusal.
 */
export function useFormAction<State extends { readonly ok: boolean }>(
  action: FormAction<State>,
  {
    check,
    onAnswer,
    failure = fail('failed') as unknown as State,
  }: {
    check?: (form: FormData) => State | null
    onAnswer?: (answer: State | null, form: HTMLFormElement) => void
    failure?: State
  } = {},
) {
  const [posted, formAction] = useActionState<State | null, FormData>(action, null)
  const [state, setState] = useState(posted as State | null)
  const [pending, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)

  const pressed = useRef<HTMLElement>(null)
  /** The contents sent that have no answer yet. */
  const underWay = useRef(new Set<string>())

  useEffect(() => {
    if (pending || !pressed.current || document.activeElement !== document.body) return
    pressed.current.focus({ preventScroll: true })
    if (document.activeElement !== document.body) return
    // Null if the answer is in its place.
    if (ref.current) ref.current.tabIndex = -1
    ref.current?.focus({ preventScroll: true })
  }, [pending])

  useEffect(() => {
    if (state && !state.ok) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const data = new FormData(form, submitter)
    const content = contentOf(data)
    // A double click is one press, also on a link that sends the form.
    if (underWay.current.has(content)) return
    pressed.current = submitter
    const invalid = check?.(data)
    if (invalid) return setState(invalid)
    underWay.current.add(content)
    startTransition(async () => {
      let answer: State | null
      try {
        answer = await action(state, data)
      } catch (error) {
        unstable_rethrow(error)
        answer = failure
      } finally {
        underWay.current.delete(content)
      }
      setState(answer)
      onAnswer?.(answer, form)
    })
  }

  const refused = (state && !state.ok ? state : null) as Extract<State, { readonly ok: false }> | null
  return { state, refused, pending, form: { ref, action: formAction, onSubmit } }
}

/** Empties the form after a success. For `onAnswer`. */
export function emptyWhenDone(answer: { readonly ok: boolean } | null, form: HTMLFormElement) {
  if (answer?.ok) form.reset()
}

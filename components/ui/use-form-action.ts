import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'

/** A server action as a form calls it: the answer before, then the form. Null is an answer that leads elsewhere. */
export type FormAction<State> = (previous: State | null, form: FormData) => Promise<State | null>

/**
 * A form of the staff rooms: works without JavaScript; with it, every field keeps what it holds, and the first field
 * at fault gets the focus. The button that was pressed goes along.
 * @param act a server action. What it is bound to must be bound by the page: bound here it is another one at each
 * rendering, and a form sent without JavaScript would be rendered for ever.
 * @param failure the answer to show when the action's own does not arrive.
 * @param check what can be said without the server; null where that is nothing.
 * @param onAnswer called with each answer but those of `check`; `emptyWhenDone` is one.
 */
export function useFormAction<State extends { readonly ok: boolean }>(
  act: FormAction<State>,
  failure: State,
  {
    check,
    onAnswer,
  }: {
    check?: (form: FormData, previous: State | null) => State | null
    onAnswer?: (answer: State | null, form: HTMLFormElement) => void
  } = {},
) {
  const [posted, action] = useActionState<State | null, FormData>(act, null)
  const [state, setState] = useState(posted as State | null)
  const [pending, startTransition] = useTransition()
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state && !state.ok) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [state])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const early = check?.(data, state)
    if (early) return setState(early)
    startTransition(async () => {
      let answer: State | null
      try {
        answer = await act(state, data)
      } catch (error) {
        unstable_rethrow(error)
        answer = failure
      }
      setState(answer)
      onAnswer?.(answer, form)
    })
  }

  return { state, pending, form: { ref, action, onSubmit } }
}

/** Empties a form that did its work. */
export function emptyWhenDone(answer: { readonly ok: boolean } | null, form: HTMLFormElement) {
  if (answer?.ok) form.reset()
}

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'

/** A server action as a form calls it: the answer before, then the form. Null is an answer that leads elsewhere. */
export type FormAction<State> = (previous: State | null, form: FormData) => Promise<State | null>

/**
 * A form of the staff rooms: works without JavaScript; with it, what was typed stays after a refusal, and the first
 * field at fault gets the focus. A form that did its work is empty again.
 * @param act a server action. What it is bound to must be bound by the page: bound here it is another one at each
 * rendering, and a form sent without JavaScript would be rendered for ever.
 * @param failure the answer to show when the action's own does not arrive.
 * @param check what can be said without the server; null where that is nothing.
 */
export function useFormAction<State extends { readonly ok: boolean }>(
  act: FormAction<State>,
  failure: State,
  check: (form: FormData, previous: State | null) => State | null = () => null,
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
    const data = new FormData(form)
    const early = check(data, state)
    if (early) return setState(early)
    startTransition(async () => {
      try {
        const answer = await act(state, data)
        setState(answer)
        if (answer?.ok) form.reset()
      } catch (error) {
        unstable_rethrow(error)
        setState(failure)
      }
    })
  }

  return { state, pending, form: { ref, action, onSubmit } }
}

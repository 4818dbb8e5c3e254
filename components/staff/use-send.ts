'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useState, useTransition } from 'react'

/**
 * A form that posts to an action by itself, and with JavaScript without a new page: an answer that does not come is
 * a refusal like another, and every field keeps what it holds.
 * @param lost the answer where none came.
 */
export function useSend<Answer>(
  act: (previous: Answer | null, form: FormData) => Promise<Answer>,
  lost: Awaited<Answer>,
  onAnswer?: (answer: Answer, form: HTMLFormElement) => void,
) {
  const [posted, action] = useActionState<Answer | null, FormData>(act, null as Awaited<Answer> | null)
  const [answer, setAnswer] = useState<Answer | null>(posted)
  const [pending, startTransition] = useTransition()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    startTransition(async () => {
      let next: Answer
      try {
        next = await act(null, data)
      } catch (error) {
        unstable_rethrow(error)
        next = lost
      }
      setAnswer(next)
      onAnswer?.(next, form)
    })
  }

  return { answer, pending, form: { action, onSubmit } }
}

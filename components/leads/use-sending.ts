import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { submitLead } from '@/lib/leads/form/actions'
import type { LeadState } from '@/lib/leads/form/fields'
import { noteForm } from './form-presence'
import type * as Sending from './sending'

/**
 * Sends the form, and resends earlier undelivered enquiries. Returns the note about pending enquiries, and `send`,
 * which posts directly if the sender failed to load, and can reject only then.
 */
export function useSending(view: Omit<Sending.SendingView, 'showNote'>) {
  const [note, showNote] = useState<ReactNode>(null)
  const loading = useRef<Promise<ReturnType<typeof Sending.startSending> | null>>(null)
  const begin = useEffectEvent((start: typeof Sending.startSending) => start({ ...view, showNote }))

  useEffect(() => {
    let left = false
    const started = import('./sending').then(
      ({ startSending }) => (left ? null : begin(startSending)),
      () => null,
    )
    loading.current = started
    noteForm(true)
    return () => {
      noteForm(false)
      left = true
      void started.then((sender) => sender?.stop())
    }
  }, [])

  async function send(data: FormData): Promise<LeadState> {
    const sender = await loading.current
    return sender ? sender.send(data) : submitLead({ status: 'idle' }, data)
  }

  return { note, send }
}

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { submitLead } from '@/lib/leads/form/actions'
import type { LeadState } from '@/lib/leads/form/fields'
import type * as Sending from './sending'

/**
 * Sends what the form holds, and again what did not arrive, from this visit or an earlier one. Returns `send`, which
 * rejects only where the part that waits could not be loaded, and the note about what waits.
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
    return () => {
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

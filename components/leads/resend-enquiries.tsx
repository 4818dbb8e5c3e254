'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { somethingWaits } from '@/lib/leads/form/browser-keys'
import { useFormPresence } from './form-presence'

/**
 * Resends pending enquiries until the lead form is there to do so, then shows the given thanks. The sender loads only
 * if there are any.
 */
export function ResendEnquiries({ children }: { children: ReactNode }) {
  const [arrived, setArrived] = useState(false)
  const hasForm = useFormPresence()
  useEffect(() => {
    if (hasForm || !somethingWaits()) return
    let left = false
    const started = import('./sending').then(
      ({ resendPending }) => (left ? null : resendPending(setArrived)),
      () => null,
    )
    return () => {
      left = true
      void started.then((stop) => stop?.())
    }
  }, [hasForm])
  return arrived && children
}

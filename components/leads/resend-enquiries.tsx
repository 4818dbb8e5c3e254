'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { WAITING_KEY } from '@/lib/leads/waiting-key'

function somethingWaits(): boolean {
  try {
    return Boolean(sessionStorage.getItem(WAITING_KEY) ?? localStorage.getItem(WAITING_KEY))
  } catch {
    return false
  }
}

/**
 * On pages without the lead form: sends again what did not arrive, and then shows the thanks that it is given. What
 * that takes is loaded only where something waits.
 */
export function ResendEnquiries({ children }: { children: ReactNode }) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (!somethingWaits()) return
    let left = false
    const started = import('./sending').then(
      ({ resendElsewhere }) => (left ? null : resendElsewhere(setArrived)),
      () => null,
    )
    return () => {
      left = true
      void started.then((stop) => stop?.())
    }
  }, [])
  return arrived && children
}

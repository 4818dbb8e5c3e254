'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { unprefixed } from '@/lib/i18n/paths'
import { WAITING_KEY } from '@/lib/leads/form/browser-keys'
import type { PagePath } from '@/lib/routes'

function somethingWaits(): boolean {
  try {
    return Boolean(sessionStorage.getItem(WAITING_KEY) ?? localStorage.getItem(WAITING_KEY))
  } catch {
    return false
  }
}

/**
 * On pages without the lead form: sends again what did not arrive, and then shows the thanks that it is given. What
 * that takes is loaded only where something waits; the list of addresses is not, so the page with the form is named.
 */
export function ResendEnquiries({ formPage, children }: { formPage: PagePath; children: ReactNode }) {
  const [arrived, setArrived] = useState(false)
  // There the form itself does it.
  const hasForm = unprefixed(usePathname()) === formPage
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

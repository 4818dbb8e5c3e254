'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { unprefixed } from '@/lib/i18n/paths'
import { somethingWaits } from '@/lib/leads/form/browser-keys'
import type { PagePath } from '@/lib/routes'

/**
 * Resends pending enquiries on pages without the lead form, then shows the given thanks. The sender loads only if there
 * are any; the list of addresses does not, so `formPage` is a prop.
 */
export function ResendEnquiries({ formPage, children }: { formPage: PagePath; children: ReactNode }) {
  const [arrived, setArrived] = useState(false)
  // The form itself resends.
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

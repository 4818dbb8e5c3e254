'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Closing the share sheet is a choice, not a failure. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/** Opens the device's share sheet, if any. `address` defaults to the browser's. */
export function ShareButton({
  label,
  title,
  text,
  address,
}: {
  label: string
  title: string
  text?: string
  address?: string
}) {
  async function share() {
    if (typeof navigator.share !== 'function') return
    try {
      await navigator.share({ title, text, url: address ?? window.location.href })
    } catch (error) {
      if (!isAbort(error)) console.error('The page could not be shared.', error)
    }
  }
  return (
    <Button variant="quiet" className="w-full sm:w-auto" onClick={share}>
      <Icon name="share-2" />
      {label}
    </Button>
  )
}

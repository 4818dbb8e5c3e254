'use client'

import { useState } from 'react'
import { Button } from './button'

/** Copies a text, or what a client component works out when it is asked, and says whether that worked. */
export function CopyButton({
  text,
  label,
  done,
  failed,
}: {
  text: string | (() => string)
  label: string
  done: string
  failed: string
}) {
  const [said, setSaid] = useState('')
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
            setSaid(done)
          } catch {
            setSaid(failed)
          }
        }}
      >
        {label}
      </Button>
      <span role="status" className="text-small">
        {said}
      </span>
    </span>
  )
}

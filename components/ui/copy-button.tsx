'use client'

import { useState } from 'react'
import { Button, type ButtonSize } from './button'
import { Icon } from './icon'

/**
 * Copies a text, or one that a client component computes on demand, and reports the result. `isIcon` shows an icon
 * beside the copied text.
 */
export function CopyButton({
  text,
  label,
  done,
  failed,
  size,
  isIcon = false,
}: {
  text: string | (() => string)
  label: string
  done: string
  failed: string
  size?: ButtonSize
  isIcon?: boolean
}) {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setSaid(done)
    } catch {
      setSaid(failed)
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      {isIcon ? (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={copy}
          className="round-button hover:bg-clay hover:text-vine"
        >
          <Icon name={said === done ? 'check' : 'copy'} />
        </button>
      ) : (
        <Button variant="quiet" size={size} onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status" className={isIcon && said === done ? 'sr-only' : 'text-small empty:hidden'}>
        {said}
      </span>
    </span>
  )
}

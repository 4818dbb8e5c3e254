'use client'

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonSize } from './button'

/**
 * Copies a text, or what a client component works out when it is asked, and says whether that worked. `isIcon` shows it
 * as an icon, beside what it copies.
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
  const Icon = said === done ? Check : Copy

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
          className="grid size-11 place-items-center rounded-full hover:bg-clay hover:text-vine"
        >
          <Icon className="size-5" aria-hidden />
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

'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Milliseconds after which a page is late. A faster one is not announced, and nothing is rendered for it. */
const PATIENCE = 300

function LatePage({ label }: { label: string }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  // In the body, because the link may be in a menu that has closed.
  return createPortal(
    <span role="status" className="loading-page">
      <span className="sr-only">{label}</span>
      {['h-9 w-4/5', 'h-5 w-48', 'aspect-video w-full', 'h-4 w-full', 'h-4 w-11/12', 'h-4 w-3/4'].map(
        (size) => (
          <span key={size} aria-hidden data-skeleton className={`skeleton block ${size}`} />
        ),
      )}
    </span>,
    document.body,
  )
}

/**
 * Inside a link: while its page takes longer than a moment to load, a page skeleton covers the current one. The pages
 * themselves are prerendered whole, to be readable without scripts, so they cannot show this.
 */
export function LoadingSign({ label }: { label: string }) {
  return useLinkStatus().pending ? <LatePage label={label} /> : null
}

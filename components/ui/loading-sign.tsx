'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** In milliseconds. Faster pages are not announced, and render nothing for it. */
const PATIENCE = 300

function LatePage({ label }: { label: string }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  // In the body: the link may be in a menu that has closed.
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
 * Inside a link: covers the current page with a skeleton while the link's page takes longer than a moment. Pages are
 * prerendered whole, to be readable without scripts, so they cannot show this.
 */
export function LoadingSign({ label }: { label: string }) {
  return useLinkStatus().pending ? <LatePage label={label} /> : null
}

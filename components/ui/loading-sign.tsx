'use client'

import { useLinkStatus } from 'next/link'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Milliseconds after which a page is late. One that comes sooner is not announced, and nothing is made for it. */
const PATIENCE = 300

function LatePage({ label }: { label: string }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  // In the body, because the link may lie in a menu that has closed.
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
 * Stands in a link. While the page that the link leads to is on its way, and takes longer than a moment, the shape of a
 * page covers the present one. The pages themselves are prerendered whole, so that they can be read without scripts:
 * there is nothing in them that could show this.
 */
export function LoadingSign({ label }: { label: string }) {
  return useLinkStatus().pending ? <LatePage label={label} /> : null
}

'use client'

import type { ReactNode } from 'react'

function accept() {
  document.documentElement.dataset.consent = 'accepted'
  try {
    localStorage.setItem('cookie-consent', 'accepted')
  } catch {
    // Storage is denied: the answer holds until the next load.
  }
}

/** One of the banner's two buttons; both mean the same. */
export function CookieAnswer({
  label,
  className,
  children,
}: {
  label?: string
  className: string
  children: ReactNode
}) {
  return (
    <button type="button" aria-label={label} onClick={accept} className={className}>
      {children}
    </button>
  )
}

'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Leads back to the top of the page; there after one screen of scroll. */
export function BackToTop({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  function rise() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // This button is about to go: the focus goes to where the visitor will be.
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  }

  return (
    // Its place is kept, so that nothing moves when it comes.
    <button
      type="button"
      aria-label={label}
      onClick={rise}
      className={far ? className : `invisible ${className}`}
    >
      {children}
    </button>
  )
}

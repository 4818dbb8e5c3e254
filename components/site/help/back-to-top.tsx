'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Scrolls to the top of the page. It appears after one screen of scroll. */
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
    const update = () => setFar(window.scrollY > window.innerHeight)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  function rise() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // This button disappears, so the focus moves to the top too.
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
  }

  return (
    // Reserves its space, so that nothing moves when it appears.
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

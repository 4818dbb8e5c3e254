'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Pixels of scroll up to which the direction of reading has not changed. */
const THRESHOLD = 8

/** Says by `data-away` whether the visitor reads on, down the page; what becomes of it stands in globals.css. */
export function ScrollAway({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const update = () => {
      const way = window.scrollY - last
      if (Math.abs(way) < THRESHOLD) return
      last = window.scrollY
      setAway(way > 0)
    }
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return (
    <aside aria-label={label} data-away={away || undefined} className={className}>
      {children}
    </aside>
  )
}

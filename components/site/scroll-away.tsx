'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Pixels between two looks below which a hand only rests on the screen. */
const REST = 8

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
    const look = () => {
      const way = window.scrollY - last
      if (Math.abs(way) < REST) return
      last = window.scrollY
      setAway(way > 0)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <aside aria-label={label} data-away={away || undefined} className={className}>
      {children}
    </aside>
  )
}

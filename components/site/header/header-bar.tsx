'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** In pixels of scroll. */
const SOLID_AFTER = 20

/** The sticky bar: clear at the top of the page, solid with a shadow once scrolled. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [solid, setSolid] = useState(false)
  useEffect(() => {
    const update = () => setSolid(window.scrollY > SOLID_AFTER)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return (
    <header data-solid={solid || undefined} className="site-header">
      {children}
    </header>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const REFRESH_MILLISECONDS = 5000

/** Refreshes the visible page every five seconds. Render it only during background changes. */
export function RefreshWhileVisible() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, REFRESH_MILLISECONDS)
    return () => clearInterval(timer)
  }, [router])
  return null
}

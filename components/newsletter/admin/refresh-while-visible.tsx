'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The time between two readings of the page. */
const REFRESH_MILLISECONDS = 5000

/** Reads the page again every five seconds while it is visible. Render it only while something changes by itself. */
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

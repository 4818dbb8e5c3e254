'use client'

import { useEffect } from 'react'
import { ARRIVAL_KEY, type Arrival as Kept } from '@/lib/leads/arrival'

/**
 * Keeps how a visit began, for the lead form to send: its first page, what led there, the campaign in the address. A
 * campaign that leads here once more begins the visit anew.
 */
export function Arrival() {
  useEffect(() => {
    const { pathname, search, origin } = location
    const utm = search
      .slice(1)
      .split('&')
      .filter((part) => part.startsWith('utm_'))
      .join('&')
    const { referrer } = document
    const kept: Kept = { page: pathname, referrer, utm }
    try {
      if (!sessionStorage.getItem(ARRIVAL_KEY) || (utm && !referrer.startsWith(`${origin}/`)))
        sessionStorage.setItem(ARRIVAL_KEY, JSON.stringify(kept))
    } catch {
      // Storage is closed to this page: the form's own address must do.
    }
  }, [])
  return null
}

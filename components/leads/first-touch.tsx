'use client'

import { useEffect } from 'react'
import { FIRST_TOUCH_KEY, type FirstTouch } from '@/lib/leads/form/browser-keys'
import { isPrivatePage, isStaffPage } from '@/lib/http/per-request'
import { unprefixed } from '@/lib/i18n/paths'

/** Stores a visit's first touch for the lead form: landing page, referrer, campaign. A later campaign replaces it. */
export function FirstTouchRecorder() {
  useEffect(() => {
    const { pathname, search, origin } = location
    const path = unprefixed(pathname)
    if (isStaffPage(path)) return
    const utm = search
      .slice(1)
      .split('&')
      .filter((part) => part.startsWith('utm_'))
      .join('&')
    const { referrer } = document
    // The address of a mailed link, a certificate or a preview is secret and must not be sent with an enquiry.
    const touch: FirstTouch = { page: isPrivatePage(path) ? '' : pathname, referrer, utm }
    try {
      if (!sessionStorage.getItem(FIRST_TOUCH_KEY) || (utm && !referrer.startsWith(`${origin}/`)))
        sessionStorage.setItem(FIRST_TOUCH_KEY, JSON.stringify(touch))
    } catch {
      // Storage is denied: the form's own address gives the attribution.
    }
  }, [])
  return null
}

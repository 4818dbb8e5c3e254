'use client'

import { Analytics } from '@vercel/analytics/next'

const UNREPORTED = /^\/(?:af\/)?(?:(?:blog\/)?admin|blog\/preview)(?:\/|$)/

/**
 * Reports a page view on every change of the route, without what visitors searched for or paid; none of staff or of a private link, whose
 * addresses may open a post or set a password.
 */
export function PageViews() {
  return (
    <Analytics
      beforeSend={(event) => {
        const { origin, pathname } = new URL(event.url)
        return UNREPORTED.test(pathname) ? null : { ...event, url: origin + pathname }
      }}
    />
  )
}

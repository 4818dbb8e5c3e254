'use client'

import { Analytics } from '@vercel/analytics/next'

const STAFF = /^\/(?:af\/)?(?:blog\/)?admin(?:\/|$)/

/**
 * Reports a page view on every change of the route, without what visitors searched for or paid; none of staff, whose
 * addresses may carry a link for a password.
 */
export function PageViews() {
  return (
    <Analytics
      beforeSend={(event) => {
        const { origin, pathname } = new URL(event.url)
        return STAFF.test(pathname) ? null : { ...event, url: origin + pathname }
      }}
    />
  )
}

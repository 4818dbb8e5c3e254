'use client'

import { Suspense, lazy } from 'react'

// A chunk of its own, which only a page on Vercel loads, and no page waits for.
const Analytics = lazy(async () => ({ default: (await import('@vercel/analytics/next')).Analytics }))

const UNREPORTED =
  /^\/(?:af\/)?(?:(?:blog\/)?admin|blog\/preview|newsletter|pay|privacy-request\/confirm)(?:\/|$)/

/**
 * Reports a page view on every change of the route, without what visitors searched for or paid; none of staff or of a
 * private link, whose addresses may open a post, set a password, end a subscription or show what somebody owes.
 */
export function PageViews() {
  return (
    <Suspense>
      <Analytics
        beforeSend={(event) => {
          const { origin, pathname } = new URL(event.url)
          return UNREPORTED.test(pathname) ? null : { ...event, url: origin + pathname }
        }}
      />
    </Suspense>
  )
}

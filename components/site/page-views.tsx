'use client'

import { Analytics } from '@vercel/analytics/next'

/** Reports a page view on every change of the route, without what visitors searched for or paid. */
export function PageViews() {
  return <Analytics beforeSend={(event) => ({ ...event, url: event.url.replace(/[?#].*/s, '') })} />
}

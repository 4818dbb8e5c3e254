'use client'

import { Analytics } from '@vercel/analytics/next'

/** Reports a page view on every change of the route. */
export function PageViews() {
  return <Analytics />
}

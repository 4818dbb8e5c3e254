'use client'

import { usePathname } from 'next/navigation'
import { Suspense, lazy, useEffect } from 'react'
import { isPrivatePage } from '@/lib/http/per-request'
import { unprefixed } from '@/lib/i18n/paths'

// A separate chunk, loaded only on Vercel; no page waits for it.
const Analytics = lazy(async () => ({ default: (await import('@vercel/analytics/next')).Analytics }))

/**
 * The reportable address, without searches or payments; null for staff pages and private links, whose addresses may
 * open a post, set a password, end a subscription or show a debt.
 */
function reported(address: string): string | null {
  const { origin, pathname } = new URL(address)
  return isPrivatePage(unprefixed(pathname)) ? null : origin + pathname
}

/** Sends page views to a collector as events of Plausible's API, without script, cookie or answer. */
function Beacon({ collector }: { collector: string }) {
  const path = usePathname()
  useEffect(() => {
    const url = reported(window.location.href)
    const body = JSON.stringify({ name: 'pageview', url, domain: window.location.hostname })
    const apart = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'origin', keepalive: true } as const
    if (url) fetch(collector, { method: 'POST', body, ...apart }).catch(() => undefined)
  }, [path, collector])
  return null
}

/** Reports a page view on every change of the route: to the collector if set, else to Vercel. */
export function PageViews({ collector }: { collector: string | undefined }) {
  if (collector) return <Beacon collector={collector} />
  return (
    <Suspense>
      <Analytics
        beforeSend={(event) => {
          const url = reported(event.url)
          return url === null ? null : { ...event, url }
        }}
      />
    </Suspense>
  )
}

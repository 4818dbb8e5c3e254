'use client'

import { usePathname } from 'next/navigation'
import { Suspense, lazy, useEffect } from 'react'
import { isPrivatePage } from '@/lib/http/per-request'
import { unprefixed } from '@/lib/i18n/paths'

// A separate chunk that loads only on Vercel and that no page waits for.
const Analytics = lazy(async () => ({ default: (await import('@vercel/analytics/next')).Analytics }))

/**
 * The reportable address of a page, without searches or payments; null for a staff page or a private link, whose
 * address may open a post, set a password, end a subscription or show a debt.
 */
function reported(address: string): string | null {
  const { origin, pathname } = new URL(address)
  return isPrivatePage(unprefixed(pathname)) ? null : origin + pathname
}

/** Sends each page view to a collector as an event of Plausible's API, without a script, a cookie or an answer. */
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

/** Reports a page view on every change of the route: to a configured collector, else to Vercel. */
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

import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * The visitor's address as the trusted proxy reports it, or null where none is configured.
 * X-Forwarded-For is not read: anybody can send one, and would choose the key that limits are counted under.
 */
export function clientAddress(headers: Headers): string | null {
  if (!env.TRUSTED_ADDRESS_HEADER) return null
  return headers.get(env.TRUSTED_ADDRESS_HEADER)?.split(',')[0]?.trim() || null
}

/**
 * Whether a request comes from a page of this site. For route handlers that change something: actions have Next's own
 * check. Browsers that do not send Sec-Fetch-Site send Origin with every POST.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return headers.get('origin') === new URL(env.SITE_URL).origin
}

/**
 * Whether a browser says that another site sent this request. A request without Origin comes from no browser's page, and
 * is judged by what it asks for: a mail program ends a subscription so, and a payment service reports a payment.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Whether the scheduler sent a request: it shows CRON_SECRET as a bearer token (RFC 6750), as Vercel Cron does. The
 * comparison takes the same time wherever the two differ. False where there is no such secret.
 */
export function isScheduler(headers: Headers): boolean {
  if (!env.CRON_SECRET) return false
  const [given, wanted] = [headers.get('authorization') ?? '', `Bearer ${env.CRON_SECRET}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return timingSafeEqual(given!, wanted!)
}

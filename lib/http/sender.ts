import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { env } from '@/lib/env'

/** The header in which the server itself names the client's address (./request-headers.ts). */
export const CLIENT_ADDRESS = 'x-client-address'

/**
 * The last network address of a list, from the nearest proxy, without IPv4-mapped prefix and zone; null if invalid.
 * Earlier entries are the client's claims.
 */
export function lastAddress(list: string): string | null {
  const last = list.slice(list.lastIndexOf(',') + 1).trim()
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '')
  return isIP(address) ? address : null
}

/** The network address of the sender of a request; null if unknown. On Vercel the platform's own header has it. */
export function senderAddress(headers: Headers): string | null {
  const trusted = env.VERCEL ? env.TRUSTED_ADDRESS_HEADER : CLIENT_ADDRESS
  return lastAddress((trusted && headers.get(trusted)) ?? '')
}

/**
 * Whether a request comes from a page of this site. For route handlers with side effects; actions have Next's own
 * check. Browsers without Sec-Fetch-Site send Origin with every POST.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return headers.get('origin') === new URL(env.SITE_URL).origin
}

/**
 * Whether a browser reports that another site sent this request. Without Origin it comes from no browser's page and is
 * judged by its content: mail programs unsubscribe and payment services notify this way.
 */
export function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Whether a request carries CRON_SECRET as a bearer token (RFC 6750), compared in constant time; false if none is
 * configured.
 */
export function isScheduler(headers: Headers): boolean {
  if (!env.CRON_SECRET) return false
  const [given, wanted] = [headers.get('authorization') ?? '', `Bearer ${env.CRON_SECRET}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return timingSafeEqual(given!, wanted!)
}

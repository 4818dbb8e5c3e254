import { env } from '@/lib/env'

/**
 * Whether a request comes from a page of this site. For route handlers that change something: actions have Next's own
 * check. Browsers that do not send Sec-Fetch-Site send Origin with every POST.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return headers.get('origin') === new URL(env.SITE_URL).origin
}

import type { IncomingMessage } from 'node:http'
import { wantedLocale } from '@/lib/i18n/detection'
import { localeOf, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, routing } from '@/lib/i18n/routing'
import { DRAFT_MODE_COOKIE } from './draft-mode'
import { isPerRequestPage } from './per-request'
import { sanitizeTarget } from './protocol'

/**
 * The canonical form of a page's path (./normalise.ts), English without prefix. An escape would be another spelling of
 * it.
 */
const PATH = new RegExp(`^/(?!(?:${routing.defaultLocale}|api)(?:/|$))(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$`)

/** Query parameters added by advertisements and newsletters. Scripts read them; no prerendered page can. */
const CAMPAIGN = /^(?:(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=[^&#\\]*(?:&|$))+$/

/** Headers that change the answer of Next or the middleware, and headers of a request with a body. */
const TREATED =
  /^(?:rsc|origin|range|purpose|expect|content-length|transfer-encoding|next-.*|x-(?:middleware|prerender|nextjs|next|now|invoke|matched|action|vercel)-.*)$/

const CHOICE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`, 'g')

/** Whether a visitor to an English page is redirected to another language, or the language cookie is malformed. */
function mayPreferAnother({ cookie = '', 'accept-language': accepted }: IncomingMessage['headers']) {
  const choices = [...cookie.matchAll(CHOICE)].map(([, choice]) => choice!.trim())
  if (choices.length > 1 || choices.some((choice) => !/^[a-z]{2}(?:[-_]\w+)?$/i.test(choice))) return true
  return (wantedLocale(choices[0], accepted ?? null) ?? routing.defaultLocale) !== routing.defaultLocale
}

/** The path of the page that Next may store for a request, whatever its headers; null if none. */
export function storedPath(url: string): string | null {
  const path = decodeURIComponent(new URL(`http://localhost${sanitizeTarget(url)}`).pathname)
  return PATH.test(path) && !isPerRequestPage(unprefixed(path)) ? path : null
}

/**
 * The path of a request for the common form of a page: without a preview link, in the language of the path, and for the
 * whole page, unlike those of Next's router. Null for every other request, which Next and the middleware answer.
 */
export function cacheKeyFor({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (!PATH.test(path) || isPerRequestPage(unprefixed(path))) return null
  if (mark !== -1 && !CAMPAIGN.test(url.slice(mark + 1))) return null
  for (const name in headers) if (TREATED.test(name)) return null
  if (headers.cookie?.includes(DRAFT_MODE_COOKIE)) return null
  return localeOf(path) === routing.defaultLocale && mayPreferAnother(headers) ? null : path
}

/**
 * The Cache-Control for public caches. A page without a language prefix redirects some visitors by cookie or browser,
 * and few caches heed `Vary: Cookie`, so they must revalidate it each time.
 */
export function cacheControlOf(address: string, said: string): string {
  const path = address.replace(/[?#].*/, '')
  const isByLanguage =
    localeOf(path) === routing.defaultLocale && !/^\/(?:_next|api|brochures)\/|\./.test(path)
  return isByLanguage && said.includes('s-maxage') ? 'public, max-age=0, must-revalidate' : said
}

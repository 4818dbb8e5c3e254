import type { IncomingMessage } from 'node:http'
import { wantedLocale } from '@/lib/i18n/detection'
import { localeOf, unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE, routing } from '@/lib/i18n/routing'
import { DRAFT_MODE_COOKIE } from './draft-mode'
import { isPerRequest } from './policy'
import { sanitizeTarget } from './protocol'

/**
 * The one form of a page's path (./normalise.ts), English without its prefix. Slugs have no other characters, and an escape
 * would be another way to write one of these.
 */
const PATH = new RegExp(`^/(?!(?:${routing.defaultLocale}|api)(?:/|$))(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$`)

/** What advertisements and newsletters add to an address. Scripts read it, and no page that is prerendered can. */
const CAMPAIGN = /^(?:(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id)=[^&#\\]*(?:&|$))+$/

/** Headers by which Next or the middleware answers otherwise, and those of a request that carries something. */
const TREATED =
  /^(?:rsc|origin|range|purpose|expect|content-length|transfer-encoding|next-.*|x-(?:middleware|prerender|nextjs|next|now|invoke|matched|action|vercel)-.*)$/

const CHOICE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`, 'g')

/** Whether a visitor is led from an English page to one in another language, or the cookie is not as the site sets it. */
function mayPreferAnother({ cookie = '', 'accept-language': accepted }: IncomingMessage['headers']) {
  const choices = [...cookie.matchAll(CHOICE)].map(([, choice]) => choice!.trim())
  if (choices.length > 1 || choices.some((choice) => !/^[a-z]{2}(?:[-_]\w+)?$/i.test(choice))) return true
  return (wantedLocale(choices[0], accepted ?? null) ?? routing.defaultLocale) !== routing.defaultLocale
}

/** The path of the page that Next may store for a request, whatever else it says; null where there is none. */
export function storedPath(url: string): string | null {
  const path = decodeURIComponent(new URL(`http://localhost${sanitizeTarget(url)}`).pathname)
  return PATH.test(path) && !isPerRequest(unprefixed(path)) ? path : null
}

/**
 * The path at which a request asks for a page as everybody gets it: a browser without a preview link, in the language
 * that the path stands for, and not a part of the page, as Next's router asks for. Null for every other request: Next
 * and the middleware answer that.
 */
export function cacheKeyFor({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (!PATH.test(path) || isPerRequest(unprefixed(path))) return null
  if (mark !== -1 && !CAMPAIGN.test(url.slice(mark + 1))) return null
  for (const name in headers) if (TREATED.test(name)) return null
  if (headers.cookie?.includes(DRAFT_MODE_COOKIE)) return null
  return localeOf(path) === routing.defaultLocale && mayPreferAnother(headers) ? null : path
}

/**
 * What an answer tells the caches of the world. A page without the prefix of a language leads some visitors to another one,
 * by their cookie or their browser: a cache must ask for it each time, because few of them heed `Vary: Cookie`.
 */
export function cacheControlOf(address: string, said: string): string {
  const path = address.replace(/[?#].*/, '')
  const isByLanguage =
    localeOf(path) === routing.defaultLocale && !/^\/(?:_next|api|brochures)\/|\./.test(path)
  return isByLanguage && said.includes('s-maxage') ? 'public, max-age=0, must-revalidate' : said
}

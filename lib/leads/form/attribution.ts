import { z } from 'zod'
import type { FirstTouch } from './browser-keys'

/** The most characters of each; the database checks the same. */
const MAX_LENGTH = { address: 500, utm: 200 }

/** The most characters of what the browser sends: longer texts are no first touch, and cost time to parse. */
const MAX_SENT = 20_000

const firstTouch: z.ZodType<FirstTouch> = z.object({
  page: z.string().max(4000),
  referrer: z.string().max(4000),
  utm: z.string().max(4000),
})

/**
 * A text from outside as the database can store it: one line, no control character or half of a surrogate pair, at
 * most `length` characters; null where nothing is left.
 */
export function cleanText(text: unknown, length: number): string | null {
  if (typeof text !== 'string') return null
  // Cut first, so that a very long text costs no time; a character is at most two units.
  const plain = text
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, length).join('').trim() || null
}

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** The page on another host that led here. Its query may name a person and is left out. */
function externalReferrer(referrer: string, host: string): string | null {
  const url = parseUrl(referrer)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === host) return null
  return cleanText(url.origin + url.pathname, MAX_LENGTH.address)
}

function fromJson(text: string): FirstTouch | null {
  if (text.length > MAX_SENT) return null
  try {
    return firstTouch.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The form's own page as the browser names it on sending: all there is without JavaScript or storage. */
function fromHeader(address: string | null, host: string): FirstTouch | null {
  const url = parseUrl(address ?? '')
  return url && url.host === host ? { page: url.pathname, referrer: '', utm: url.search } : null
}

/**
 * The attribution of a lead, named as the columns are, from what the form sent and from the form's page. Whatever makes
 * no sense is dropped, because no lead may be lost over it.
 * @param sent the first touch that the browser kept, as JSON; empty without JavaScript.
 * @param referer the request's header of that name.
 * @param siteUrl the site's own address; a page of the site is no referrer.
 */
export function parseAttribution(sent: string, referer: string | null, siteUrl: string) {
  const { host } = new URL(siteUrl)
  const form = fromHeader(referer, host)
  const first = fromJson(sent) ?? form
  // A campaign in the address of the form itself counts where the visit began without one.
  const query = new URLSearchParams(first?.utm || form?.utm)
  const utm = (name: string) => cleanText(query.get(`utm_${name}`), MAX_LENGTH.utm)
  return {
    /** The path of the visit's first page, or of the form's page where the browser kept none. */
    page: first?.page.startsWith('/') ? cleanText(first.page, MAX_LENGTH.address) : null,
    /** The address outside this site that led here, without its query. */
    referrer: first ? externalReferrer(first.referrer, host) : null,
    utm_source: utm('source'),
    utm_medium: utm('medium'),
    utm_campaign: utm('campaign'),
    utm_term: utm('term'),
    utm_content: utm('content'),
  }
}

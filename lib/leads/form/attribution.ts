import { z } from 'zod'
import type { FirstTouch } from './browser-keys'

/** Maximum lengths, as in the database. */
const MAX_LENGTH = { address: 500, utm: 200 }

/** Maximum length of a first touch; anything longer is invalid and slow to parse. */
const MAX_SENT = 20_000

const firstTouch: z.ZodType<FirstTouch> = z.object({
  page: z.string().max(4000),
  referrer: z.string().max(4000),
  utm: z.string().max(4000),
})

/**
 * Makes an external text storable: one line, no control characters or half surrogate pairs, at most `length`
 * characters; null if empty.
 */
export function cleanText(text: unknown, length: number): string | null {
  if (typeof text !== 'string') return null
  // Cut first, so that a long text costs no time; a character is at most two units.
  const plain = text
    .slice(0, length * 4)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, length).join('').trim() || null
}

/** Text of an address, cleaned and cut; null if there is none. */
export const searchText = (length: number) => z.unknown().transform((text) => cleanText(text, length))

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** The referring page on another host, without its query, which may name a person. */
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

/** The form's page from the request header: the only source without JavaScript or storage. */
function fromHeader(address: string | null, host: string): FirstTouch | null {
  const url = parseUrl(address ?? '')
  return url && url.host === host ? { page: url.pathname, referrer: '', utm: url.search } : null
}

/**
 * A lead's attribution, named like the columns. Invalid parts are dropped, because no lead may be lost over them.
 * @param sent the browser's first touch as JSON; empty without JavaScript.
 * @param referer the request header.
 * @param siteUrl the site's own address; its pages are not referrers.
 */
export function parseAttribution(sent: string, referer: string | null, siteUrl: string) {
  const { host } = new URL(siteUrl)
  const form = fromHeader(referer, host)
  const first = fromJson(sent) ?? form
  // A campaign in the form's address counts if the visit began without one.
  const query = new URLSearchParams(first?.utm || form?.utm)
  const utm = (name: string) => cleanText(query.get(`utm_${name}`), MAX_LENGTH.utm)
  return {
    /** The visit's first page, or the form's page without one. */
    page: first?.page.startsWith('/') ? cleanText(first.page, MAX_LENGTH.address) : null,
    /** Without its query. */
    referrer: first ? externalReferrer(first.referrer, host) : null,
    utm_source: utm('source'),
    utm_medium: utm('medium'),
    utm_campaign: utm('campaign'),
    utm_term: utm('term'),
    utm_content: utm('content'),
  }
}

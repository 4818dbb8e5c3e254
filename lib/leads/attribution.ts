import { z } from 'zod'
import type { Arrival } from './arrival'
import { cleanText } from './clean'
import type { Attribution } from './types'

/** The most characters of each; the database repeats them. */
const MOST = { address: 500, utm: 200 }

const arrival: z.ZodType<Arrival> = z.object({
  page: z.string().max(4000),
  referrer: z.string().max(4000),
  utm: z.string().max(4000),
})

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** The page that led here, where it stands on another host; its query may name a person and is left out. */
function outside(referrer: string, host: string): string | null {
  const url = parsed(referrer)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === host) return null
  return cleanText(url.origin + url.pathname, MOST.address)
}

function fromJson(text: string): Arrival | null {
  try {
    return arrival.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The form's own page as the browser names it on sending: all there is without JavaScript or storage. */
function fromHeader(address: string | null, host: string): Arrival | null {
  const url = parsed(address ?? '')
  return url && url.host === host ? { page: url.pathname, referrer: '', utm: url.search } : null
}

/**
 * What brought a visitor here, from what the form sent and from the page it stood on. Whatever makes no sense is
 * dropped, because no lead may be lost over it.
 * @param sent the arrival that the browser kept, as JSON; empty without JavaScript.
 * @param referer the request's header of that name.
 * @param siteUrl the site's own address; what came from there is no referrer.
 */
export function attributionOf(sent: string, referer: string | null, siteUrl: string): Attribution {
  const { host } = new URL(siteUrl)
  const form = fromHeader(referer, host)
  const kept = fromJson(sent) ?? form
  // A campaign in the address of the form itself counts where the visit began without one.
  const query = new URLSearchParams(kept?.utm || form?.utm)
  const utm = (name: string) => cleanText(query.get(`utm_${name}`), MOST.utm)
  return {
    page: kept?.page.startsWith('/') ? cleanText(kept.page, MOST.address) : null,
    referrer: kept ? outside(kept.referrer, host) : null,
    utm_source: utm('source'),
    utm_medium: utm('medium'),
    utm_campaign: utm('campaign'),
    utm_term: utm('term'),
    utm_content: utm('content'),
  }
}

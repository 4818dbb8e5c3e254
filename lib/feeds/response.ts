import { createHash } from 'node:crypto'
import { type Locale, routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'

/** How long a reader or a cache may keep a document, in seconds: as long as a page is served before it is revalidated. */
const MAX_AGE_SECONDS = 60

/** Seconds after which a robot may try again when the database does not answer. */
const RETRY_SECONDS = 120

/** A feed or a sitemap, which robots and feed readers fetch again and again. */
interface Document {
  readonly body: string
  /** Content type without charset: it is UTF-8. */
  readonly type: string
  /** The newest change of what is in it (ISO 8601); null where that is not known. */
  readonly changed: string | null
  readonly language?: string
}

/** Whether the reader has this very document (RFC 9110, section 13.2.2: an ETag decides before a date). */
function isNotModified(request: Request, etag: string, changed: string | null): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  // An exact match: once the newest post is in the bin, the newest change lies before the one that the reader has.
  return changed !== null && Math.floor(Date.parse(changed) / 1000) * 1000 === since
}

/** The document, or 304 where the reader has it already. */
export function conditionalResponse(request: Request, { body, type, changed, language }: Document): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
    ETag: etag,
  })
  if (changed !== null) headers.set('Last-Modified', new Date(changed).toUTCString())
  if (language) headers.set('Content-Language', language)
  return isNotModified(request, etag, changed)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

/**
 * 503 with the time to wait: half a document would tell robots that the other half is gone. A document for both
 * languages says so in English.
 */
export function serviceUnavailable(locale: Locale = routing.defaultLocale): Response {
  return new Response(`${translator(locale)('Posts.feed.unavailable')}\n`, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS),
    },
  })
}

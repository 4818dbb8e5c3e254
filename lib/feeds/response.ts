import { createHash } from 'node:crypto'
import { type Locale, routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'

/** How long readers and caches may keep a document, in seconds: the same as the revalidation time of pages. */
const MAX_AGE_SECONDS = 60

/** Seconds after which a robot may retry when the database does not answer. */
const RETRY_SECONDS = 120

/** A feed or sitemap, which robots and feed readers poll. */
interface Document {
  readonly body: string
  /** Content type without charset; always UTF-8. */
  readonly type: string
  /** The newest change of its contents (ISO 8601); null if unknown. */
  readonly changed: string | null
  readonly language?: string
}

/** Whether the reader already has this document (RFC 9110, section 13.2.2: an ETag takes precedence over a date). */
function isNotModified(request: Request, etag: string, changed: string | null): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  // An exact match: once the newest post is in the bin, the newest change is older than the reader's.
  return changed !== null && Math.floor(Date.parse(changed) / 1000) * 1000 === since
}

/** The document, or 304 if the reader has it already. */
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

/** 503 with Retry-After: half a document would tell robots that the other half is gone. English by default. */
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

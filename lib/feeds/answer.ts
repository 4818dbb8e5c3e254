import { createHash } from 'node:crypto'

/** How long a reader or a cache between may keep a document, in seconds: as long as a page stays before it is checked. */
const KEPT_SECONDS = 60

/** Seconds after which a robot may ask again when the database does not answer. */
const RETRY_SECONDS = 120

/** What robots and readers fetch again and again. */
interface Document {
  readonly body: string
  /** Content type without charset: it is UTF-8. */
  readonly type: string
  /** The newest change of what is in it (ISO 8601); null where that is not known. */
  readonly changed: string | null
  readonly language?: string
}

/** Whether the document is the one that the reader has (RFC 9110, section 13.2.2: an ETag decides before a date). */
function isKnown(request: Request, etag: string, changed: string | null): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags !== null)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  // Not `<=`: with the newest post in the bin, the newest change lies before what the reader has.
  return changed !== null && Math.floor(Date.parse(changed) / 1000) * 1000 === since
}

/** The document, or 304 for whoever has it already. */
export function answer(request: Request, { body, type, changed, language }: Document): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
    ETag: etag,
  })
  if (changed !== null) headers.set('Last-Modified', new Date(changed).toUTCString())
  if (language) headers.set('Content-Language', language)
  return isKnown(request, etag, changed)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

/** Says "later": half a document would tell robots that the other half is gone. */
export function askLater(): Response {
  return new Response('The database does not answer. Please try again in a few minutes.\n', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS),
    },
  })
}

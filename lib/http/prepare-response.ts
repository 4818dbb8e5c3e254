import type { IncomingHttpHeaders } from 'node:http'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { noteRequest } from '@/lib/log/requests'
import { REQUEST_ID } from '@/lib/log/request-id'
import { SOURCE_HEADER, STORED_HEADER } from '@/lib/next/last-change.mjs'
import type { Progress } from '@/lib/next/shared'
import type { SanitizedRequest } from './sanitize-request'
import { NOTHING_LOADED, DOCUMENT_HEADERS, securityHeaders } from './headers'
import { routePattern } from './route-pattern'
import { cacheControlOf } from './cache-key'
import { allowHeader, isPubliclyCacheable, policyOfAnswer } from './protocol'

/** The status and headers of an answer. */
export interface Head {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** Headers that Next omits if it fails before it has read next.config.ts. */
const EVERYWHERE = Object.fromEntries(
  securityHeaders(false).map(({ key, value }) => [key.toLowerCase(), value]),
)

const DOCUMENT_HEADER_NAMES = DOCUMENT_HEADERS.map((name) => name.toLowerCase())

/** Files that pages load, no documents. */
const FILE = /^\/(?:_next\/static\/|scenes\/|icon\.svg|manifest\.webmanifest)/

const POLICY = 'content-security-policy'

/** Connection headers, and headers of Next and the page cache for the server only. */
const INTERNAL_HEADERS = [
  STORED_HEADER,
  SOURCE_HEADER,
  'connection',
  'keep-alive',
  'transfer-encoding',
  'trailer',
  'upgrade',
  'date',
]

/**
 * The status to send: a malformed form's refusal, or 503, worth a retry, during a Supabase outage; Next answers 500 to
 * both.
 */
export function statusOf(given: number, { refusal, isUnavailable }: Progress): number {
  if (given >= 500 && refusal) return refusal
  return given === 500 && isUnavailable ? 503 : given
}

/** The cache layer of a stored page or file, and its age in seconds; null for answers that are never stored. */
function sourceOf(
  { [STORED_HEADER]: noted, [SOURCE_HEADER]: layer }: IncomingHttpHeaders,
  { stored }: SanitizedRequest,
) {
  if (!noted) return stored === null ? null : 'rendered'
  const seconds = Math.round((Date.now() - Number(String(noted).split(' ')[1])) / 1000)
  return `${layer ?? 'disk'}; age=${seconds}`
}

/** Measures an answer, and logs it at debug level: the pattern of its address, and nothing about the visitor. */
function note(status: number, layer: unknown, { id, method, address, begun }: SanitizedRequest): void {
  const isLogged = env.LOG_LEVEL === 'debug'
  if (!isLogged && !env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const route = routePattern(address)
  noteRequest({ method, route, status, begun, isFromMemory: layer === 'memory' })
  const milliseconds = Math.round(performance.now() - begun)
  if (isLogged) logEvent('debug', 'answer', { requestId: id, method, route, status, milliseconds })
}

/** The head of an answer as sent: the site's headers, the policy of its type, and, unless cacheable, the request id. */
export function prepareResponse({ status, headers: given }: Head, arrival: SanitizedRequest): Head {
  const { id, method, address } = arrival
  const headers: IncomingHttpHeaders = { ...EVERYWHERE }
  for (const name in given)
    if (!INTERNAL_HEADERS.includes(name) && !name.startsWith('x-middleware-')) headers[name] = given[name]
  const policy = policyOfAnswer({ status, type: headers['content-type'] ?? '' }, String(headers[POLICY]))
  if (policy === null) delete headers[POLICY]
  else headers[POLICY] = policy
  if (FILE.test(address) && status < 400) for (const name of DOCUMENT_HEADER_NAMES) delete headers[name]
  if (status === 503) headers['retry-after'] ??= '60'
  if (status === 405) headers.allow = allowHeader(method)
  const said = headers['cache-control'] ?? ''
  if (said) headers['cache-control'] = cacheControlOf(address, said)
  if (!isPubliclyCacheable(status, said)) headers[REQUEST_ID] = id
  const source = env.LOG_LEVEL === 'debug' && sourceOf(given, arrival)
  if (source) headers[SOURCE_HEADER] = source
  note(status, given[SOURCE_HEADER], arrival)
  return { status, headers }
}

/** The head for a request that Node could not parse, by its error code: 431 for a head that is too long, else 400. */
export function refusalOf(code: string | undefined): Head {
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  return {
    status,
    headers: { ...EVERYWHERE, [POLICY]: NOTHING_LOADED, connection: 'close', 'content-length': '0' },
  }
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { getIsPossibleServerAction } from 'next/dist/server/lib/server-action-request-meta'
import { env } from '@/lib/env'
import { REQUEST_ID, validRequestId } from '@/lib/log/request-id'
import type { Progress } from '@/lib/next/shared'
import { stripVisitorHeaders, dropForgedHeaders } from './request-headers'
import { routePattern } from './route-pattern'
import { cacheKeyFor, storedPath } from './cache-key'
import { isMethodRefused, isUnusedNextPath, sanitizeTarget } from './protocol'

/** What the server knows of a request before anything answers it. */
export interface SanitizedRequest {
  /** By which its lines in the log are found. */
  readonly id: string
  /** As it was sent; the request itself has what Next is to read. */
  readonly method: string
  readonly address: string
  readonly isRefused: boolean
  /** The path of the page as everybody gets it that it asks for; null for what Next is to answer. */
  readonly page: string | null
  /** The path of the page that Next may store when it answers; null where it stores none. */
  readonly stored: string | null
  readonly progress: Progress
  /** When it came, as the process counts the time. */
  readonly begun: number
}

/** An address at which there is nothing. */
const NOTHING = '/_next/static/none'

/** The progress of a request that Next is to answer. */
export const progressOf = (id: string, address: string, isForm: boolean): Progress => ({
  id,
  isForm,
  get route() {
    return routePattern(address)
  },
})

/**
 * Reads a request, and leaves of it what Next may see: an address that can be read, an id that the trusted proxy or this
 * server has chosen, who the client is, and of what is stored for everybody nothing about who asked.
 */
export function sanitizeRequest(request: IncomingMessage): SanitizedRequest {
  const { method = 'GET', url = '/', headers } = request
  const given = env.TRUSTED_REQUEST_ID_HEADER && headers[env.TRUSTED_REQUEST_ID_HEADER]
  const id = (typeof given === 'string' && validRequestId(given)) || randomUUID()
  headers[REQUEST_ID] = id
  dropForgedHeaders(request)
  // For the spans of each request, Next must see it.
  const page = env.OTEL_EXPORTER_OTLP_ENDPOINT ? null : cacheKeyFor(request)
  const common = { id, method, page, begun: performance.now() }
  // It is written in the one form of an address already, and nothing of it reaches Next.
  if (page !== null)
    return { ...common, address: url, isRefused: false, stored: page, progress: progressOf(id, url, false) }
  const readable = sanitizeTarget(url)
  const address = isUnusedNextPath(readable) ? NOTHING : readable
  request.url = address
  const isForm = getIsPossibleServerAction(request)
  const stored = isForm ? null : storedPath(address)
  stripVisitorHeaders(request)
  const progress = progressOf(id, address, isForm)
  return { ...common, address, isRefused: isMethodRefused(method, address), stored, progress }
}

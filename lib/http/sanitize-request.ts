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

/** The server's knowledge of a request before anything answers it. */
export interface SanitizedRequest {
  /** Correlates its log lines. */
  readonly id: string
  /** As sent; the request itself has the sanitised address. */
  readonly method: string
  readonly address: string
  readonly isRefused: boolean
  /** The path of the common page that it requests; null for requests that Next must answer. */
  readonly page: string | null
  /** The path of the page that Next may store from the answer; null if none. */
  readonly stored: string | null
  readonly progress: Progress
  /** Arrival time, on the process's clock. */
  readonly begun: number
}

/** A non-existent address. */
const NOTHING = '/_next/static/none'

/** The progress of a request that Next must answer. */
export const progressOf = (id: string, address: string, isForm: boolean): Progress => ({
  id,
  isForm,
  get route() {
    return routePattern(address)
  },
})

/**
 * Reads a request and leaves in it only what Next may see: a readable address, an id of the trusted proxy or this
 * server, the client, and for common pages nothing of the visitor.
 */
export function sanitizeRequest(request: IncomingMessage): SanitizedRequest {
  const { method = 'GET', url = '/', headers } = request
  const given = env.TRUSTED_REQUEST_ID_HEADER && headers[env.TRUSTED_REQUEST_ID_HEADER]
  const id = (typeof given === 'string' && validRequestId(given)) || randomUUID()
  headers[REQUEST_ID] = id
  dropForgedHeaders(request)
  const page = cacheKeyFor(request)
  const common = { id, method, page, begun: performance.now() }
  // The address is canonical already, and the request does not reach Next.
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

import type { IncomingMessage } from 'node:http'
import { getIsPossibleServerAction } from 'next/dist/server/lib/server-action-request-meta'
import { env } from '@/lib/env'
import { unprefixed } from '@/lib/i18n/paths'
import { LOCALE_COOKIE } from '@/lib/i18n/routing'
import { REQUEST_ID } from '@/lib/log/request-id'
import { DRAFT_MODE_COOKIE, isDraftMode } from './draft-mode'
import { POLICIES, isPerRequest } from './policy'
import { CLIENT_ADDRESS, lastAddress } from './sender'

/**
 * Headers by which Next would read a nonce or treat the request as internal, and connection headers.
 * The scheme is that of SITE_URL: under another one Next would call itself when it forwards an action.
 */
const REFUSED = [
  ...[...POLICIES, 'x-prerender-revalidate', 'x-prerender-revalidate-if-generated', 'x-forwarded-proto'],
  ...['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'http2-settings', 'te', 'trailer', 'expect'],
]

/** The only headers kept on a request for a common page: they affect only transfer and redirects. */
const ALLOWED = [
  ...['host', 'origin', 'x-forwarded-host', REQUEST_ID],
  ...['traceparent', 'accept-encoding', 'accept-language', 'cache-control', 'range', 'sec-fetch-dest'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since'],
]

/** Headers by which Next's router requests data or a part of a page; the others are meaningless without the first. */
const ROUTER_HEADERS = [
  ...['rsc', 'next-url', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
]

/** The wanted cookies of a header, each as `name=value`. */
const cookies = (header: string, isWanted: (cookie: string) => boolean) =>
  header.split(/; */).filter(isWanted).join('; ')

const DRAFT = `${DRAFT_MODE_COOKIE}=`

/**
 * Removes forgeable headers from a request: page policies, a draft mode cookie of another build, and the client's
 * identity, which the trusted proxy, or without one the connection, states in a single header from here on.
 */
export function dropForgedHeaders({ headers, socket }: IncomingMessage): void {
  for (const name of REFUSED) delete headers[name]
  const { TRUSTED_ADDRESS_HEADER: trusted } = env
  const address = lastAddress(String(trusted ? headers[trusted] : socket.remoteAddress))
  if (address) headers[CLIENT_ADDRESS] = address
  else delete headers[CLIENT_ADDRESS]
  headers.cookie &&= cookies(
    headers.cookie,
    (each) => !each.startsWith(DRAFT) || isDraftMode(each.slice(DRAFT.length)),
  )
}

/**
 * Strips a request for a common page to headers that cannot shape it, because Next stores the page from its first
 * visitor's request. Answers that are not stored (API routes, pages rendered per request, actions, drafts) keep theirs.
 */
export function stripVisitorHeaders(request: IncomingMessage): void {
  const { headers, url = '/' } = request
  // The path as Next reads it: `/admin/../about` is `/about`.
  const { pathname } = new URL(`http://localhost${url}`)
  if (/^\/(?:api|_next)\//.test(pathname) || isPerRequest(unprefixed(pathname))) return
  const cookiesOf = (name: string) => cookies(headers.cookie ?? '', (each) => each.startsWith(`${name}=`))
  if (getIsPossibleServerAction(request) || cookiesOf(DRAFT_MODE_COOKIE)) return
  const names = headers.rsc === '1' ? [...ALLOWED, ...ROUTER_HEADERS] : ALLOWED
  const kept = names.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]])
  const cookie = cookiesOf(LOCALE_COOKIE)
  request.headers = { ...Object.fromEntries(kept), ...(cookie && { cookie }) }
}

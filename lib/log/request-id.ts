import { env } from '@/lib/env'

/** The request id's header, for this server's pages and the response. */
export const REQUEST_ID = 'x-request-id'

/** Vercel's `cpt1::iad1::k2x9p-1732387509123-0a1b2c3d4e5f`, a UUID, a word. Nothing else is logged. */
const FORM = /^[\w:.-]{8,128}$/

/** The text, if it is a well-formed request id. */
export const validRequestId = (text: string | null | undefined) =>
  text && FORM.test(text) ? text : undefined

/** The request id of the trusted proxy, or else of this server; undefined without one. */
export function requestIdOf(headers: { get(name: string): string | null } | null | undefined) {
  const trusted = env.TRUSTED_REQUEST_ID_HEADER
  return validRequestId((trusted && headers?.get(trusted)) || headers?.get(REQUEST_ID))
}

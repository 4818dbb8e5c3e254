import { env } from '@/lib/env'

/** The header in which this server hands the id of a request on to its pages, and back with the answer. */
export const REQUEST_ID = 'x-request-id'

/** The form of an id: Vercel's `cpt1::iad1::k2x9p-1732387509123-0a1b2c3d4e5f`, a UUID, a word. Nothing else is logged. */
const FORM = /^[\w:.-]{8,128}$/

/** The text if it has the form of an id of a request. */
export const validRequestId = (text: string | null | undefined) =>
  text && FORM.test(text) ? text : undefined

/** The id of a request: that of the trusted proxy, or the one that this server made. Undefined where it has none. */
export function requestIdOf(headers: { get(name: string): string | null } | null | undefined) {
  const trusted = env.TRUSTED_REQUEST_ID_HEADER
  return validRequestId((trusted && headers?.get(trusted)) || headers?.get(REQUEST_ID))
}

/** Answers of the embedded backend where its package differs from a hosted project. */

/** The Data API's regular expression operator, which the site itself does not use. */
const OPERATOR = /^(?:not\.)*i?match(?:\((?:any|all)\))?\./
/** The same operator among conditions in brackets: `or=(title.imatch.a,slug.eq.b)`. */
const INNER_OPERATOR = /\.i?match(?:\((?:any|all)\))?\./
const LOGICAL = /(?:^|\.)(?:and|or)$/

/**
 * Whether the address filters rows by a regular expression. One with a back reference can run for ever, and PGlite can
 * neither interrupt a statement nor answer anything else meanwhile. A hosted project ends the statement after three
 * seconds (the migrations' `statement_timeout`).
 */
const filtersByExpression = ({ searchParams }) =>
  [...searchParams].some(
    ([name, value]) => OPERATOR.test(value) || (LOGICAL.test(name) && INNER_OPERATOR.test(value)),
  )

const refuse = (status, body) => Response.json(body, { status })

const SIGNED = '/storage/v1/object/upload/sign/'

/** The answer with a signed upload, whose address a hosted project gives below that of its storage, as `url`. */
async function withRelativeAddress(response) {
  const answer = await response.json()
  const url = answer.signedUrl?.replace('/storage/v1', '')
  return Response.json(url ? { ...answer, url } : answer, { status: response.status })
}

/** The path as the package reads it: decoded if possible. */
export function pathOf(request) {
  const { pathname } = new URL(request.url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * The answer to a request.
 * @param {import('@supabase/lite').App} app
 * @param {{ isOwner: boolean, peerAddress: string | null }} from whether it has the secret key; the address of the
 * client
 */
export async function answerAsHosted(app, request, { isOwner, peerAddress }) {
  const path = pathOf(request)
  // The package makes an account for a one-time code even if sign-up is closed.
  if (!isOwner && path === '/auth/v1/otp')
    return refuse(422, { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' })
  // As PostgREST refuses an unknown filter.
  if (!isOwner && filtersByExpression(new URL(request.url)))
    return refuse(400, { code: 'PGRST100', message: 'Regular expressions are refused here.' })
  const response = await app.fetch(request, { peerAddress })
  if (request.method === 'POST' && path.startsWith(SIGNED)) return withRelativeAddress(response)
  const makesAccount = path === '/auth/v1/signup' || path === '/auth/v1/magiclink'
  if (!makesAccount || response.status !== 500) return response
  // The refusal of a new account by the database; the package says less.
  return refuse(500, { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' })
}

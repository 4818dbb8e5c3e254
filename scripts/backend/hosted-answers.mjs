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

/** Functions that the site calls by GET with a visitor's text. They are read-only, as a GET must be. */
const FUNCTIONS = ['post_redirect', 'adjacent_posts'].map((name) => `/rest/v1/rpc/${name}`)
const WORDS = ['true', 'false']

/**
 * Moves arguments "true" and "false" from the address into the body, where they are texts; other requests stay as they
 * are. The package takes them for Booleans in an address and finds no such function; PostgREST goes by the function's
 * own type.
 */
function withTextArguments(request) {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !FUNCTIONS.includes(url.pathname)) return request
  const found = [...url.searchParams].filter(([, value]) => WORDS.includes(value))
  if (found.length === 0) return request
  for (const [name] of found) url.searchParams.delete(name)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(found)) })
}

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
  const response = await app.fetch(isOwner ? request : withTextArguments(request), { peerAddress })
  if (request.method === 'POST' && path.startsWith(SIGNED)) return withRelativeAddress(response)
  const makesAccount = path === '/auth/v1/signup' || path === '/auth/v1/magiclink'
  if (!makesAccount || response.status !== 500) return response
  // The refusal of a new account by the database; the package says less.
  return refuse(500, { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' })
}

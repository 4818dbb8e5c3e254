/**
 * Calls by GET whose argument is the word "true" or "false". The embedded backend takes it for a Boolean and finds no
 * function with such an argument; PostgREST leaves it to the function's own type. Sent in a body it is a text.
 */

/** The functions that the site calls so with a text of a visitor. They read only, as a GET must. */
const FUNCTIONS = ['post_redirect', 'adjacent_posts'].map((name) => `/rest/v1/rpc/${name}`)
const WORDS = ['true', 'false']

/** The request with such arguments in its body; any other request as it is. */
export function withTextArguments(request) {
  const url = new URL(request.url)
  if (request.method !== 'GET' || !FUNCTIONS.includes(url.pathname)) return request
  const found = [...url.searchParams].filter(([, value]) => WORDS.includes(value))
  if (found.length === 0) return request
  for (const [name] of found) url.searchParams.delete(name)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(found)) })
}

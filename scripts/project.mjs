/** A Supabase project, asked with one of its keys. */

/**
 * Sends a request and gives its answer, whatever its status.
 * @param {{ url: string, key: string }} project the secret key for what only its owner may do, else the publishable one
 * @param {string} path below its address
 * @param {unknown} body as JSON; none where it is undefined
 * @param {{ method?: string, token?: string }} options the token of a user, where the request is not the key's own
 * @throws TypeError where the project does not answer
 */
export function askProject({ url, key }, path, body, { method = 'POST', token = key } = {}) {
  return fetch(url + path, {
    method,
    headers: {
      apikey: key,
      // The former kind of key, a JWT, is expected as a bearer token too.
      ...(token.startsWith('sb_') ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
}

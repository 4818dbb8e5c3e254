/** A Supabase project, asked with its secret key. */

/**
 * Sends a request and gives its answer, whatever its status.
 * @param {{ url: string, secretKey: string }} project
 * @param {string} path below its address
 * @param {unknown} body as JSON; none where it is undefined
 * @param {{ method?: string, token?: string }} options the token of a user, where the request is not the owner's own
 * @throws TypeError where the project does not answer
 */
export function askProject({ url, secretKey }, path, body, { method = 'POST', token = secretKey } = {}) {
  return fetch(url + path, {
    method,
    headers: {
      apikey: secretKey,
      // The former kind of key, a JWT, is expected as a bearer token too.
      ...(token.startsWith('sb_') ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
}

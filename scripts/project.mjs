/** Requests to a Supabase project with one of its keys. */
import { localEnvironment, localSecrets, requireRunningSite } from './local/data-folder.mjs'
import { fail } from './terminal.mjs'

/** The address of the hosted project; undefined for the embedded one. */
export const hostedUrl = () =>
  (process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL)?.replace(/\/+$/, '')

/**
 * The configured project, hosted or embedded, with its publishable key or, as its owner, with its secret key, which is set
 * for this one command if it is hosted. Ends the script without a key, or if the embedded project does not run.
 */
export function configuredProject(asOwner = false) {
  const { env } = process
  const url = hostedUrl()
  if (!url) {
    requireRunningSite()
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = localEnvironment()
    const key = asOwner ? localSecrets().secretKey : SUPABASE_PUBLISHABLE_KEY
    return { url: SUPABASE_URL, key, isHosted: false }
  }
  const publishable =
    env.SUPABASE_PUBLISHABLE_KEY ||
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ||
    env.SUPABASE_ANON_KEY ||
    env.NEXT_PUBLIC_SUPABASE_ANON_KEY
  if (asOwner && !env.SUPABASE_SECRET_KEY)
    fail('Set SUPABASE_SECRET_KEY for this command: the secret key of the project, from its API settings.')
  if (!asOwner && !publishable)
    fail('Set SUPABASE_PUBLISHABLE_KEY: the publishable key of the project, from its API settings.')
  return { url, key: asOwner ? env.SUPABASE_SECRET_KEY : publishable, isHosted: true }
}

/** The hosted project with its secret key, from the environment of this one command; ends the script without them. */
export function hostedProject() {
  const url = hostedUrl()
  const key = process.env.SUPABASE_SECRET_KEY
  if (!url || !key)
    fail(
      'Set SUPABASE_URL and, for this command alone, SUPABASE_SECRET_KEY: the address and the secret key of the project.',
    )
  return { url, key }
}

/** Time limit for an answer, in milliseconds. */
const ANSWER_MILLISECONDS = 20_000

/** Time limit for a stored file or a dump on a slow connection, in milliseconds. */
export const TRANSFER_MILLISECONDS = 600_000

/**
 * Sends a request and gives its answer, whatever its status.
 * @param {{ url: string, key: string }} project the secret key for the owner's requests, else the publishable one
 * @param {string} path below its address
 * @param {unknown} body bytes as they are, other values as JSON; none if undefined
 * @param {{ method?: string, token?: string, headers?: Record<string, string>, patience?: number }} options a user's
 * token, if the request is not the key's own; the time limit of the whole answer in milliseconds
 * @throws Error if the project does not answer in time; `unreachable` explains it
 */
export function askProject(
  { url, key },
  path,
  body,
  { method = 'POST', token = key, headers, patience = ANSWER_MILLISECONDS } = {},
) {
  return fetch(url + path, {
    method,
    headers: {
      apikey: key,
      // The former kind of key, a JWT, is expected as a bearer token, too.
      ...(token.startsWith('sb_') ? {} : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    body: body instanceof Uint8Array ? body : body && JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
}

/** The JSON of an answer: null if empty, undefined if cut off or not JSON, such as the page of a paused project. */
export async function jsonOf(response) {
  try {
    const text = await response.text()
    return text ? JSON.parse(text) : null
  } catch {
    return undefined
  }
}

/** Why a project, hosted or embedded, did not answer at all, in a sentence for the user, with what to do. */
export function unreachable(url, isHosted, error) {
  if (!isHosted) return `${url} does not answer. Start the site first: npm start`
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(error.cause?.code))
    return `There is nothing at ${new URL(url).host}. Is the address right? A project that is paused or deleted has none: see the dashboard.`
  return `${url} does not answer. Is the address right?`
}

/** Messages for statuses of Supabase's platform (https://supabase.com/docs/guides/platform/http-status-codes). */
const PLATFORM = {
  402: 'The project is restricted, because of its quota or an unpaid bill: see the dashboard.',
  429: 'The project takes no more requests just now. Try again in five minutes.',
  540: 'The project is paused. Restore it in the dashboard, and try again.',
  544: 'The project did not answer in time. Try again in a moment.',
}

/** Why a project refused a request, in a sentence for the user. `data` is the result of `jsonOf`. */
export function refusal({ ok, status }, data) {
  if (ok)
    return 'There was no answer that can be read. Look whether it was done, and whether this is the address of the project.'
  return PLATFORM[status] ?? `The project refused: ${data?.message ?? data?.msg ?? status}`
}

/**
 * The JSON of an answer to `askProject`. Ends the script with a sentence if there is none, or the project refuses.
 * @param {Record<string, string>} [sentences] for refusals, by their codes
 */
export async function callProject(project, path, body, options, sentences = {}) {
  const response = await askProject(project, path, body, options).catch((error) =>
    fail(unreachable(project.url, project.isHosted, error)),
  )
  const data = await jsonOf(response)
  return response.ok && data !== undefined ? data : fail(sentences[data?.code] ?? refusal(response, data))
}

import { isBuilding } from '@/lib/env'
import { markUnavailable, progress } from '@/lib/next/shared'
import { redactRefusedValues } from './refusal'

/** A build waits longer, because a slow database would fail it. */
const CALL_MILLISECONDS = isBuilding ? 20_000 : 2000

/**
 * For all of a request's calls together. After the middleware's limit (lib/supabase/middleware.ts), this leaves the
 * page some time to render within five seconds.
 */
const REQUEST_MILLISECONDS = 3000

/** 5 MB need more time than an answer. */
const FILE_MILLISECONDS = 20_000

/**
 * Gives a call its whole milliseconds (`AbortSignal.timeout` takes no others): 2 seconds, or what the request has left.
 * Only time in which it waits for such a call counts, so that none fails after a slow upload or a delayed sign-in.
 */
async function limited<Value>(call: (milliseconds: number) => Promise<Value>): Promise<Value> {
  const request = progress()
  if (isBuilding || request.isAnswered) return call(CALL_MILLISECONDS)
  const wait = (request.wait ??= { calls: 0, since: 0, before: 0 })
  if (wait.calls++ === 0) wait.since = performance.now()
  const passed = wait.before + performance.now() - wait.since
  try {
    return await call(Math.floor(Math.min(CALL_MILLISECONDS, REQUEST_MILLISECONDS - passed)))
  } finally {
    if (--wait.calls === 0) wait.before += performance.now() - wait.since
  }
}

/**
 * The promise's value within 2 seconds and the rest of the request's time, unless `milliseconds` sets another limit.
 * Also for the auth client, which retries for half a minute when the project is down.
 * @throws Error when the time is up.
 */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds?: number): Promise<Value> {
  if (milliseconds === undefined) return limited((left) => withTimeout(promise, left))
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Supabase did not answer in time')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** With its whole body, so that a time limit covers both. */
async function withBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = response.ok ? bytes : redactRefusedValues(bytes.toString())
  // An answer such as 204 must not have a body, not even an empty one.
  return new Response(bytes.length > 0 ? body : null, response)
}

/** A fetched file's bytes may come after the answer has begun. */
function fileOf(input: RequestInfo | URL, init?: RequestInit): 'none' | 'fetched' | 'sent' {
  const address = input instanceof Request ? input.url : String(input)
  if (!new URL(address).pathname.startsWith('/storage/')) return 'none'
  return (init?.method ?? 'GET') === 'GET' ? 'fetched' : 'sent'
}

/**
 * Whether the answer is not the project's, but of Supabase's platform for a restricted (402), paused (540) or too slow
 * (544) project, or of the auth server's limit on session renewals, which counts all staff as one. The auth client
 * would take it for the end of the session and forget it.
 */
function isNoAnswer(input: RequestInfo | URL, { status }: Response): boolean {
  if (status === 402 || (status >= 540 && status < 550)) return true
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  return (
    status === 429 &&
    pathname === '/auth/v1/token' &&
    searchParams.get('grant_type') === 'refresh_token'
  )
}

/**
 * `fetch` with a time limit: that of `withTimeout`; 20 seconds for a file, which must begin in time; or `milliseconds`.
 * A failure, or an answer that is not the project's, gives 502, like a gateway's: after an exception the data client
 * would retry, and the visitor would wait.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  milliseconds?: number,
  by = fetch,
): Promise<Response> {
  const file = fileOf(input, init)
  const limit = milliseconds ?? (file === 'sent' ? FILE_MILLISECONDS : undefined)
  if (limit === undefined) return limited((left) => fetchWithTimeout(input, init, left, by))
  try {
    if (limit <= 0) throw new Error('the time of the request is up')
    const signal = AbortSignal.timeout(file === 'none' ? limit : FILE_MILLISECONDS)
    const answer = by(input, { ...init, signal })
    const response = await withTimeout(file === 'fetched' ? answer : withBody(answer), limit)
    if (isNoAnswer(input, response)) throw new Error(`status ${response.status}`)
    return response
  } catch (error) {
    markUnavailable()
    const message = `Supabase did not answer: ${error instanceof Error ? error.message : String(error)}`
    return Response.json({ message }, { status: 502 })
  }
}

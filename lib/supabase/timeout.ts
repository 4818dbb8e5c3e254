import { isBuilding } from '@/lib/env'
import { markUnavailable, progress } from '@/lib/next/shared'
import { redactRefusedValues } from './refusal'

/** How long a call to Supabase may take, in milliseconds. A build waits longer, or a slow database would end it. */
const CALL_MILLISECONDS = isBuilding ? 20_000 : 2000

/**
 * How long all that a request reads may take, one after the other, in milliseconds. With what the middleware may take
 * before it (lib/supabase/middleware.ts), that leaves the page some time to be rendered before five seconds are over.
 */
const REQUEST_MILLISECONDS = 3000

/** How long a file may take to or from storage, in milliseconds: 5 MB need more time than an answer. */
const FILE_MILLISECONDS = 20_000

/**
 * How long a call may take now, in whole milliseconds, because `AbortSignal.timeout` takes no others: 2 seconds, less
 * where the time of the whole request ends before, which begins with its first call.
 */
function callLimit(): number {
  const request = progress()
  if (isBuilding || request.isAnswered) return CALL_MILLISECONDS
  request.deadline ??= performance.now() + REQUEST_MILLISECONDS
  return Math.floor(Math.min(CALL_MILLISECONDS, request.deadline - performance.now()))
}

/**
 * The promise's value, if it comes in time: within 2 seconds, and before the time of the whole request ends, unless
 * `milliseconds` sets another limit. For the auth client too, which retries for half a minute when the project is down.
 * @throws Error when the time is up.
 */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds = callLimit()): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Supabase did not answer in time')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** An answer with the whole of its body, so that a limit of time counts for both. */
async function withBody(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const bytes = Buffer.from(await response.arrayBuffer())
  const body = response.ok ? bytes : redactRefusedValues(bytes.toString())
  // An answer such as 204 must not have a body, not even an empty one.
  return new Response(bytes.length > 0 ? body : null, response)
}

/** Whether a request fetches a file, whose bytes may come when the answer has begun, or sends one. */
function fileOf(input: RequestInfo | URL, init?: RequestInit): 'none' | 'fetched' | 'sent' {
  const address = input instanceof Request ? input.url : String(input)
  if (!new URL(address).pathname.startsWith('/storage/')) return 'none'
  return (init?.method ?? 'GET') === 'GET' ? 'fetched' : 'sent'
}

/**
 * Whether somebody else answers than the project: Supabase's platform, for one that is restricted (402), paused (540) or
 * too slow (544), or the auth server's limit on renewing sessions, which counts all staff as one. The auth client would
 * take such an answer for the end of the session and forget it.
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
 * A failure gives 502, as a gateway answers it: the data client would retry after an exception, and the visitor would
 * wait. So does an answer that is not the project's.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  milliseconds?: number,
  by = fetch,
): Promise<Response> {
  const file = fileOf(input, init)
  const limit = milliseconds ?? (file === 'sent' ? FILE_MILLISECONDS : callLimit())
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

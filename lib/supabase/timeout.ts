/** How long a call to Supabase may take, in milliseconds, so that no page hangs when it does not answer. */
const CALL_MILLISECONDS = 4000

/** `fetch` that gives up after 4 seconds. */
export function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(CALL_MILLISECONDS) })
}

/**
 * The promise's value, if it comes within 4 seconds.
 * For the auth client, which tries again for half a minute when the project is down.
 * @throws Error when time is up.
 */
export function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Supabase did not answer in time')), CALL_MILLISECONDS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

import { isBuilding } from '@/lib/env'

/**
 * How long a call to Supabase may take, in milliseconds: two in a row still leave a page under five seconds. A build
 * waits longer, or a slow database would leave it with pages that do not exist.
 */
const CALL_MILLISECONDS = isBuilding ? 20_000 : 2000

/** How long a file may take to or from storage, in milliseconds: 5 MB need more time than an answer. */
const FILE_MILLISECONDS = 20_000

function limitOf(input: RequestInfo | URL): number {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address).pathname.startsWith('/storage/') ? FILE_MILLISECONDS : CALL_MILLISECONDS
}

/**
 * `fetch` with a time limit: 2 seconds, for a file 20, unless `milliseconds` sets another. A failure gives 502, as a
 * gateway answers it: the data client would retry after an exception, and the visitor would wait.
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init?: RequestInit,
  milliseconds = limitOf(input),
): Promise<Response> {
  try {
    return await fetch(input, { ...init, signal: AbortSignal.timeout(milliseconds) })
  } catch (error) {
    const message = `Supabase did not answer: ${error instanceof Error ? error.message : String(error)}`
    return Response.json({ message }, { status: 502 })
  }
}

/**
 * The promise's value, if it comes within 2 seconds. For the auth client, which retries for half a minute when the
 * project is down.
 * @throws Error when the time is up.
 */
export function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Supabase did not answer in time')), CALL_MILLISECONDS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

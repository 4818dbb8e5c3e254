import { isBuilding } from '@/lib/env'

/**
 * How long a call to Supabase may take, in milliseconds: two in a row still leave a page under five seconds. A build
 * waits longer, or it would keep what a slow database did not give as pages that are not there.
 */
const CALL_MILLISECONDS = isBuilding ? 20_000 : 2000

/** How long a file may take on its way to or from storage, in milliseconds: 5 MB need more than an answer does. */
const FILE_MILLISECONDS = 20_000

function limitOf(input: RequestInfo | URL): number {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address).pathname.startsWith('/storage/') ? FILE_MILLISECONDS : CALL_MILLISECONDS
}

/**
 * `fetch` that gives up: after 2 seconds, with a file after 20, unless told otherwise. A failure is answered as a gateway
 * answers it, 502: for an exception the data client would try again and again, and the visitor wait.
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
 * The promise's value, if it comes within 2 seconds.
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

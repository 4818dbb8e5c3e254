import { after } from 'next/server'
import { env, isBuilding } from '@/lib/env'
import type { Failure } from './error-service'

/** Failures a process reports per minute: if all requests fail, the first ones say why. */
const MOST_PER_MINUTE = 20

let minute = 0
let reported = 0

/** Whether another failure may be reported this minute. */
function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, reported] = [now, 0]
  return ++reported <= MOST_PER_MINUTE
}

/** Reports a failure to the error service, if there is one; its client is loaded for the first report. Never throws. */
export async function report(failure: Failure): Promise<void> {
  if (env.SENTRY_DSN && !isBuilding && isWithinLimit()) await (await import('./error-service')).send(failure)
}

/** The same without delaying anybody: after the current answer. */
export function reportAfterResponse(failure: Failure): void {
  if (!env.SENTRY_DSN) return
  try {
    after(() => report(failure))
  } catch {
    // There is no current request.
    void report(failure)
  }
}

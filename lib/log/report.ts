import { after } from 'next/server'
import { env, isBuilding } from '@/lib/env'
import type { Failure } from './error-service'

/** How many failures a process reports in a minute: where all requests fail, the first of them say why. */
const MOST_PER_MINUTE = 20

let minute = 0
let reported = 0

/** Whether one more may be reported in this minute. */
function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, reported] = [now, 0]
  return ++reported <= MOST_PER_MINUTE
}

/** Reports a failure to the error service, where there is one, whose client is loaded for the first. It never throws. */
export async function report(failure: Failure): Promise<void> {
  if (env.SENTRY_DSN && !isBuilding && isWithinLimit()) await (await import('./error-service')).send(failure)
}

/** The same, without keeping anybody waiting: once what is being answered has its answer. */
export function reportAfterResponse(failure: Failure): void {
  if (!env.SENTRY_DSN) return
  try {
    after(() => report(failure))
  } catch {
    // Nothing is being answered.
    void report(failure)
  }
}

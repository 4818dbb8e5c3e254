import { after } from 'next/server'
import { env, isBuilding } from '@/lib/env'
import type { Failure } from './error-service'

/** Per process: if all requests fail, the first failures say why. */
const MOST_PER_MINUTE = 20

let minute = 0
let reported = 0

function isWithinLimit(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, reported] = [now, 0]
  return ++reported <= MOST_PER_MINUTE
}

/** Reports a failure to the error service, if any; its client is loaded on first use. Never throws. */
export async function report(failure: Failure): Promise<void> {
  if (env.SENTRY_DSN && !isBuilding && isWithinLimit()) await (await import('./error-service')).send(failure)
}

/** The same, after the current answer. */
export function reportAfterResponse(failure: Failure): void {
  if (!env.SENTRY_DSN) return
  try {
    after(() => report(failure))
  } catch {
    // There is no current request.
    void report(failure)
  }
}

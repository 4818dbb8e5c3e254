import 'server-only'
import { dataHeaders } from '@/lib/http/headers'
import { logError, logEvent } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { readJobHealth } from './job-queries'
import type { JobHealth } from './schema'

/** Jobs run once a minute. */
const SHARED_MILLISECONDS = 10_000

const jobHealth = memoise(async (of: string): Promise<JobHealth | null> => {
  try {
    const health = await readJobHealth(of === 'cards')
    if (health.late.length > 0) logEvent('warn', 'jobHealth', { late: health.late.join(' ') })
    return health
  } catch (error) {
    logError('jobHealth', error)
    return null
  }
}, SHARED_MILLISECONDS)

/** The state of jobs and outbox, shared for ten seconds; null if the database did not answer. Never throws. */
export const sharedJobHealth = (takesCards: boolean) => jobHealth(takesCards ? 'cards' : 'no cards')

/** For monitoring: 200 while jobs run and mail leaves, else 503. Only the log says what is late. */
export async function jobHealthResponse(takesCards: boolean): Promise<Response> {
  const health = await sharedJobHealth(takesCards)
  const isOk = health?.late.length === 0
  return Response.json({ status: isOk ? 'ok' : 'late' }, { status: isOk ? 200 : 503, headers: dataHeaders })
}

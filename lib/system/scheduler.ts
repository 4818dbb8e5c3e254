import 'server-only'
import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isScheduler } from '@/lib/http/sender'
import { logError, logEvent } from '@/lib/log/log'
import { type JobEvent, type ScheduledJob, recordJob } from './queries'

/** If the database does not answer, the run's own errors say more. */
async function note(job: ScheduledJob, event: JobEvent): Promise<void> {
  logEvent('debug', 'job', { job, is: event })
  await recordJob(job, event).catch((error: unknown) => logError('recordJob', error, { job, is: event }))
}

/**
 * The handler of a job's address, which works after it has answered. The scheduler calls it every minute with
 * CRON_SECRET as a bearer token: Vercel Cron with GET, others with POST. Anybody else gets 401. The page "System" shows
 * when it began and whether it succeeded.
 * @param work resolves to whether everything it needs answered. Never throws.
 */
export function scheduledJob(
  job: ScheduledJob,
  work: () => Promise<boolean>,
): (request: Request) => Response {
  return ({ headers }) => {
    if (!isScheduler(headers))
      return Response.json(
        { code: 'unauthorized' },
        { status: 401, headers: { ...dataHeaders, 'WWW-Authenticate': 'Bearer' } },
      )
    after(async () => {
      // First, so that the job does not find itself overdue.
      await note(job, 'began')
      await note(job, (await work()) ? 'done' : 'failed')
    })
    return Response.json({ ok: true }, { status: 202, headers: dataHeaders })
  }
}

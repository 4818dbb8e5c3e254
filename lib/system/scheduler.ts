import 'server-only'
import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isScheduler } from '@/lib/http/sender'
import { logError, logEvent } from '@/lib/log/log'
import { type JobEvent, type ScheduledJob, recordJob } from './queries'

/** Records what became of a run. Where the database does not answer, the run itself says more. */
async function note(job: ScheduledJob, event: JobEvent): Promise<void> {
  logEvent('debug', 'job', { job, is: event })
  await recordJob(job, event).catch((error: unknown) => logError('recordJob', error, { job, is: event }))
}

/**
 * The handler of a job's address, which does the work once it has answered. The scheduler calls it every minute with
 * CRON_SECRET as a bearer token: Vercel Cron with GET, others with POST. Anybody else gets 401. That it began, and whether it
 * did its work, stands on the page "System".
 * @param work resolves to whether what it needs answered. It never throws.
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
      // First, so that the job itself does not find that it has not run for long.
      await note(job, 'began')
      await note(job, (await work()) ? 'done' : 'failed')
    })
    return Response.json({ ok: true }, { status: 202, headers: dataHeaders })
  }
}

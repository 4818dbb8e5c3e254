import 'server-only'
import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { env } from '@/lib/env'
import { isScheduler } from '@/lib/http/sender'
import { logError, logEvent } from '@/lib/log/log'
import { type JobEvent, type ScheduledJob, recordJob } from './job-queries'

/** If the database does not answer, the run's own errors say more. */
async function note(job: ScheduledJob, event: JobEvent): Promise<void> {
  logEvent('debug', 'job', { job, is: event })
  await recordJob(job, event).catch((error: unknown) => logError('recordJob', error, { job, is: event }))
}

/** In milliseconds, for the monitor's answer. */
const HEARTBEAT_MILLISECONDS = 5000

/** Tells the monitor of HEARTBEAT_URL that a job succeeded. The address, a secret, is not logged, and nothing of it. */
async function beat(job: ScheduledJob): Promise<void> {
  if (!env.HEARTBEAT_URL) return
  const status = await fetch(env.HEARTBEAT_URL.replaceAll('{job}', job), {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(HEARTBEAT_MILLISECONDS),
  }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.status
    },
    () => null,
  )
  if (status === null || status >= 300) logEvent('warn', 'heartbeat', { job, status })
}

const refused = () =>
  Response.json(
    { code: 'unauthorized' },
    { status: 401, headers: { ...dataHeaders, 'WWW-Authenticate': 'Bearer' } },
  )

const accepted = () => Response.json({ ok: true }, { status: 202, headers: dataHeaders })

/** Answers as a job does, and does nothing: for `npm run doctor`. */
export const checkScheduler = ({ headers }: Request): Response =>
  isScheduler(headers) ? accepted() : refused()

/**
 * The handler of a job's address, which works after it has answered. The scheduler calls it every minute with
 * CRON_SECRET as a bearer token: Vercel Cron with GET, others with POST. Anybody else gets 401. The page "System" shows
 * when it began and whether it succeeded; a monitor learns of each success.
 * @param work resolves to whether everything it needs answered. Never throws.
 */
export function scheduledJob(
  job: ScheduledJob,
  work: () => Promise<boolean>,
): (request: Request) => Response {
  return ({ headers }) => {
    if (!isScheduler(headers)) return refused()
    after(async () => {
      // First, so that the job does not find itself overdue.
      await note(job, 'began')
      const isDone = await work()
      await note(job, isDone ? 'done' : 'failed')
      if (isDone) await beat(job)
    })
    return accepted()
  }
}

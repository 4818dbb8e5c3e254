import { sendDueMail } from '@/lib/mail/send'
import { deleteOrphans } from '@/lib/media/orphan-queries'
import { confirmDue } from '@/lib/payments/notifications'
import { deleteSpentProofs } from '@/lib/payments/proof-queries'
import { checkScheduler, scheduledJob } from '@/lib/system/scheduler'

/** Maximum seconds for the function: the work is done after the answer. */
export const maxDuration = 60

const jobs: Readonly<Record<string, (request: Request) => Response>> = {
  /**
   * Sends due messages: failed attempts, those of dead processes, and those of the day. Also deletes expired and
   * orphaned files, since every site schedules this job; the page "System" counts the remaining ones.
   */
  mail: scheduledJob('mail', async () => {
    const [isDone] = await Promise.all([sendDueMail(), deleteSpentProofs(), deleteOrphans()])
    return isDone
  }),
  /** Has the payment gateway confirm pending notifications: those without its answer, and those of dead processes. */
  payments: scheduledJob('payments', confirmDue),
  check: checkScheduler,
}

/** Called by the scheduler every minute. */
export async function POST(request: Request, { params }: { params: Promise<{ job: string }> }) {
  const { job } = await params
  const run = Object.hasOwn(jobs, job) ? jobs[job] : undefined
  return run?.(request) ?? new Response(null, { status: 404 })
}

export { POST as GET }

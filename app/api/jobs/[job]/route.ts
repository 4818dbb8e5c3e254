import { sendDueMail } from '@/lib/mail/send'
import { confirmDue } from '@/lib/payments/notifications'
import { deleteSpentProofs } from '@/lib/payments/proof-queries'
import { scheduledJob } from '@/lib/system/scheduler'

/** Seconds that the function may run: the work is done after the answer. */
export const maxDuration = 60

const jobs: Readonly<Record<string, (request: Request) => Response>> = {
  /**
   * Sends the messages that are due: those whose attempt failed, those that an ended process left, and those of the
   * day. It also deletes the files whose time has ended, since every site schedules this job; the page "System" counts
   * those that are left.
   */
  mail: scheduledJob('mail', async () => {
    const [isDone] = await Promise.all([sendDueMail(), deleteSpentProofs()])
    return isDone
  }),
  /**
   * Has the payment gateway confirm the notifications that wait: those that it gave no answer to, and those that an
   * ended process left.
   */
  payments: scheduledJob('payments', confirmDue),
}

/** What the scheduler calls every minute. */
export async function POST(request: Request, { params }: { params: Promise<{ job: string }> }) {
  const { job } = await params
  const run = Object.hasOwn(jobs, job) ? jobs[job] : undefined
  return run?.(request) ?? new Response(null, { status: 404 })
}

export { POST as GET }

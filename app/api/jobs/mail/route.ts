import { sendDueMail } from '@/lib/mail/send'
import { deleteSpentProofs } from '@/lib/payments/proof-queries'
import { scheduledJob } from '@/lib/system/scheduler'

/** Seconds that the function may run: the messages are sent after the answer. */
export const maxDuration = 60

/**
 * Sends the messages that are due: those whose attempt failed, those that an ended process left, and those of the day. It also
 * deletes the files whose time has ended, since every site schedules this job; the page "System" counts those that are left.
 */
export const POST = scheduledJob('mail', async () => {
  const [isDone] = await Promise.all([sendDueMail(), deleteSpentProofs()])
  return isDone
})

export { POST as GET }

import { sendDueMail } from '@/lib/mail/send'
import { scheduledJob } from '@/lib/system/scheduler'

/** Seconds that the function may run: the messages are sent after the answer. */
export const maxDuration = 60

/** Sends the messages that are due: those whose attempt failed, those that an ended process left, and those of the day. */
export const POST = scheduledJob('mail', sendDueMail)

export { POST as GET }

import { confirmDue } from '@/lib/payments/notifications'
import { scheduledJob } from '@/lib/system/scheduler'

/** Seconds that the function may run: PayFast is asked after the answer. */
export const maxDuration = 60

/** Has PayFast confirm the notifications that wait: those that it gave no answer to, and those that an ended process left. */
export const POST = scheduledJob('payments', confirmDue)

export { POST as GET }

import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isScheduler } from '@/lib/http/sender'
import { confirmDue } from '@/lib/payments/notifications'

/** Seconds that the function may run: PayFast is asked after the answer. */
export const maxDuration = 60

/**
 * Has PayFast confirm the notifications that wait: those that it gave no answer to, and those that an ended process left.
 * The scheduler calls it every minute with CRON_SECRET as a bearer token: Vercel Cron with GET, others with POST.
 */
export function POST(request: Request) {
  if (!isScheduler(request.headers))
    return Response.json(
      { code: 'unauthorized' },
      { status: 401, headers: { ...dataHeaders, 'WWW-Authenticate': 'Bearer' } },
    )
  after(confirmDue)
  return Response.json({ ok: true }, { status: 202, headers: dataHeaders })
}

export { POST as GET }

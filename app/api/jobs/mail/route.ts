import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { isScheduler } from '@/lib/http/sender'
import { sendDueMail } from '@/lib/mail/send'

/** Seconds that the function may run: the messages are sent after the answer. */
export const maxDuration = 60

/**
 * Sends the messages that are due: those whose attempt failed, those that an ended process left, and those of the day.
 * The scheduler calls it every minute with CRON_SECRET as a bearer token: Vercel Cron with GET, others with POST.
 */
export function POST(request: Request) {
  if (!isScheduler(request.headers))
    return Response.json(
      { code: 'unauthorized' },
      { status: 401, headers: { ...dataHeaders, 'WWW-Authenticate': 'Bearer' } },
    )
  after(sendDueMail)
  return Response.json({ ok: true }, { status: 202, headers: dataHeaders })
}

export { POST as GET }

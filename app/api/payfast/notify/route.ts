import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { sendDueMail } from '@/lib/mail/send'
import { confirmReceived, receiveNotification } from '@/lib/payments/notifications'

/** Maximum seconds for the function: PayFast is queried, and the receipt sent, after the answer. */
export const maxDuration = 60

/**
 * Receives PayFast's notifications, which change nothing until PayFast confirms them. Open to anybody, without cookies
 * or origin. PayFast resends anything not answered with 200.
 */
export async function POST(request: Request) {
  const { status, waiting } = await receiveNotification(request)
  if (status === 200)
    after(async () => {
      if (waiting) await confirmReceived(waiting)
      await sendDueMail()
    })
  const isLater = status === 503 || status === 429
  return Response.json(
    { ok: status === 200 },
    { status, headers: isLater ? { ...dataHeaders, 'Retry-After': '60' } : dataHeaders },
  )
}

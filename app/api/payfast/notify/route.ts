import { after } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { sendDueMail } from '@/lib/mail/send'
import { confirmReceived, receiveNotification } from '@/lib/payments/notifications'

/** Seconds that the function may run: PayFast is asked, and the receipt sent, after the answer. */
export const maxDuration = 60

/**
 * Takes what PayFast's servers tell of a payment, which changes nothing before PayFast has confirmed it. Anybody may call it, without
 * cookies and without an origin. PayFast sends again what is not answered with 200.
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

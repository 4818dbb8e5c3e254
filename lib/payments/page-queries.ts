import 'server-only'
import { headers } from 'next/headers'
import { after, userAgent } from 'next/server'
import { LINK_LIMIT, linkToken } from '@/lib/http/link-token'
import { createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { uncachedClient } from '@/lib/supabase/public'
import { type PaymentPage, paymentPageRow } from './page-schema'

const limited = createLimit(LINK_LIMIT)

/**
 * The payment of a link; null if invalid.
 * @throws Error when the database does not answer, or too many ask.
 */
export async function paymentPage(token: string): Promise<PaymentPage | null> {
  if (!linkToken.safeParse(token).success) return null
  const { data } = await limited(async () => uncachedClient().rpc('payment_page', { token }).throwOnError())
  return paymentPageRow.nullable().parse(data)
}

/** The session cookie of staff (lib/supabase/server.ts). */
const STAFF = /(?:^|;\s*)sb-/

/**
 * Records after the answer when a payment's page was first opened by its token; not by staff, nor by a program that
 * shows what a link leads to, as WhatsApp does. A failure is logged only.
 */
export async function noteOpened(token: string): Promise<void> {
  const given = await headers()
  if (userAgent({ headers: given }).isBot || STAFF.test(given.get('cookie') ?? '')) return
  after(async () => {
    try {
      await uncachedClient().rpc('note_payment_opened', { token }).throwOnError()
    } catch (error) {
      logError('noteOpened', error)
    }
  })
}

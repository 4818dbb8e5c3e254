import 'server-only'
import { createLimit } from '@/lib/limit'
import { uncachedClient } from '@/lib/supabase/public'
import { type PaymentPage, paymentPageRow, paymentToken } from './page-schema'

/** Nobody can guess a token; this only keeps whoever tries from occupying the database. */
const limited = createLimit({ concurrency: 8, queueSize: 40, timeout: 1500 })

/**
 * What the page of a payment's link shows; null where the link leads to nothing.
 * @throws Error when the database does not answer, or too many ask.
 */
export async function paymentPage(token: string): Promise<PaymentPage | null> {
  if (!paymentToken.safeParse(token).success) return null
  const { data } = await limited(async () => uncachedClient().rpc('payment_page', { token }).throwOnError())
  return paymentPageRow.nullable().parse(data)
}

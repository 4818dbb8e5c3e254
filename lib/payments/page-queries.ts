import 'server-only'
import { createLimit } from '@/lib/limit'
import { uncachedClient } from '@/lib/supabase/public'
import { type PaymentPage, paymentPageRow, paymentToken } from './page-schema'

/** Tokens cannot be guessed; the limit protects the database from attempts. */
const limited = createLimit({ concurrency: 8, queueSize: 40, timeout: 1500 })

/**
 * The payment of a link; null if invalid.
 * @throws Error when the database does not answer, or too many ask.
 */
export async function paymentPage(token: string): Promise<PaymentPage | null> {
  if (!paymentToken.safeParse(token).success) return null
  const { data } = await limited(async () => uncachedClient().rpc('payment_page', { token }).throwOnError())
  return paymentPageRow.nullable().parse(data)
}

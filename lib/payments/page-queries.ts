import 'server-only'
import { createLimit } from '@/lib/limit'
import { LINK_LIMIT, linkToken } from '@/lib/http/link-token'
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

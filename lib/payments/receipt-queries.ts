import 'server-only'
import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { purposeFields } from '@/lib/receipts/purpose'
import { receiptFields } from '@/lib/receipts/receipt'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentToken } from './page-schema'

/** What `payment_page` gives, as far as a document needs it; null where the token leads to nothing. */
const receiptPage = z.object({ language: siteLanguage, ...receiptFields, ...purposeFields }).nullable()

/**
 * The payment that the token of a link leads to, as its documents need it; null where it leads to none.
 * @throws Error when the database does not answer.
 */
export async function receiptedPayment(token: string) {
  if (!paymentToken.safeParse(token).success) return null
  const { data } = await uncachedClient().rpc('payment_page', { token }).throwOnError()
  return receiptPage.parse(data)
}

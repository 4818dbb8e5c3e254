import 'server-only'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentReference, paymentRow, toPaymentView } from './schema'
import type { PaymentView } from './view'

/** The payment that a reference stands for, as the page shows it. It never throws: a failed look-up is a state. */
export async function paymentStatus(reference: string | undefined): Promise<PaymentView> {
  if (!reference) return { state: 'missingReference' }
  const unverified: PaymentView = { state: 'unverified', reference }
  if (!paymentReference.safeParse(reference).success) return unverified
  try {
    const { data } = await uncachedClient().rpc('payment_status', { payment_id: reference }).throwOnError()
    const row = paymentRow.safeParse(data[0])
    return row.success ? toPaymentView(row.data) : unverified
  } catch (error) {
    console.error('paymentStatus', error instanceof Error ? error.message : error)
    return unverified
  }
}

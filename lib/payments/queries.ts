import 'server-only'
import { logError } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentReference, paymentRow, toPaymentView } from './schema'
import type { PaymentView } from './view'

/** Milliseconds for which a look-up is shared between requests. */
const SHARED_MILLISECONDS = 1000

const readPayment = memoise(async (reference): Promise<PaymentView> => {
  const unverified: PaymentView = { state: 'unverified', reference }
  try {
    const { data } = await uncachedClient().rpc('payment_status', { payment_id: reference }).throwOnError()
    const row = paymentRow.safeParse(data[0])
    return row.success ? toPaymentView(row.data) : unverified
  } catch (error) {
    logError('paymentStatus', error)
    return unverified
  }
}, SHARED_MILLISECONDS)

/** A payment as its page shows it, at most a second old. Never throws: a failed look-up is a state. */
export async function paymentStatus(reference: string | undefined): Promise<PaymentView> {
  if (!reference) return { state: 'missingReference' }
  if (!paymentReference.safeParse(reference).success) return { state: 'unverified', reference: null }
  return readPayment(reference.toLowerCase())
}

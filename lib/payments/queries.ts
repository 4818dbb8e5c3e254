import 'server-only'
import { logError } from '@/lib/log/log'
import { memoise } from '@/lib/memoise'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentId, paymentRow, toPaymentView } from './schema'
import type { PaymentView } from './view'

/** Milliseconds for which a look-up is shared between requests. */
const SHARED_MILLISECONDS = 1000

const readPayment = memoise(async (id): Promise<PaymentView> => {
  const unverified: PaymentView = { state: 'unverified', reference: id }
  try {
    const { data } = await uncachedClient().rpc('payment_status', { payment_id: id }).throwOnError()
    const row = paymentRow.safeParse(data[0])
    return row.success ? toPaymentView(row.data) : unverified
  } catch (error) {
    logError('paymentStatus', error)
    return unverified
  }
}, SHARED_MILLISECONDS)

/** A payment as its page shows it, at most a second old. Never throws: a failed look-up is a state. */
export async function paymentStatus(id: string | undefined): Promise<PaymentView> {
  if (!id) return { state: 'missingReference' }
  if (!paymentId.safeParse(id).success) return { state: 'unverified', reference: null }
  return readPayment(id.toLowerCase())
}

import { toCents } from '../amount'
import type { Entry, ListedPayment } from './schema'

/**
 * The entry id that represents the money of a cancelled payment, which `move_surplus` takes like a surplus; null if
 * there is none.
 */
export function cancelledMoney({
  status,
  paid,
  entries,
}: Pick<ListedPayment, 'status' | 'paid'> & {
  readonly entries: readonly Pick<Entry, 'id' | 'amount' | 'surplus'>[]
}): number | null {
  if (status !== 'cancelled' || toCents(paid) <= 0) return null
  return entries.find(({ surplus, amount }) => !surplus && toCents(amount) > 0)?.id ?? null
}

/** Whether a payment is a paid deposit that was not paid back since. */
export const isDepositPaid = ({
  purpose,
  status,
  paid,
}: Pick<ListedPayment, 'purpose' | 'status' | 'paid'>): boolean =>
  purpose === 'deposit' && status === 'complete' && toCents(paid) > 0

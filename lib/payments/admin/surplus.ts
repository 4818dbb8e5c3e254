import { toCents } from '../amount'
import type { Entry, ListedPayment } from './schema'

/** The entry id for a cancelled payment's money, which `move_surplus` takes like a surplus; null without money. */
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

/** Whether a deposit is paid and was not paid back since. */
export const isDepositPaid = ({
  purpose,
  status,
  paid,
}: Pick<ListedPayment, 'purpose' | 'status' | 'paid'>): boolean =>
  purpose === 'deposit' && status === 'complete' && toCents(paid) > 0

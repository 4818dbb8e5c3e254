import { fromCents, toCents } from '../amount'
import type { Entry, ListedPayment } from './schema'

type Moved = Pick<Entry, 'id' | 'kind' | 'amount' | 'surplus' | 'ofEntry'>

/**
 * What is left of a surplus that came, by the rule of `private.surplus_left` in the migrations, as decimal text; null for
 * an entry that is none.
 * @param entries all of its payment.
 */
export function surplusLeft(entry: Moved, entries: readonly Moved[]): string | null {
  if (!entry.surplus || toCents(entry.amount) <= 0) return null
  const settled = entries.filter(
    ({ surplus, ofEntry, kind }) =>
      surplus && ofEntry === entry.id && (kind === 'refund' || kind === 'correction'),
  )
  return fromCents(settled.reduce((sum, { amount }) => sum + toCents(amount), toCents(entry.amount)))
}

/**
 * The id of the entry that names what counts of a cancelled payment, which `move_surplus` takes as it takes a surplus;
 * null where there is no such money.
 */
export function cancelledMoney({
  status,
  paid,
  entries,
}: Pick<ListedPayment, 'status' | 'paid'> & { readonly entries: readonly Moved[] }): number | null {
  if (status !== 'cancelled' || toCents(paid) <= 0) return null
  return entries.find(({ surplus, amount }) => !surplus && toCents(amount) > 0)?.id ?? null
}

/** Whether a payment is a deposit that is paid, and was not paid back since. */
export const isDepositPaid = ({
  purpose,
  status,
  paid,
}: Pick<ListedPayment, 'purpose' | 'status' | 'paid'>): boolean =>
  purpose === 'deposit' && status === 'complete' && toCents(paid) > 0

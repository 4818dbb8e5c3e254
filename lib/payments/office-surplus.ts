import { fromCents, toCents } from './office-amount'
import type { Entry } from './office-schema'

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

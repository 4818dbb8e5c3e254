import type { LeadSort } from './filters'
import type { ExportedLead } from './schema'

type Compare = (one: ExportedLead, other: ExportedLead) => number

const collator = new Intl.Collator('af', { sensitivity: 'base' })
const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const newest: Compare = (one, other) => byText(other.lastAt, one.lastAt) || byText(one.id, other.id)

const orders: Record<LeadSort, Compare> = {
  newest,
  oldest: (one, other) => byText(one.lastAt, other.lastAt) || byText(one.id, other.id),
  name: (one, other) =>
    collator.compare(`${one.surname} ${one.firstName}`, `${other.surname} ${other.firstName}`) ||
    newest(one, other),
  // Who has no day stands behind every day.
  'follow-up': (one, other) => byText(one.followUpOn ?? '~', other.followUpOn ?? '~') || newest(one, other),
}

/** The leads in the order in which the inbox shows them; names as a South African telephone book has them. */
export function inOrder(leads: readonly ExportedLead[], sort: LeadSort): ExportedLead[] {
  return leads.toSorted(orders[sort])
}

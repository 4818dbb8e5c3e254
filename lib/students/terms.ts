import { dayAfter } from '@/lib/dates'
import { addAmounts, fromCents, toCents } from '@/lib/payments/amount'

interface Payment {
  readonly dueOn: string
  readonly paid: string
  readonly outstanding: string
}

/**
 * What somebody still owes who ends an enrolment on a day, by the published terms: until the last day to cancel the
 * payments that are due by then, after it the whole fee less what was paid. Nothing paid is refunded.
 * @param enrolment `fee` is the whole fee; the days count from `registeredOn`.
 * @returns amounts as decimal text; `within` is the most that a cancellation by then owes, `owed` the one of that day.
 */
export function owedByTerms(
  enrolment: { readonly registeredOn: string; readonly fee: string; readonly payments: readonly Payment[] },
  { cancellationDays }: { readonly cancellationDays: number },
  day: string,
) {
  const { registeredOn, fee, payments } = enrolment
  const lastDay = dayAfter(registeredOn, cancellationDays)
  const isWithin = day <= lastDay
  const due = payments.filter(({ dueOn }) => dueOn <= (isWithin ? day : lastDay))
  const paid = addAmounts(payments.map((payment) => payment.paid))
  const within = addAmounts(due.map(({ outstanding }) => outstanding))
  const after = fromCents(Math.max(toCents(fee) - toCents(paid), 0))
  return { lastDay, isWithin, paid, within, after, owed: isWithin ? within : after }
}

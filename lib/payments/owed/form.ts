/** Shared by the staff's forms for money owed and their actions. Keep it light: the browser loads it. */
import { type Values, day, reading, text } from '../admin/form-fields'
import { ENTRY_NOTE_LENGTH } from '../admin/money-form'

/** Why a reminder left a payment out; the database gives the same. */
export const hindrances = [
  'notAsked',
  'noAddress',
  'today',
  'expired',
  'reported',
  'promised',
  'refunded',
  'charged',
  'objected',
  'settled',
] as const
export type Hindrance = (typeof hindrances)[number]

/** The field with the ids of the payments to remind of. */
export const PAYMENTS_FIELD = 'payments'

/** Of how many payments people were reminded, and of which not. */
export interface Reminded {
  readonly count: number
  readonly skipped: readonly { readonly name: string; readonly why: Hindrance }[]
}

/** Fields of a promise to pay. */
export const promiseFields = ['amount', 'promisedOn', 'note'] as const
export type PromiseField = (typeof promiseFields)[number]

/** The days within which somebody promises to pay, as in the database. */
export const PROMISE_DAYS = 365

/** Checks a promise, for today at the earliest. */
export function parsePromise(values: Values<PromiseField>, today: string, lastDay: string) {
  const form = reading(values)
  const amount = form.amount('amount', 1)
  const on = form.checked('promisedOn', day)
  if (on && on < today) form.wrong('promisedOn', 'dayPast')
  if (on && on > lastDay) form.wrong('promisedOn', 'dayFar')
  const note = form.checked('note', text(ENTRY_NOTE_LENGTH))
  return form.done({ money: amount!, on_day: on!, entry_note: note || undefined })
}

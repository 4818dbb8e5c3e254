import { type Values, day, requiredText, reading, text } from './form-fields'

/** Each kind uses some of them. */
export const moneyFields = [
  'amount',
  'receivedOn',
  'named',
  'note',
  'surplus',
  'direction',
  'target',
  'lastSeen',
] as const
export type MoneyField = (typeof moneyFields)[number]

/** Maximum lengths, as in the database. */
export const BANK_REFERENCE_LENGTH = 100
export const ENTRY_NOTE_LENGTH = 500

/** Checks a transfer or a refund, dated today at the latest. */
export function parseMovement(values: Values<MoneyField>, today: string) {
  const form = reading(values)
  const amount = form.amount('amount', 1)
  const on = form.checked('receivedOn', day)
  if (on && on > today) form.wrong('receivedOn', 'dayToCome')
  const named = form.checked('named', text(BANK_REFERENCE_LENGTH))
  const note = form.checked('note', text(ENTRY_NOTE_LENGTH))
  return form.done({
    money: amount!,
    on_day: on!,
    named: named || undefined,
    entry_note: note || undefined,
  })
}

/** Checks a correction. Its amount is negative if it takes away money or a refund that was not made. */
export function parseCorrection(values: Values<MoneyField>) {
  const form = reading(values)
  const direction = form.one('direction', ['more', 'less', 'refund'])
  const amount = form.amount('amount', 1)
  const reason = form.checked('note', requiredText(ENTRY_NOTE_LENGTH))
  const money = direction === 'more' ? amount! : `-${amount}`
  return form.done({ money, entry_note: reason!, isOfRefund: direction === 'refund' })
}

import { provider } from '@/lib/provider/provider'

/** Amounts are decimal texts. Compare and add them in whole cents, to keep floating point away from money. */

/** R1 000 000 in cents, as in the database. */
const MOST_CENTS = 100_000_000

/** How a typed amount or a statement may mark the currency: its code or its symbol. */
const marks = [provider.currency, provider.currencySymbol]
export const currencyMark = marks.map((mark) => mark.replaceAll(/\W/g, '\\$&')).join('|')

const leadingMark = new RegExp(`^\\s*(?:${currencyMark})?\\s*`, 'i')

/**
 * A typed amount as decimal text, `1980.50` for "R1 980,50"; null if invalid, nothing, or more than R1 000 000. "1,980"
 * is invalid: it could be thousands or mistyped cents.
 */
export function parseAmount(typed: string): string | null {
  const text = typed.replace(leadingMark, '').trimEnd()
  const parts =
    /^(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!parts) return null
  const whole = parts[1]!.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const amount = `${whole}.${(parts[2] ?? '').padEnd(2, '0')}`
  const cents = toCents(amount)
  return cents > 0 && cents <= MOST_CENTS ? amount : null
}

/** Decimal text to whole cents. */
export function toCents(amount: string): number {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  return (amount.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2)))
}

/** Cents to decimal text. */
export function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The sum of decimal texts, as decimal text. */
export const addAmounts = (amounts: readonly string[]): string =>
  fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0))

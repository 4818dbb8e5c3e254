/**
 * Amounts of payments. They are decimal texts everywhere; where two are compared or added, that is done with whole cents,
 * so that no floating point comes near money.
 */

/** The most of one amount, R1 000 000 in cents; the database repeats it. */
const MOST_CENTS = 100_000_000

/**
 * The decimal text of an amount as people type it, such as `1980.50` for "R1 980,50"; null where it is none, or is
 * nothing or more than R1 000 000. "1,980" alone is none: it could be thousands or cents mistyped.
 */
export function parseAmount(typed: string): string | null {
  const text = typed.replace(/^\s*R?\s*/i, '').trimEnd()
  const parts =
    /^(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!parts) return null
  const whole = parts[1]!.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const amount = `${whole}.${(parts[2] ?? '').padEnd(2, '0')}`
  const cents = toCents(amount)
  return cents > 0 && cents <= MOST_CENTS ? amount : null
}

/** An amount as a whole number of cents. Takes decimal text. */
export function toCents(amount: string): number {
  const [whole = '0', cents = ''] = amount.replace('-', '').split('.')
  return (amount.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2)))
}

/** The decimal text of so many cents. */
export function fromCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

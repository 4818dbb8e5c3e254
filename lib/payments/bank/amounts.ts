import { currencyMark } from '../amount'

/** The most that a column of the database holds, in cents. */
const MOST_CENTS = 10 ** 12

const AMOUNT =
  /^(?<open>\()?(?<sign>[-+])?(?<whole>\d{1,3}(?:[.,]\d{3})+|\d{1,12})(?:(?<point>[.,])(?<cents>\d\d?))?(?<after>-)?\)?(?<mark>cr|dr|kt|dt)?$/

const leadingMark = new RegExp(`(?:${currencyMark})(?=[-+]?\\d)`, 'i')

/**
 * An amount of a statement in cents, as banks write it: `-1 980,00`, `R1,980.00`, `(85.00)`, `1980.00Dr`; null if it is
 * none. A single mark before three digits separates thousands, unless the file has it before cents: then `1.980` is
 * 1.98, and `1.984` no amount.
 * @param beforeCents the marks that the file has before cents.
 */
export function statementCents(
  text: string,
  beforeCents = '',
): { cents: number; mark: 'credit' | 'debit' | null } | null {
  const written = text
    .toLowerCase()
    .replaceAll(/[\s'’]/g, '')
    .replaceAll(/[−–]/g, '-')
    // Cents alone, as in `.50`.
    .replace(/(?<!\d)(?=[.,]\d\d?(?!\d))/, '0')
    .replace(leadingMark, '')
  const [lone] = /(?<=^\D*\d+)[.,](?=\d+\D*$)/.exec(written) ?? []
  const isDecimal = lone !== undefined && beforeCents.includes(lone)
  const plain = isDecimal ? written.replace(/(?<=[.,]\d\d)0+(?=\D*$)/, '') : written
  if (isDecimal && /[.,]\d{3}/.test(plain)) return null
  const { open, sign, whole, point, cents = '', after, mark } = AMOUNT.exec(plain)?.groups ?? {}
  if (whole === undefined || (point && whole.includes(point))) return null
  const size = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  if (size >= MOST_CENTS) return null
  const isDebit = mark === 'dr' || mark === 'dt'
  const isNegative = open !== undefined || sign === '-' || after !== undefined || isDebit
  // "-0" equals no amount.
  return {
    cents: isNegative && size > 0 ? -size : size,
    mark: mark === undefined ? null : isDebit ? 'debit' : 'credit',
  }
}

/** The marks that texts have before cents: one or two digits at their end. */
export const marksBeforeCents = (texts: readonly string[]) =>
  texts.flatMap((text) => /([.,])\d\d?\D*$/.exec(text)?.[1] ?? []).join('')

const significant = (number: string) => number.replaceAll(/\D/g, '').replace(/^0+/, '')

/** Whether two account numbers are one, however they are written. */
export const isSameAccount = (one: string, other: string) => significant(one) === significant(other)

import { z } from 'zod'

/**
 * An amount in rand as a decimal text such as `2500.00`: the database gives amounts as text, and nothing here computes with
 * them, so that no floating point comes near money.
 */
export const moneyText = z.string().regex(/^-?\d{1,10}(?:\.\d{1,2})?$/)

/** The amount as South Africans write it in both languages, cents only where there are any: R2 500 or R2 500,50. */
export function formatMoney(amount: string): string {
  const [whole = '', cents = ''] = amount.replace('-', '').split('.')
  const rand = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const tail = Number(cents) === 0 ? '' : `,${cents.padEnd(2, '0')}`
  return `${amount.startsWith('-') ? '−' : ''}R${rand}${tail}`
}

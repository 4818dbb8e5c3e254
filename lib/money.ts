import { z } from 'zod'
import { provider } from '@/lib/provider/provider'

/**
 * An amount as decimal text, e.g. `2500.00`: nothing here computes with amounts, so no floating point touches
 * money.
 */
export const moneyText = z.string().regex(/^-?\d{1,10}(?:\.\d{1,2})?$/)

/** An amount in the provider's currency, the same in every language, with cents only if not zero: R2 500 or R2 500,50. */
export function formatMoney(amount: string): string {
  const [whole = '', cents = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const tail = Number(cents) === 0 ? '' : `,${cents.padEnd(2, '0')}`
  return `${amount.startsWith('-') ? '−' : ''}${provider.currencySymbol}${grouped}${tail}`
}

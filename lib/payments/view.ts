import type { Locale } from '@/lib/i18n/routing'

/** What the page shows of a payment. */
export type PaymentView =
  | { readonly state: 'pending' | 'cancelled' | 'failed'; readonly reference: string }
  | { readonly state: 'complete'; readonly reference: string; readonly amount: number }
  | { readonly state: 'missingReference' }
  | { readonly state: 'unverified'; readonly reference: string }

/** The amount as rand with two decimals: `R2 500.00`, in Afrikaans `R2 500,00`, with spaces that do not break. */
export function formatAmount(amount: number, locale: Locale): string {
  const [rand = '', cents] = amount.toFixed(2).split('.')
  const point = locale === 'af' ? ',' : '.'
  return `R${rand.replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${point}${cents}`
}

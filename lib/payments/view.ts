/** What the page shows of a payment. */
export type PaymentView =
  | { readonly state: 'pending'; readonly reference: string }
  | {
      readonly state: 'cancelled' | 'failed'
      readonly reference: string
      /** Whether no money came: what was paid before, or in part, is not lost. */
      readonly isUnpaid: boolean
    }
  | { readonly state: 'complete'; readonly reference: string; readonly amount: number }
  | { readonly state: 'missingReference' }
  | {
      readonly state: 'unverified'
      /** Null where it is none: a link to this page must not put its own words here. */
      readonly reference: string | null
    }

/** The amount as rand with two decimals: `R2 500,00`, with spaces that do not break. */
export function formatAmount(amount: number): string {
  const [rand = '', cents] = amount.toFixed(2).split('.')
  return `R${rand.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${cents}`
}

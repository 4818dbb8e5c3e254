import { provider } from '@/lib/provider/provider'

/** As its page shows it, with the reference that its mail and a bank transfer name. */
export type PaymentView =
  | { readonly state: 'pending'; readonly reference: string }
  | {
      readonly state: 'cancelled' | 'failed'
      readonly reference: string
      /** Whether no money was received; partial payments are not lost. */
      readonly isUnpaid: boolean
    }
  | { readonly state: 'complete'; readonly reference: string; readonly amount: number }
  | { readonly state: 'missingReference' }
  | {
      readonly state: 'unverified'
      /** The id in the address; null unless valid: a link must not put its words on this page. */
      readonly reference: string | null
    }

/** With two decimals and non-breaking spaces: `R2 500,00`. */
export function formatAmount(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `${provider.currencySymbol}${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${cents}`
}

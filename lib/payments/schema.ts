import { z } from 'zod'

/** What the page shows of a payment (specification, section 4, payment status page). */
export type PaymentView =
  | { readonly state: 'pending' | 'cancelled' | 'failed'; readonly reference: string }
  | { readonly state: 'complete'; readonly reference: string; readonly amount: number }
  | { readonly state: 'missingReference' }
  | { readonly state: 'unverified'; readonly reference: string }

/** A payment's row. An amount comes as a number from hosted PostgREST and as text from the embedded one. */
export const paymentRow = z.object({
  id: z.string(),
  status: z.string(),
  amount_gross: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ]),
})

/** The reference of a payment: the unguessable id of its record. */
export const paymentReference = z.uuid()

/** The page's view of a row; any status but the three known ones counts as still processing. */
export function toPaymentView(row: z.output<typeof paymentRow>): PaymentView {
  switch (row.status) {
    case 'complete':
      return { state: 'complete', reference: row.id, amount: row.amount_gross }
    case 'cancelled':
    case 'failed':
      return { state: row.status, reference: row.id }
    default:
      return { state: 'pending', reference: row.id }
  }
}

/** The amount as rand with two decimals: `R2 500.00`, with spaces that do not break. */
export function formatAmount(amount: number): string {
  return `R${amount.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')}`
}

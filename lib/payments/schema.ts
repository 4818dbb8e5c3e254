import { z } from 'zod'
import type { PaymentView } from './view'

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
  /** Whether no money came for it. */
  nothing_paid: z.boolean(),
})

/** The reference of a payment: the unguessable id of its record. */
export const paymentReference = z.guid()

/** The page's view of a row; any status but the three known ones counts as still processing. */
export function toPaymentView(row: z.output<typeof paymentRow>): PaymentView {
  switch (row.status) {
    case 'complete':
      return { state: 'complete', reference: row.id, amount: row.amount_gross }
    case 'cancelled':
    case 'failed':
      return { state: row.status, reference: row.id, isUnpaid: row.nothing_paid }
    default:
      return { state: 'pending', reference: row.id }
  }
}

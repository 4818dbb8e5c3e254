import { z } from 'zod'
import type { PaymentView } from './view'

/** Hosted PostgREST gives an amount as a number, the embedded one as text. */
export const paymentRow = z.object({
  reference: z.string(),
  status: z.string(),
  amount_gross: z.union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ]),
  nothing_paid: z.boolean(),
})

/** The payment's unguessable id, by which addresses name it. */
export const paymentId = z.guid()

/** The view of a row; any unknown status counts as still processing. */
export function toPaymentView(row: z.output<typeof paymentRow>): PaymentView {
  switch (row.status) {
    case 'complete':
      return { state: 'complete', reference: row.reference, amount: row.amount_gross }
    case 'cancelled':
    case 'failed':
      return { state: row.status, reference: row.reference, isUnpaid: row.nothing_paid }
    default:
      return { state: 'pending', reference: row.reference }
  }
}

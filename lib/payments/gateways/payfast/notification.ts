import { z } from 'zod'
import { readFields, splitNotification } from './encoding'

const STATUSES = {
  COMPLETE: 'complete',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  PENDING: 'pending',
} as const

const amount = z.string().regex(/^\d{1,10}(\.\d{1,2})?$/)

const fields = z.object({
  m_payment_id: z.guid(),
  pf_payment_id: z.string().regex(/^\d{1,20}$/),
  payment_status: z.enum(['COMPLETE', 'FAILED', 'PENDING']),
  amount_gross: amount,
  amount_fee: z
    .string()
    .regex(/^-?\d{1,10}(\.\d{1,2})?$/)
    .default('0.00'),
  merchant_id: z.string().regex(/^\d{1,20}$/),
  token: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
})

/** Ending a plan moves no money. */
const cancellation = fields.extend({
  payment_status: z.literal('CANCELLED'),
  pf_payment_id: fields.shape.pf_payment_id.optional(),
  amount_gross: amount.default('0.00'),
})

const known = z.discriminatedUnion('payment_status', [fields, cancellation])

/**
 * Parses a notification as received, into the fields of the database and PayFast's number of the merchant. Trust nothing
 * before its signature and PayFast's confirmation are checked.
 * @returns null if it is not a notification, or names a field twice
 */
export function parseNotification(body: string) {
  const received = readFields(splitNotification(body)?.signed ?? '')
  if (!received || new Set(received.map(([name]) => name)).size < received.length) return null
  const parsed = known.safeParse(Object.fromEntries(received.filter(([, value]) => value !== '')))
  if (!parsed.success) return null
  const { m_payment_id, pf_payment_id, payment_status, amount_gross, amount_fee, token, merchant_id } =
    parsed.data
  return {
    payment_id: m_payment_id.toLowerCase(),
    gateway_payment_id: pf_payment_id ?? null,
    status: STATUSES[payment_status],
    amount: amount_gross,
    fee: amount_fee,
    token: token ?? null,
    merchant_id,
  }
}

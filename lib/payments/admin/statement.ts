import { z } from 'zod'
import { storedLanguage } from '@/lib/i18n/site-language'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { fromCents, toCents } from '../amount'
import { paymentStatuses } from './form'

const statementRow = z.object({
  status: z.enum(paymentStatuses),
  first_name: z.string(),
  surname: z.string(),
  language: storedLanguage,
  ...purposeFields,
  amount: moneyText,
  outstanding: moneyText,
  /** To be paid back. */
  surplus: moneyText,
  due_on: z.iso.date(),
  reference: z.string(),
  receipt: z.string().nullable(),
  entries: z.array(
    z.object({
      kind: z.enum(['card', 'transfer', 'refund', 'correction']),
      amount: moneyText,
      /** An overpayment. */
      surplus: z.boolean(),
      received_on: z.iso.date(),
      credit_note: z.string().nullable(),
    }),
  ),
})

/** An address's requested payments with their transactions, by due day. */
export const statementRows = z.array(statementRow)

export type StatementPayment = z.output<typeof statementRow>

/** The running outstanding amount, and the total to be paid back; null for nothing. */
export function statementTotals(payments: readonly StatementPayment[]) {
  let owed = 0
  const outstanding = payments.map((payment) => fromCents((owed += toCents(payment.outstanding))))
  const surplus = payments.reduce((sum, payment) => sum + toCents(payment.surplus), 0)
  return { outstanding, surplus: surplus > 0 ? fromCents(surplus) : null }
}

import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { fromCents, toCents } from '../amount'
import { paymentStatuses } from './form'

const statementRow = z.object({
  status: z.enum(paymentStatuses),
  first_name: z.string(),
  surname: z.string(),
  language: siteLanguage,
  ...purposeFields,
  amount: moneyText,
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
    }),
  ),
})

/** The requested payments of an address with their transactions, by due day. */
export const statementRows = z.array(statementRow)

export type StatementPayment = z.output<typeof statementRow>

const isOwed = ({ status }: StatementPayment) => status === 'pending' || status === 'failed'

function countedCents({ entries }: StatementPayment, surplus: boolean): number {
  const wanted = entries.filter((entry) => entry.surplus === surplus)
  return wanted.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

/**
 * What is outstanding after each of the payments, and what is to be paid back in all, by the rules of the database: of
 * what is complete or cancelled nothing is outstanding, and what came for the cancelled is to be paid back. Whole cents
 * are added, which are exact.
 */
export function statementTotals(payments: readonly StatementPayment[]) {
  let owed = 0
  let surplus = 0
  const outstanding = payments.map((payment) => {
    const counted = countedCents(payment, false)
    if (isOwed(payment)) owed += Math.max(toCents(payment.amount) - counted, 0)
    surplus += countedCents(payment, true) + (payment.status === 'cancelled' ? counted : 0)
    return fromCents(owed)
  })
  return { outstanding, surplus: surplus > 0 ? fromCents(surplus) : null }
}

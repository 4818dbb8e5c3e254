import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'

const statementRow = z.object({
  status: z.enum(['pending', 'complete', 'failed', 'cancelled']),
  first_name: z.string(),
  surname: z.string(),
  language: z.enum(['en', 'af']),
  ...purposeFields,
  amount: moneyText,
  due_on: z.iso.date(),
  reference: z.string(),
  receipt: z.string().nullable(),
  entries: z.array(
    z.object({
      kind: z.enum(['card', 'transfer', 'refund', 'correction']),
      amount: moneyText,
      /** Money that the payment had no use for. */
      surplus: z.boolean(),
      received_on: z.iso.date(),
    }),
  ),
})

/** What an address was asked for with the money that moved, by the day on which it was due. */
export const statementRows = z.array(statementRow)

export type StatementPayment = z.output<typeof statementRow>

const inCents = (amount: string): number => {
  const [, sign = '', rand = '', cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  return Number(`${sign}${rand}${cents.padEnd(2, '0')}`)
}

const fromCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const isOwed = ({ status }: StatementPayment) => status === 'pending' || status === 'failed'

function countedCents({ entries }: StatementPayment, surplus: boolean): number {
  const wanted = entries.filter((entry) => entry.surplus === surplus)
  return wanted.reduce((sum, { amount }) => sum + inCents(amount), 0)
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
    if (isOwed(payment)) owed += Math.max(inCents(payment.amount) - counted, 0)
    surplus += countedCents(payment, true) + (payment.status === 'cancelled' ? counted : 0)
    return fromCents(owed)
  })
  return { outstanding, surplus: surplus > 0 ? fromCents(surplus) : null }
}

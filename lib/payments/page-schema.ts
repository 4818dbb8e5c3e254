import { z } from 'zod'
import { storedLanguage } from '@/lib/i18n/site-language'
import type { SentOutcome } from '@/lib/media/sent-file'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { receiptFields } from '@/lib/receipts/receipt'

const count = z.coerce.number().int()

/** Amounts are decimal texts, days `2026-11-21`. */
export const paymentPageRow = z.object({
  ...purposeFields,
  ...receiptFields,
  /** The payer's. */
  language: storedLanguage,
  /** `expired` if the link no longer takes payments. */
  state: z.enum(['pending', 'complete', 'failed', 'cancelled', 'expired']),
  /** Only if it failed, or the payer cancelled it. */
  can_try_again: z.boolean(),
  payment_id: z.guid(),
  email: z.string().nullable(),
  /** In E.164. */
  phone: z.string().nullable(),
  received: moneyText,
  refunded: moneyText,
  outstanding: moneyText,
  due_on: z.iso.date(),
  /** Its plan. */
  plan: z
    .object({
      way: z.enum(['subscription', 'single']),
      instalments: count,
      recurring_amount: moneyText,
      ended: z.boolean(),
      charged_by_gateway: z.boolean(),
    })
    .nullable(),
  /** The gateway's later charges once this is paid by card. */
  subscription: z
    .object({ recurring_amount: moneyText, cycles: count, billing_date: z.iso.date() })
    .nullable(),
  cards_paused: z.boolean(),
  proofs: count,
})

export type PaymentPage = z.output<typeof paymentPageRow>

/** Whether the office withdrew the request; a payer can restart their own cancellation. */
export const isWithdrawn = ({ state, can_try_again }: Pick<PaymentPage, 'state' | 'can_try_again'>) =>
  state === 'cancelled' && !can_try_again

/** The message about a plan; null once it has ended. */
export function planMessage({ way, ended, charged_by_gateway }: NonNullable<PaymentPage['plan']>) {
  if (ended) return null
  if (way === 'single') return 'planSingle'
  // The site requests no instalment of a plan for a card, even while nothing charges it.
  return charged_by_gateway ? 'planCharged' : 'planOf'
}

/**
 * Whether the gateway will charge it later, so that paying now would pay twice.
 * @param today in the time zone of the site
 */
export const isChargedLater = ({ plan, due_on }: Pick<PaymentPage, 'plan' | 'due_on'>, today: string) =>
  plan?.way === 'subscription' && plan.charged_by_gateway && !plan.ended && due_on > today

/**
 * Where the page says what became of a proof: in the form for one, or above if it has none, as the payment changed while
 * the form was open. Nowhere if that is past: a proof received before the payment was settled, or refused before it was
 * restarted, as the form itself refuses none before it has taken some.
 * @param today in the time zone of the site
 */
export function proofPlace(page: PaymentPage, outcome: SentOutcome | null, today: string) {
  if (page.state === 'pending' && !isChargedLater(page, today))
    return outcome === 'gone' && page.proofs === 0 ? null : 'form'
  return outcome === 'received' && page.state !== 'pending' ? null : 'page'
}

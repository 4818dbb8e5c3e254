import { z } from 'zod'
import { storedLanguage } from '@/lib/i18n/site-language'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { receiptFields } from '@/lib/receipts/receipt'

/** The form of the token of a payment's link, which proves nothing yet. */
export const paymentToken = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_[\da-f]{64}$/)

const count = z.coerce.number().int()

/** What the page of a payment's link shows. Amounts are texts in rand, days `2026-11-21`. */
export const paymentPageRow = z.object({
  ...purposeFields,
  ...receiptFields,
  /** That of the person. */
  language: storedLanguage,
  /** `expired` where the link takes no payment any more. */
  state: z.enum(['pending', 'complete', 'failed', 'cancelled', 'expired']),
  /** Whether the payer may begin again what failed, or what the payer cancelled. */
  can_try_again: z.boolean(),
  payment_id: z.guid(),
  email: z.string().nullable(),
  /** In E.164. */
  phone: z.string().nullable(),
  received: moneyText,
  refunded: moneyText,
  outstanding: moneyText,
  due_on: z.iso.date(),
  /** The plan that it is a part of. */
  plan: z
    .object({
      way: z.enum(['subscription', 'single']),
      instalments: count,
      recurring_amount: moneyText,
      ended: z.boolean(),
      charged_by_gateway: z.boolean(),
    })
    .nullable(),
  /** What the gateway is to charge later once this is paid by card. */
  subscription: z
    .object({ recurring_amount: moneyText, cycles: count, billing_date: z.iso.date() })
    .nullable(),
  cards_paused: z.boolean(),
  /** How many proofs of payment have been received. */
  proofs: count,
})

/** What the page of a payment's link shows. */
export type PaymentPage = z.output<typeof paymentPageRow>

/** Whether the office has withdrawn the request; what the payer cancelled can be begun again. */
export const isWithdrawn = ({ state, can_try_again }: Pick<PaymentPage, 'state' | 'can_try_again'>) =>
  state === 'cancelled' && !can_try_again

/**
 * Whether the gateway charges the payment on a day to come, so that a payer who paid it otherwise would pay twice.
 * @param today the present day in the time zone of the site
 */
export const isChargedLater = ({ plan, due_on }: Pick<PaymentPage, 'plan' | 'due_on'>, today: string) =>
  plan?.way === 'subscription' && plan.charged_by_gateway && !plan.ended && due_on > today

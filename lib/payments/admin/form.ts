/** Shared by the admins' payment forms and their actions. Keep it light: the browser loads it. */
import type { CodeOf, Result } from '@/lib/result'
import { INVALID_VALUE, NOT_PERMITTED } from '@/lib/supabase/errors'

/** In the order in which staff work; the database counts the same. */
export const paymentTabs = [
  'open',
  'overdue',
  'plan',
  'proof',
  'surplus',
  'complete',
  'refunded',
  'failed',
  'cancelled',
  'all',
] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** As in the check of `payments.status`. */
export const paymentStatuses = ['pending', 'complete', 'failed', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Checks of a PayFast notification. */
export const checks = ['signature', 'merchant', 'payment', 'amount', 'token', 'confirmation'] as const

/** Fields for the form's payment, and for the random id that keeps money from being recorded twice. */
export const PAYMENT_FIELD = 'payment'
export const ONCE_FIELD = 'once'

export type PaymentError = CodeOf<'PaymentsAdmin.errors'>

/** By message or SQLSTATE. */
export const paymentRefusals = {
  'no such payment': 'gone',
  [INVALID_VALUE]: 'beyond',
  [NOT_PERMITTED]: 'notAdmin',
} as const

/** How a new request is sent at once: by e-mail, or by a link that staff pass on, also in a WhatsApp message. */
export const sendingWays = ['mail', 'link', 'whatsapp'] as const
export type SendingWay = (typeof sendingWays)[number]

/** Says in the address of a payment how its request was sent. */
export const SENT_PARAMETER = 'sent'

/** Of a single button each. */
export const paymentIntents = ['send', 'link', 'remind', 'renew', 'cancel', 'reopen', 'end'] as const
export type PaymentIntent = (typeof paymentIntents)[number]

export const moneyKinds = ['transfer', 'refund', 'correction', 'move'] as const
export type MoneyKind = (typeof moneyKinds)[number]

export type FieldCode = CodeOf<'PaymentsAdmin.fieldErrors'>

/** A refusal names the errors and returns the input. */
export type FormAnswer<Field extends string, Done> = Result<Done, PaymentError> & {
  readonly errors?: Readonly<Partial<Record<Field, FieldCode>>>
  readonly values?: Readonly<Record<Field, string>>
}

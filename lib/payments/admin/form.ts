/** What the admins' forms about payments and their actions agree on. It is light, because the browser loads it. */
import type { Result } from '@/lib/result'
import { INVALID_VALUE, NOT_PERMITTED } from '@/lib/supabase/errors'

/** The parts of the list, in the order in which staff look at them; the database counts the same. */
export const paymentTabs = [
  'open',
  'overdue',
  'proof',
  'surplus',
  'complete',
  'refunded',
  'failed',
  'cancelled',
  'all',
] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** The states of a payment, as in the check of `payments.status`. */
export const paymentStatuses = ['pending', 'complete', 'failed', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The checks that a notification of PayFast can fail. */
export const checks = ['signature', 'merchant', 'payment', 'amount', 'token', 'confirmation'] as const

/** The fields that name the payment of a form, and the random id under which what it records is recorded once. */
export const PAYMENT_FIELD = 'payment'
export const ONCE_FIELD = 'once'

/** Why something was not done about a payment. */
export type PaymentError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'gone'
  /** A colleague has changed its state meanwhile. */
  | 'changed'
  /** More than there is to pay back, to correct or to move. */
  | 'beyond'
  | 'alreadyReminded'
  /** Fields are wrong; the answer names them. */
  | 'fields'
  | 'failed'

/** What the database says when it refuses a change, by message or SQLSTATE. */
export const paymentRefusals = {
  'no such payment': 'gone',
  [INVALID_VALUE]: 'beyond',
  [NOT_PERMITTED]: 'notAdmin',
} as const

/** What is done by pressing a button alone. */
export const paymentIntents = ['send', 'link', 'remind', 'renew', 'cancel', 'reopen', 'end'] as const
export type PaymentIntent = (typeof paymentIntents)[number]

/** What money is recorded as. */
export const moneyKinds = ['transfer', 'refund', 'correction', 'move'] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** Why a field is refused. */
export type FieldCode =
  | 'required'
  | 'tooLong'
  | 'characterInvalid'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'choose'
  | 'amountInvalid'
  | 'amountTooSmall'
  | 'dayInvalid'
  | 'dayToCome'
  | 'depositLate'
  | 'countInvalid'
  | 'daysInvalid'

/** The answer to a form with fields; a refusal names what is wrong and brings back what was typed. */
export type FormAnswer<Field extends string, Done> = Result<Done, PaymentError> & {
  readonly errors?: Readonly<Partial<Record<Field, FieldCode>>>
  readonly values?: Readonly<Record<Field, string>>
}

/** Shared by the admins' payment forms and their actions. Keep it light: the browser loads it. */
import type { Result } from '@/lib/result'
import { INVALID_VALUE, NOT_PERMITTED } from '@/lib/supabase/errors'

/** The tabs of the list, in the order in which staff work; the database counts the same. */
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

/** Payment statuses, as in the check of `payments.status`. */
export const paymentStatuses = ['pending', 'complete', 'failed', 'cancelled'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The checks a PayFast notification can fail. */
export const checks = ['signature', 'merchant', 'payment', 'amount', 'token', 'confirmation'] as const

/** The fields for the payment of a form, and for the random id that keeps its money from being recorded twice. */
export const PAYMENT_FIELD = 'payment'
export const ONCE_FIELD = 'once'

/** Why a payment action was refused. */
export type PaymentError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'gone'
  /** A colleague changed its state in the meantime. */
  | 'changed'
  /** More than can be paid back, corrected or moved. */
  | 'beyond'
  | 'alreadyReminded'
  /** Invalid fields, named in the answer. */
  | 'fields'
  | 'failed'

/** Database refusals, by message or SQLSTATE. */
export const paymentRefusals = {
  'no such payment': 'gone',
  [INVALID_VALUE]: 'beyond',
  [NOT_PERMITTED]: 'notAdmin',
} as const

/** Actions of a single button. */
export const paymentIntents = ['send', 'link', 'remind', 'renew', 'cancel', 'reopen', 'end'] as const
export type PaymentIntent = (typeof paymentIntents)[number]

/** The kinds of recorded money. */
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

/** The answer to a form with fields; a refusal names the errors and returns the input. */
export type FormAnswer<Field extends string, Done> = Result<Done, PaymentError> & {
  readonly errors?: Readonly<Partial<Record<Field, FieldCode>>>
  readonly values?: Readonly<Record<Field, string>>
}

import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { checks, paymentStatuses } from './form'
import { purposeFields } from '@/lib/receipts/purpose'
import { row } from '@/lib/supabase/columns'

/** An amount as decimal text. A column comes as a number from hosted PostgREST, and as text from the embedded one. */
const amount = z.union([z.string(), z.number().transform((number) => number.toFixed(2))])
const day = z.string().transform((date) => date.slice(0, 10))
const text = z.string().nullable()

/** A payment as the functions of the database list it. */
export const listedPayment = row({
  id: z.string(),
  status: z.enum(paymentStatuses),
  /** Its status as people are told it. */
  state: z.enum([...paymentStatuses, 'part', 'overdue', 'part-refunded', 'refunded']),
  firstName: z.string(),
  surname: z.string(),
  email: text,
  /** E.164. */
  phone: text,
  language: storedLanguage,
  ...purposeFields,
  amount,
  /** What counts towards the amount: what was received, less what was refunded. */
  paid: amount,
  received: amount,
  refunded: amount,
  outstanding: amount,
  /** What is to be paid back or moved. */
  surplus: amount,
  dueOn: day,
  reference: z.string(),
  planId: text,
  leadId: text,
  askedAt: isoTime.nullable(),
  completedAt: isoTime.nullable(),
  cancelledAt: isoTime.nullable(),
  createdAt: isoTime,
  hasProof: z.boolean(),
  isOverdue: z.boolean(),
}).transform((payment) => ({ ...payment, name: `${payment.firstName} ${payment.surname}` }))
export type ListedPayment = z.output<typeof listedPayment>

/** A page of the list of payments, and how many match in all. */
export const paymentList = z.object({ total: z.coerce.number().int(), payments: z.array(listedPayment) })

/** A transaction as a row. */
const entryRow = row({
  id: z.number().int(),
  kind: z.enum(['card', 'transfer', 'refund', 'correction']),
  amount,
  surplus: z.boolean(),
  ofEntry: z.number().int().nullable(),
  receivedOn: day,
  bankReference: text,
  note: text,
  recordedBy: z.string(),
  createdAt: isoTime,
})
/** A transaction: money received or paid back, or its correction. */
export type Entry = z.output<typeof entryRow>

/** A monthly plan as a row. */
const planRow = row({
  id: z.string(),
  way: z.enum(['subscription', 'single']),
  instalments: z.coerce.number().int(),
  recurringAmount: amount,
  /** Null until the gateway charges it. */
  gatewayToken: text,
  endedAt: isoTime.nullable(),
  endedBy: text,
})
export type Plan = z.output<typeof planRow>

/** A payment with what the list does not have of it. */
export const scheduleRow = z.object({
  payment: listedPayment,
  note: text,
  createdBy: z.string(),
  /** Null where the payer cancelled it. */
  cancelledBy: text,
  /** Of its link; null before it was requested. */
  token: text,
  plan: planRow.nullable(),
  /** The lead that shows it. */
  lead: z.object({ id: z.string(), status: z.string() }).nullable(),
  /** The number of its receipt; null before it is complete. */
  receipt: text,
  /** The requests and reminders that were sent, and those to come. */
  mail: z.array(z.object({ kind: z.enum(['payment-request', 'payment-reminder']), day, sent: z.boolean() })),
  entries: z.array(entryRow),
  /** The numbers of the credit notes by the ids of the refunds, and what is left of each surplus. */
  notes: z.record(z.string(), z.string()),
  left: z.record(z.string(), amount),
  /** The proofs of payment whose file came. */
  proofs: z.array(z.object({ name: z.string(), createdAt: isoTime })),
})
export type ScheduleRow = z.output<typeof scheduleRow>

/** The columns of a notification of PayFast. */
export const notificationColumns =
  'id, receivedAt:received_at, paymentId:payment_id, gatewayPaymentId:gateway_payment_id, status, amount, sender, senderAddress:sender_address, problems, expected, verdict, resolvedAt:resolved_at, resolvedBy:resolved_by'
/** A notification of PayFast as a row. */
export const notificationRow = z.object({
  id: z.string(),
  receivedAt: isoTime,
  /** What it says; the payment need not exist. */
  paymentId: text,
  gatewayPaymentId: text,
  status: z.enum(paymentStatuses).nullable(),
  amount: amount.nullable(),
  sender: z.enum(['known', 'unknown', 'absent']),
  senderAddress: text,
  problems: z.array(z.enum(checks)),
  /** The amounts that would have been right. */
  expected: z
    .array(amount)
    .nullable()
    .transform((amounts) => amounts ?? []),
  verdict: z.enum(['waiting', 'accepted', 'repeated', 'refused']),
  resolvedAt: isoTime.nullable(),
  resolvedBy: text,
})
/** A notification of PayFast, with its checks. */
export type Notification = z.output<typeof notificationRow>

/** Money of a payment that month, and what of what fell due is outstanding. */
export const monthRow = z.object({ month: day, received: amount, outstanding: amount })
export type PaymentMonth = z.output<typeof monthRow>

export const eventColumns =
  'paymentId:payment_id, kind, createdAt:at, actor, amount, receivedOn:received_on, instalments, purpose, level, description'
/** What happened to a payment of a lead, or to a plan, which its first row stands for. */
export const eventRow = z.object({
  paymentId: z.string(),
  kind: z.enum([
    'requested',
    'card',
    'transfer',
    'refund',
    'correction',
    'moved-in',
    'moved-out',
    'complete',
    'failed',
    'cancelled',
    'plan-begun',
    'plan-ended',
  ]),
  createdAt: isoTime,
  /** The e-mail address of who did it, `system`, or for the end of a plan `payfast`; null where the payer or PayFast did. */
  actor: text,
  /** The requested amount, or that of the transaction, negative for a correction that takes away; of a plan the monthly one. */
  amount,
  /** The day on which money moved. */
  receivedOn: day.nullable(),
  instalments: z.coerce.number().int().nullable(),
  ...purposeFields,
})
export type PaymentEvent = z.output<typeof eventRow>

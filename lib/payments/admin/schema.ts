import { z } from 'zod'
import { isoTime, localDay } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { checks, paymentStatuses } from './form'
import { purposeFields } from '@/lib/receipts/purpose'
import { columnsOf, row } from '@/lib/supabase/columns'

/** Decimal text. Hosted PostgREST gives a column as a number, the embedded one as text. */
const amount = z.union([z.string(), z.number().transform((number) => number.toFixed(2))])
const day = z.string().transform((date) => date.slice(0, 10))
const text = z.string().nullable()

/** As the database functions list it. */
export const listedPayment = row({
  id: z.string(),
  status: z.enum(paymentStatuses),
  /** As shown to people. */
  state: z.enum([...paymentStatuses, 'part', 'overdue', 'part-refunded', 'refunded']),
  firstName: z.string(),
  surname: z.string(),
  email: text,
  /** E.164. */
  phone: text,
  language: storedLanguage,
  ...purposeFields,
  amount,
  /** Received less refunded. */
  paid: amount,
  received: amount,
  refunded: amount,
  outstanding: amount,
  /** To be paid back or moved. */
  surplus: amount,
  dueOn: day,
  reference: z.string(),
  planId: text,
  leadId: text,
  askedAt: isoTime.nullable(),
  /** When the payer first opened the link's page. */
  openedAt: isoTime.nullable(),
  completedAt: isoTime.nullable(),
  cancelledAt: isoTime.nullable(),
  createdAt: isoTime,
  hasProof: z.boolean(),
  isOverdue: z.boolean(),
}).transform((payment) => ({ ...payment, name: `${payment.firstName} ${payment.surname}` }))
export type ListedPayment = z.output<typeof listedPayment>

export const paymentList = z.object({ total: z.coerce.number().int(), payments: z.array(listedPayment) })

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
/** Money received or paid back, or its correction. */
export type Entry = z.output<typeof entryRow>

const planRow = row({
  id: z.string(),
  way: z.enum(['subscription', 'single']),
  instalments: z.coerce.number().int(),
  recurringAmount: amount,
  /** Null until the gateway charges the plan. */
  gatewayToken: text,
  endedAt: isoTime.nullable(),
  endedBy: text,
})
export type Plan = z.output<typeof planRow>

export const promiseRow = row({
  promisedOn: day,
  amount,
  note: text,
  recordedBy: z.string(),
  createdAt: localDay,
  state: z.enum(['running', 'kept', 'withdrawn', 'broken']),
  /** No other came after it, and it was not withdrawn. */
  isLast: z.boolean(),
}).transform(({ createdAt, ...promise }) => ({ ...promise, recordedOn: createdAt }))
/** A promise to pay. */
export type PaymentPromise = z.output<typeof promiseRow>

/** With the details the list leaves out. */
export const scheduleRow = z.object({
  payment: listedPayment,
  note: text,
  createdBy: z.string(),
  /** Null if the payer cancelled it. */
  cancelledBy: text,
  /** Of its link; null before it was requested. */
  token: text,
  plan: planRow.nullable(),
  /** The lead on whose page it appears. */
  lead: z.object({ id: z.string(), status: z.string() }).nullable(),
  /** Number; null until the payment is complete. */
  receipt: text,
  /** Sent and to come. */
  mail: z.array(z.object({ kind: z.enum(['payment-request', 'payment-reminder']), day, sent: z.boolean() })),
  entries: z.array(entryRow),
  /** Newest first. */
  promises: z.array(promiseRow),
  /** Credit note numbers by refund id, and the rest of each surplus. */
  notes: z.record(z.string(), z.string()),
  left: z.record(z.string(), amount),
  /** Those whose file was stored. */
  proofs: z.array(z.object({ name: z.string(), createdAt: isoTime })),
})
export type ScheduleRow = z.output<typeof scheduleRow>

export const notificationRow = z.object({
  id: z.string(),
  receivedAt: isoTime,
  /** As claimed; the payment need not exist. */
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
export type Notification = z.output<typeof notificationRow>
export const notificationColumns = columnsOf(notificationRow)

/** Payments received in a month, and the amount outstanding of those due in it. */
export const monthRow = z.object({ month: day, received: amount, outstanding: amount })
export type PaymentMonth = z.output<typeof monthRow>

/** An event of a lead's payment, or of a plan, represented by its first row. */
export const eventRow = row({
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
  at: isoTime,
  /** E-mail address, `system`, or `payfast` for the end of a plan; null for the payer or PayFast. */
  actor: text,
  /** Requested (of a plan, monthly) or moved: negative for a correction that takes away. */
  amount,
  /** When the money moved. */
  receivedOn: day.nullable(),
  instalments: z.coerce.number().int().nullable(),
  ...purposeFields,
}).transform(({ at, ...event }) => ({ ...event, createdAt: at }))
export type PaymentEvent = z.output<typeof eventRow>

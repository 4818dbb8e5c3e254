import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { siteLanguage } from '@/lib/i18n/site-language'
import { checks, paymentStatuses } from './form'
import { purposeFields } from '@/lib/receipts/purpose'

/** An amount as decimal text. A column comes as a number from hosted PostgREST, and as text from the embedded one. */
const amount = z.union([z.string(), z.number().transform((number) => number.toFixed(2))])
const day = z.string().transform((date) => date.slice(0, 10))
const text = z.string().nullable()

/** A payment as the functions of the database list it. */
export const listedPayment = z
  .object({
    id: z.string(),
    status: z.enum(paymentStatuses),
    first_name: z.string(),
    surname: z.string(),
    email: text,
    /** E.164. */
    phone: text,
    language: siteLanguage,
    ...purposeFields,
    amount,
    paid: amount,
    outstanding: amount,
    /** What is to be paid back or moved. */
    surplus: amount,
    due_on: day,
    reference: z.string(),
    plan_id: text,
    lead_id: text,
    asked_at: isoTime.nullable(),
    completed_at: isoTime.nullable(),
    cancelled_at: isoTime.nullable(),
    created_at: isoTime,
    has_proof: z.boolean(),
    is_overdue: z.boolean(),
  })
  .transform(({ first_name, surname, ...row }) => ({
    id: row.id,
    status: row.status,
    firstName: first_name,
    surname,
    name: `${first_name} ${surname}`,
    email: row.email,
    phone: row.phone,
    language: row.language,
    purpose: row.purpose,
    level: row.level,
    description: row.description,
    amount: row.amount,
    paid: row.paid,
    outstanding: row.outstanding,
    surplus: row.surplus,
    dueOn: row.due_on,
    reference: row.reference,
    planId: row.plan_id,
    leadId: row.lead_id,
    askedAt: row.asked_at,
    completedAt: row.completed_at,
    cancelledAt: row.cancelled_at,
    createdAt: row.created_at,
    hasProof: row.has_proof,
    isOverdue: row.is_overdue,
  }))
export type ListedPayment = z.output<typeof listedPayment>

/** A page of the list of payments, and how many match in all. */
export const paymentList = z.object({ total: z.coerce.number().int(), payments: z.array(listedPayment) })

/** The columns of a payment that the list does not have. */
export const ownColumns =
  'id, reference, note, createdBy:created_by, createdAt:created_at, cancelledBy:cancelled_by'
/** What the list does not have of a payment. */
export const ownRow = z.object({
  id: z.string(),
  reference: z.string(),
  note: text,
  createdBy: z.string(),
  createdAt: isoTime,
  /** Null where the payer cancelled it. */
  cancelledBy: text,
})

/** The columns of a transaction. */
export const entryColumns =
  'id, kind, amount, surplus, ofEntry:of_entry, receivedOn:received_on, bankReference:bank_reference, note, recordedBy:recorded_by, createdAt:created_at'
/** A transaction as a row. */
export const entryRow = z.object({
  id: z.coerce.number().int(),
  kind: z.enum(['card', 'transfer', 'refund', 'correction']),
  amount,
  surplus: z.boolean(),
  ofEntry: z.coerce.number().int().nullable(),
  receivedOn: day,
  bankReference: text,
  note: text,
  recordedBy: z.string(),
  createdAt: isoTime,
})
/** A transaction: money received or paid back, or its correction. */
export type Entry = z.output<typeof entryRow>

/** The columns of a monthly plan. */
export const planColumns =
  'id, way, instalments, recurringAmount:recurring_amount, payfastToken:payfast_token, endedAt:ended_at, endedBy:ended_by'
/** A monthly plan as a row. */
export const planRow = z.object({
  id: z.string(),
  way: z.enum(['subscription', 'single']),
  instalments: z.coerce.number().int(),
  recurringAmount: amount,
  /** Null until PayFast charges it. */
  payfastToken: text,
  endedAt: isoTime.nullable(),
  endedBy: text,
})
export type Plan = z.output<typeof planRow>

/** The columns of a payment of a plan. */
export const scheduleColumns = 'id, status, amount:amount_gross, purpose, level, description, dueOn:due_on'
/** A payment of a plan as a row. */
export const scheduleRow = z.object({
  id: z.string(),
  status: z.enum(paymentStatuses),
  amount,
  ...purposeFields,
  dueOn: day,
})
export type ScheduleRow = z.output<typeof scheduleRow>

/** The columns of a notification of PayFast. */
export const notificationColumns =
  'id, receivedAt:received_at, paymentId:payment_id, pfPaymentId:pf_payment_id, status, amount, sender, senderAddress:sender_address, problems, expected, verdict, resolvedAt:resolved_at, resolvedBy:resolved_by'
/** A notification of PayFast as a row. */
export const notificationRow = z.object({
  id: z.string(),
  receivedAt: isoTime,
  /** What it says; the payment need not exist. */
  paymentId: text,
  pfPaymentId: text,
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

import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { requestKinds } from './request'

const text = z.string().nullable()
const language = z.enum(['en', 'af'])
const day = z.string().transform((date) => date.slice(0, 10))

/** An amount of a row, which JSON has as a number. */
const money = z.coerce.string().pipe(moneyText)

const submission = z.object({
  first_name: z.string(),
  surname: z.string(),
  email: text,
  phone: text,
  language,
  created_at: isoTime,
  /** How somebody came whom staff entered, and what was said. */
  channel: text,
  message: text,
  spam_reason: text,
  interest: z.number().nullable(),
  page: text,
  referrer: text,
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
})
/** What somebody sent with the form, or staff entered for them. */
export type SentSubmission = z.output<typeof submission>

/** The answer of `person_content`: the rows of each kind, oldest first. */
export const personContent = z.object({
  submissions: z.array(submission),
  leads: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      surname: z.string(),
      email: text,
      phone: text,
      language,
      status: z.string(),
      follow_up_on: day.nullable(),
      objected_at: isoTime.nullable(),
      first_at: isoTime,
      last_at: isoTime,
    }),
  ),
  events: z.array(z.object({ kind: z.string(), before: text, after: text, note: text, created_at: isoTime })),
  spam: z.array(submission),
  mail: z.array(
    z.object({
      kind: z.string(),
      language,
      created_at: isoTime,
      state: z.string(),
      settled_at: isoTime.nullable(),
    }),
  ),
  newsletter: z.array(
    z.object({
      email: z.string(),
      language,
      state: z.enum(['pending', 'confirmed', 'unsubscribed', 'refused']),
      /** What the person agreed to, and on which page; null where the address was imported. */
      consent: text,
      page: text,
      created_at: isoTime,
      confirmed_at: isoTime.nullable(),
      ended_at: isoTime.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      first_name: z.string(),
      surname: z.string(),
      email: text,
      phone: text,
      language,
      ...purposeFields,
      amount_gross: money,
      status: z.enum(['pending', 'complete', 'failed', 'cancelled']),
      due_on: day,
      reference: z.string(),
      note: text,
      created_at: isoTime,
      asked_at: isoTime.nullable(),
      completed_at: isoTime.nullable(),
      cancelled_at: isoTime.nullable(),
      /** Whether PayFast is to charge it by itself. */
      is_charged: z.boolean(),
      /** The number of its receipt. */
      receipt: text,
      entries: z.array(
        z.object({
          kind: z.enum(['card', 'transfer', 'refund', 'correction']),
          amount: money,
          received_on: day,
          bank_reference: text,
          note: text,
          created_at: isoTime,
        }),
      ),
      /** The proofs of payment that the person sent. */
      proofs: z.array(z.object({ name: z.string(), created_at: isoTime, kept_until: isoTime })),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(requestKinds),
      name: text,
      language,
      message: text,
      note: text,
      received_on: day,
      due_on: day,
      answered_on: day.nullable(),
      created_at: isoTime,
    }),
  ),
})
export type PersonContent = z.output<typeof personContent>

import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { type LeadColumn, leadFields } from '@/lib/lead-fields'
import { requestKinds } from './request'
import { purposeFields } from '@/lib/receipts/purpose'
import { day, money, row, text } from './content-row'
import { studentContent } from './student-schema'

const details = Object.fromEntries(leadFields.map(({ column }) => [column, text])) as Record<
  LeadColumn,
  typeof text
>

const submission = row('id lead_id lead_address entered_by held source traffic_source', {
  ...details,
  language: storedLanguage,
  created_at: isoTime,
  /** Of an entry by staff. */
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
/** A form submission, or an entry by staff. */
export type SentSubmission = z.output<typeof submission>

const MAIL_LEFT_OUT =
  'id recipient account_id submission_id subscription_id issue_id request_id payment_id entry_id notification_id ' +
  'invitation_id document_request_id attempted_at attempts next_attempt_at last_error dedupe_key facts'

/** Each kind oldest first. */
export const personContent = z.strictObject({
  submissions: z.array(submission),
  leads: z.array(
    row('address merged_into owner_id submissions touched_at traffic_source', {
      id: z.string(),
      ...details,
      language: storedLanguage,
      status: z.string(),
      follow_up_on: day.nullable(),
      objected_at: isoTime.nullable(),
      binned_at: isoTime.nullable(),
      first_at: isoTime,
      last_at: isoTime,
    }),
  ),
  events: z.array(
    row('id lead_id origin_id other_id actor', {
      kind: z.string(),
      before: text,
      after: text,
      note: text,
      created_at: isoTime,
    }),
  ),
  spam: z.array(submission),
  mail: z.array(
    row(MAIL_LEFT_OUT, {
      kind: z.string(),
      language: storedLanguage,
      created_at: isoTime,
      state: z.string(),
      settled_at: isoTime.nullable(),
      /** As sent, if kept. */
      sent_subject: text,
      sent_text: text,
    }),
  ),
  newsletter: z.array(
    row('id asked_at consent_version consent_language', {
      email: z.string(),
      language: storedLanguage,
      state: z.enum(['pending', 'confirmed', 'unsubscribed', 'refused']),
      /** The consent text; null if the address was imported. */
      consent: text,
      page: text,
      created_at: isoTime,
      confirmed_at: isoTime.nullable(),
      ended_at: isoTime.nullable(),
    }),
  ),
  payments: z.array(
    row('id lead_id plan_id asked_by reminded_on cancelled_by created_by failed_at', {
      first_name: z.string(),
      surname: z.string(),
      email: text,
      phone: text,
      language: storedLanguage,
      ...purposeFields,
      amount_gross: money,
      status: z.enum(['pending', 'complete', 'failed', 'cancelled']),
      due_on: day,
      reference: z.string(),
      note: text,
      created_at: isoTime,
      asked_at: isoTime.nullable(),
      opened_at: isoTime.nullable(),
      completed_at: isoTime.nullable(),
      cancelled_at: isoTime.nullable(),
      /** Automatically by PayFast. */
      is_charged: z.boolean(),
      receipt: text,
      entries: z.array(
        row('id payment_id of_entry gateway_payment_id fee surplus recorded_by', {
          kind: z.enum(['card', 'transfer', 'refund', 'correction']),
          amount: money,
          received_on: day,
          bank_reference: text,
          note: text,
          created_at: isoTime,
          /** Number; null unless it is a refund. */
          credit_note: text,
        }),
      ),
      promises: z.array(
        row('id payment_id paid_before recorded_by', {
          promised_on: day.nullable(),
          /** Null if the one before it was withdrawn. */
          amount: money.nullable(),
          note: text,
          created_at: isoTime,
        }),
      ),
      /** Sent by the person. */
      proofs: z.array(z.strictObject({ name: z.string(), created_at: isoTime, kept_until: isoTime })),
    }),
  ),
  ...studentContent,
  requests: z.array(
    row('email state recorded_by answered_by', {
      id: z.string(),
      kind: z.enum(requestKinds),
      name: text,
      language: storedLanguage,
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

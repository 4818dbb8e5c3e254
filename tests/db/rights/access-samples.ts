/** Sample rows of every Data API table for access.test.ts. */
import { randomUUID } from 'node:crypto'
import { type Row, store, stored } from '../rest'
import {
  fromNow,
  makeUser,
  sampleLead,
  sampleRequest,
  sampleSubscription,
  sampleSpam,
  unique,
} from '../samples'
import { contentSamples } from '../content/samples'
import { sampleMail } from '../mail/mail'
import { paymentSamples } from '../payments/samples'
import { postSamples } from '../posts/samples'

/** Test data for a table: existing rows, a row to insert, a change. */
export interface Sample {
  /** The table's name, if the rule uses another. */
  readonly table?: string
  readonly rows: () => Promise<Row[]>
  readonly body: () => Promise<Row>
  readonly change: Row
  /** Columns that identify an existing row and an inserted one. */
  readonly key: string
  readonly sent: string
  /** The columns readable by signed-in users, if some are hidden from everybody. */
  readonly columns?: string
}

/** The lead of a new submission. */
async function aLead(): Promise<Row> {
  const { lead_id } = await store('landing_form_submissions', sampleLead())
  return (await stored('leads', `id=eq.${lead_id}`))!
}

/** An enrolment's event; its enrolment has no person, so that it may be deleted. */
const sampleEvent = async (): Promise<Row> => ({
  id: randomUUID(),
  enrolment_id: (await store('enrolments', sampleEnrolment())).id,
  kind: 'enrolled',
  on_day: '2026-02-01',
})

const sampleEnrolment = (): Row => ({
  level: 1,
  intake: '2026-02-01',
  language: 'en',
  student_number: unique(),
})

export const samples: Record<string, Sample> = {
  ...postSamples,
  leads: {
    rows: async () => [await aLead()],
    body: async () => {
      const { first_name, surname, email, phone } = sampleLead()
      const times = { first_at: fromNow(0), last_at: fromNow(0) }
      return { first_name, surname, email, phone, language: 'en', traffic_source: 'direct', ...times }
    },
    change: { status: 'contacted' },
    key: 'id',
    sent: 'email',
  },
  lead_events: {
    rows: async () => [await store('lead_events', { lead_id: (await aLead()).id, note: 'Called.' })],
    body: async () => ({ lead_id: (await aLead()).id, note: unique() }),
    change: { note: 'Never called.' },
    key: 'id',
    sent: 'note',
  },
  lead_suggestions: {
    rows: async () => [
      await store('lead_suggestions', { lead_id: (await aLead()).id, other_id: (await aLead()).id }),
    ],
    body: async () => ({ lead_id: (await aLead()).id, other_id: (await aLead()).id }),
    change: { state: 'dismissed' },
    key: 'id',
    sent: 'lead_id',
  },
  // Spam: rows of the same table under a separate rule.
  spam: {
    table: 'landing_form_submissions',
    rows: async () => [await store('landing_form_submissions', sampleSpam())],
    body: async () => sampleSpam(),
    change: { surname: 'Another' },
    key: 'id',
    sent: 'email',
  },
  privacy_log: {
    rows: async () => [await store('privacy_log', { kind: 'person-erased', detail: unique(), rows: 1 })],
    body: async () => ({ kind: 'leads-exported', detail: unique(), rows: 3 }),
    change: { rows: 0 },
    key: 'id',
    sent: 'detail',
  },
  privacy_requests: {
    rows: async () => [await store('privacy_requests', sampleRequest())],
    body: async () => sampleRequest(),
    change: { state: 'confirmed' },
    key: 'id',
    sent: 'email',
  },
  landing_form_submissions: {
    rows: async () => [await store('landing_form_submissions', sampleLead())],
    body: async () => sampleLead(),
    change: { surname: 'Another' },
    key: 'id',
    sent: 'email',
  },
  newsletter_subscriptions: {
    // Dated earlier, because the limit counts recent ones.
    rows: async () => [
      await store('newsletter_subscriptions', sampleSubscription({ asked_at: '2026-01-01T00:00:00Z' })),
    ],
    body: async () => sampleSubscription(),
    change: { language: 'af' },
    key: 'id',
    sent: 'email',
    // Without the nonce, from which tokens are derived.
    columns:
      'id,email,language,state,consent_version,consent_language,page,created_at,asked_at,confirmed_at,ended_at',
  },
  newsletter_issues: {
    rows: async () => [await store('newsletter_issues', { parts: {} })],
    body: async () => ({ id: randomUUID() }),
    change: { parts: {} },
    key: 'id',
    sent: 'id',
  },
  ...contentSamples,
  mail_messages: {
    rows: async () => [await store('mail_messages', sampleMail())],
    body: async () => sampleMail(),
    change: { state: 'queued' },
    key: 'id',
    sent: 'dedupe_key',
  },
  ...paymentSamples,
  enrolments: {
    rows: async () => [await store('enrolments', sampleEnrolment())],
    body: async () => sampleEnrolment(),
    change: { state: 'finished' },
    key: 'id',
    sent: 'student_number',
  },
  enrolment_events: {
    rows: async () => [await store('enrolment_events', await sampleEvent())],
    body: sampleEvent,
    change: { reason: 'Another' },
    key: 'id',
    sent: 'id',
  },
  staff: {
    rows: async () => [(await stored('staff', `user_id=eq.${(await makeUser('editor')).id}`))!],
    body: async () => ({ user_id: (await makeUser()).id, role: 'admin' }),
    change: { role: 'admin' },
    key: 'user_id',
    sent: 'user_id',
  },
}

/** Rows of every table of the Data API, with which access.test.ts tries who may do what. */
import { randomUUID } from 'node:crypto'
import {
  type Row,
  fromNow,
  makeUser,
  sampleLead,
  sampleRequest,
  sampleSubscription,
  sampleSpam,
  store,
  stored,
  unique,
} from '../rest'
import { contentSamples } from '../content/samples'
import { sampleMail } from '../mail/mail'
import { paymentSamples } from '../payments/samples'
import { postSamples } from '../posts/samples'

/** What a table's cells are tried with: rows that are there, a row to send in, a change to make. */
export interface Sample {
  /** The table's name, where the rule's line has another. */
  readonly table?: string
  readonly rows: () => Promise<Row[]>
  readonly body: () => Promise<Row>
  readonly change: Row
  /** The column that tells rows apart, and the one that finds a row which was sent in. */
  readonly key: string
  readonly sent: string
  /** The columns that a signed-in user may ask for, where some are for nobody. */
  readonly columns?: string
}

/** The lead of a submission that was sent in just now. */
async function aLead(): Promise<Row> {
  const { lead_id } = await store('landing_form_submissions', sampleLead())
  return (await stored('leads', `id=eq.${lead_id}`))!
}

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
  // The submissions that are spam: rows of the same table with a rule of their own.
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
    // Of an earlier minute: the limit counts those of this one.
    rows: async () => [
      await store('newsletter_subscriptions', sampleSubscription({ asked_at: '2026-01-01T00:00:00Z' })),
    ],
    body: async () => sampleSubscription(),
    change: { language: 'af' },
    key: 'id',
    sent: 'email',
    // Not the nonce, from which tokens are made.
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
  staff: {
    rows: async () => [(await stored('staff', `user_id=eq.${(await makeUser('editor')).id}`))!],
    body: async () => ({ user_id: (await makeUser()).id, role: 'admin' }),
    change: { role: 'admin' },
    key: 'user_id',
    sent: 'user_id',
  },
}

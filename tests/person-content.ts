/** Data about a person for the tests of their copy. */
import { type PersonContent, personContent } from '@/lib/privacy/content-schema'

export const sent = {
  first_name: 'Thandi',
  surname: 'Jacobs',
  email: 'thandi@example.org',
  phone: '+27821234567',
  language: 'af',
  created_at: '2026-11-21T22:30:00+00:00',
  channel: null,
  message: null,
  spam_reason: null,
  interest: 2,
  page: '/af/courses',
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
}

/** Data about a person, as the database gives it. */
export const content = (): PersonContent =>
  personContent.parse({
    submissions: [sent],
    leads: [
      {
        id: 'x',
        first_name: sent.first_name,
        surname: sent.surname,
        email: sent.email,
        phone: sent.phone,
        language: sent.language,
        status: 'contacted',
        follow_up_on: '2026-12-01',
        ...{ objected_at: null, binned_at: null },
        ...{ first_at: sent.created_at, last_at: sent.created_at },
      },
    ],
    events: [
      { kind: 'note', before: null, after: null, note: 'Called.', created_at: sent.created_at },
      { kind: 'status', before: 'new', after: 'contacted', note: null, created_at: sent.created_at },
    ],
    mail: [
      {
        kind: 'lead-answer',
        language: 'en',
        state: 'sent',
        created_at: sent.created_at,
        settled_at: sent.created_at,
        sent_subject: 'Your enquiry',
        sent_text: 'Dear Thandi\n[link]',
      },
    ],
    spam: [],
    newsletter: [
      {
        ...{ email: sent.email, language: 'af', state: 'confirmed' },
        consent: 'What was agreed to.',
        page: '/af/blog',
        created_at: sent.created_at,
        confirmed_at: sent.created_at,
        ended_at: null,
      },
    ],
    certificates: [
      {
        label: '2026-0007',
        name: 'Thandi N. Jacobs',
        award: { en: 'Certificate Level 2', af: 'Sertifikaat Vlak 2' },
        code: '0a'.repeat(16),
        issued_on: '2026-11-21',
        ...{ withdrawn_on: null, withdrawn_reason: null },
      },
    ],
    documents: [
      { key: 'identity', received_on: '2026-11-20' },
      { key: 'identity', name: 'a.pdf', created_at: sent.created_at },
    ],
    payments: [
      {
        first_name: sent.first_name,
        surname: sent.surname,
        email: sent.email,
        phone: sent.phone,
        language: sent.language,
        created_at: sent.created_at,
        ...{ purpose: 'deposit', level: 1, description: null },
        amount_gross: 2500,
        status: 'complete',
        due_on: '2026-11-21',
        reference: '7KX2M9QA',
        note: 'Asked for a later day.',
        asked_at: sent.created_at,
        opened_at: null,
        ...{ completed_at: sent.created_at, cancelled_at: null, is_charged: false },
        receipt: '2026-0001',
        entries: [
          {
            kind: 'transfer',
            amount: 2500.5,
            received_on: '2026-11-20',
            bank_reference: 'THANDI J',
            note: null,
            created_at: sent.created_at,
            credit_note: null,
          },
          {
            ...{ kind: 'refund', amount: -500, received_on: '2026-11-21', bank_reference: null, note: null },
            ...{ created_at: sent.created_at, credit_note: '2026-0003' },
          },
        ],
        promises: [
          { promised_on: '2026-11-30', amount: 500, note: 'After payday', created_at: sent.created_at },
          { promised_on: null, amount: null, note: null, created_at: sent.created_at },
        ],
        proofs: ['pdf', 'jpg'].map((end) => ({
          name: `414defe5-dba8-4f00-82e6-c04724f679f0.${end}`,
          created_at: sent.created_at,
          kept_until: '2027-11-21T22:30:00+00:00',
        })),
      },
    ],
    enrolments: [
      {
        ...{ level: 1, intake: '2026-02-01', language: 'en', student_number: 'BC-17', fee: 26260 },
        ...{ state: 'paused', state_on: '2026-05-01', state_reason: 'Illness', is_kept: true },
        created_at: sent.created_at,
        history: [
          {
            ...{ kind: 'state', before: 'active', after: 'paused', on_day: '2026-05-01', reason: 'Illness' },
            ...{ owed: 1980, created_at: sent.created_at },
          },
          ...[
            { kind: 'language', before: 'en', after: 'af' },
            { kind: 'intake', before: '2026-02-01', after: '2026-07-01' },
          ].map((change) => ({
            ...{ ...change, on_day: '2026-06-01', reason: null, owed: null, created_at: sent.created_at },
          })),
        ],
      },
    ],
    requests: [],
  })

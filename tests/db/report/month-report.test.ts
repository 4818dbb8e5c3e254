/** The report of a month; it covers whole tables, so there must be no other rows. */
import { paymentDatabase } from '../payments/database'
import type { Row } from '../rest'
import { sampleEntry, sampleLead } from '../samples'

const { run, own, act, asked, transfer } = paymentDatabase()

/** Stores an enquiry of a time, past the limits on visitors; returns its lead. */
async function enquire(at: string, fields: Row = {}): Promise<unknown> {
  const sample = fields.source ? sampleEntry({ entered_by: 'a@example.org' }) : sampleLead({ language: 'en' })
  const row: Row = { ...sample, utm_source: null, referrer: null, ...fields }
  const names = Object.keys(row).join(', ')
  const [stored] = await run(
    `insert into public.landing_form_submissions (${names}, created_at)
     select ${names}, $2 from jsonb_populate_record(null::public.landing_form_submissions, $1) returning lead_id`,
    [JSON.stringify(row), at],
  )
  return stored!.lead_id
}

/** Records what staff did at a time. */
const happened = (lead: unknown, at: string, kind: string, after: string | null = null) =>
  run('insert into public.lead_events (lead_id, kind, after, created_at) values ($1, $2, $3, $4)', [
    lead,
    kind,
    after,
    at,
  ])

const reportOf = async (month: string) => {
  const [row] = await run<{ report: Row[] }>('select public.month_report($1) as report', [month], own.admin)
  return row!.report
}

test('a month is that of Johannesburg, beside the month before', async () => {
  const december = await enquire('2025-12-31T21:59:00Z', { interest: 1 })
  await happened(december, '2025-12-31T23:59:00Z', 'email')
  // Enrolled in January, but no longer.
  await happened(december, '2026-01-02T10:00:00Z', 'status', 'enrolled')

  const twice = sampleLead()
  const enrolled = await enquire('2025-12-31T22:00:00Z', { ...twice, utm_source: 'Google', interest: 2 })
  await enquire('2026-01-10T10:00:00Z', { ...twice, utm_source: 'facebook', interest: 3 })
  await enquire('2026-01-11T10:00:00Z', { ...twice })
  await happened(enrolled, '2025-12-31T22:30:00Z', 'replied')
  await happened(enrolled, '2025-12-31T23:00:00Z', 'no-answer')
  await run("update public.leads set status = 'enrolled' where id = $1", [enrolled])
  await run(
    "update public.lead_events set created_at = '2026-01-20T10:00:00Z' where lead_id = $1 and after = 'enrolled'",
    [enrolled],
  )

  // Contacted in February, which counts in the month of the enquiry.
  const late = await enquire('2026-01-31T21:59:00Z')
  await happened(late, '2026-02-01T00:59:00Z', 'status', 'contacted')
  await enquire('2026-01-31T22:00:00Z', { interest: 1 })

  const phoned = await enquire('2026-01-06T10:00:00Z', { source: 'by-hand', channel: 'phone' })
  await happened(phoned, '2026-01-06T10:01:00Z', 'called')

  const binned = await enquire('2026-01-07T10:00:00Z')
  await run('update public.leads set binned_at = now() where id = $1', [binned])
  await enquire('2026-01-07T10:00:00Z', { spam_reason: 'trap' })

  const { phone } = sampleLead()
  await enquire('2026-01-08T10:00:00Z', { phone })
  await enquire('2026-01-09T10:00:00Z', { phone })
  const [suggestion] = await run('select id from public.lead_suggestions')
  await act('merge_leads', { suggestion_id: suggestion!.id })

  const part = await asked({ due_on: '2026-01-15' })
  await transfer(part, '1000')
  await asked({ due_on: '2026-01-31', amount: '7.50' })
  await asked({ due_on: '2025-12-31', amount: '300.00' })
  await asked({ due_on: '2026-02-01' })

  expect(await reportOf('2026-01-17')).toEqual([
    {
      month: '2026-01-01',
      enquiries: 4,
      sources: { google: 1, direct: 2, phone: 1 },
      levels: { 0: 3, 3: 1 },
      // An hour, and three.
      contact_seconds: 7200,
      waiting: 1,
      enrolled: 1,
      received: '1000.00',
      outstanding: '1507.50',
    },
    {
      month: '2025-12-01',
      enquiries: 1,
      sources: { direct: 1 },
      levels: { 1: 1 },
      contact_seconds: 7200,
      waiting: 0,
      enrolled: 0,
      received: '0',
      outstanding: '300.00',
    },
  ])
})

test('a letter is a contact, a month without enquiries has no time', async () => {
  const lead = await enquire('2026-03-01T10:00:00Z')
  await run(
    `insert into public.mail_messages (kind, recipient, language, submission_id, dedupe_key, created_at)
     select 'lead-letter', 'a@example.org', 'en', s.id, 'lead-letter:' || s.id, '2026-03-01T10:10:00Z'
     from public.landing_form_submissions s where s.lead_id = $1`,
    [lead],
  )
  expect(await reportOf('2026-03-01')).toMatchObject([{ contact_seconds: 600, waiting: 0 }, {}])
  expect(await reportOf('2024-03-01')).toMatchObject([
    { enquiries: 0, sources: {}, levels: {}, contact_seconds: null, received: '0', outstanding: '0' },
    { month: '2024-02-01' },
  ])
})

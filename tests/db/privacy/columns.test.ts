/** The copy of a person's data has every stored column, and the site knows each. */
import { personContent } from '@/lib/privacy/content-schema'
import { query } from '../second-database'

const columnsOf = async (table: string) =>
  (
    await query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    )
  ).map(({ name }) => name)

const kinds = personContent.shape

/** Each kind: its schema and table, columns that private.person_rows drops, and those it adds. */
test.each([
  ['submissions', kinds.submissions, 'landing_form_submissions', ['search_key'], []],
  ['spam', kinds.spam, 'landing_form_submissions', ['search_key'], []],
  ['leads', kinds.leads, 'leads', ['search_key'], []],
  ['events', kinds.events, 'lead_events', [], []],
  ['mail', kinds.mail, 'mail_messages', [], []],
  ['newsletter', kinds.newsletter, 'newsletter_subscriptions', ['nonce'], ['consent']],
  ['requests', kinds.requests, 'privacy_requests', ['nonce'], []],
  [
    'payments',
    kinds.payments,
    'payments',
    ['link_id'],
    ['is_charged', 'receipt', 'entries', 'promises', 'proofs'],
  ],
  ['promises', kinds.payments.element.shape.promises, 'payment_promises', [], []],
  ['entries', kinds.payments.element.shape.entries, 'payment_entries', [], ['credit_note']],
] as const)('every column of %s is known', async (_, schema, table, off, added) => {
  const columns = (await columnsOf(table)).filter((name) => !(off as readonly string[]).includes(name))
  expect(columns.length).toBeGreaterThan(5)
  expect(Object.keys(schema.element.shape).toSorted()).toEqual([...columns, ...added].toSorted())
})

test('an unknown column or kind is an error', () => {
  const empty = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  const event = { kind: 'note', before: null, after: null, note: 'x', created_at: '2026-11-21T08:00:00Z' }
  const reads = (content: object) => personContent.safeParse({ ...empty, ...content }).success
  expect(reads({ events: [event] })).toBe(true)
  expect(reads({ events: [{ ...event, mood: 'x' }] })).toBe(false)
  expect(reads({ calls: [] })).toBe(false)
})

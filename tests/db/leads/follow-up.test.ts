/** Follow-up by admins: status, date and notes, and their history. */
import { TIME_ZONE } from '@/lib/i18n/routing'
import { leadFields } from '@/lib/lead-fields'
import { contactKinds, leadStatuses } from '@/lib/leads/admin-form'
import { CHECK, type Row, insert, request, update } from '../rest'
import { type User, fromNow, makeUser } from '../samples'
import { historyOf, leadOf, sendForm } from './leads'
import { query } from '../second-database'

let admin: User

beforeAll(async () => {
  admin = await makeUser('admin')
})

const follow = (id: unknown, fields: Row) => update(admin, 'leads', `id=eq.${id}`, fields)

test('the statuses match those of the forms', async () => {
  const [row] = await query<{ statuses: string[] }>('select private.lead_statuses() as statuses')
  expect(row!.statuses.toSorted()).toEqual([...leadStatuses].toSorted())
})

test('the personal details match those of the form', async () => {
  const rows = await query('select detail, column_name from private.lead_details()')
  expect(rows).toEqual(leadFields.map(({ detail, column }) => ({ detail, column_name: column })))
})

test('days begin and end in the time zone of the pages', async () => {
  expect(await query('select private.time_zone() as zone')).toEqual([{ zone: TIME_ZONE }])
})

describe('a change by an admin', () => {
  test('is recorded: who, when, from and to', async () => {
    const { id, touched_at } = await sendForm()
    await follow(id, { status: 'contacted' })
    await follow(id, { follow_up_on: '2027-01-31' })
    await follow(id, { follow_up_on: null, status: 'contacted' })
    expect(await historyOf(id)).toMatchObject([
      { kind: 'status', before: 'new', after: 'contacted', actor: admin.email },
      { kind: 'follow-up', before: null, after: '2027-01-31', actor: admin.email },
      { kind: 'follow-up', before: '2027-01-31', after: null, actor: admin.email },
    ])
    expect(Date.parse(String((await leadOf(id)).touched_at))).toBeGreaterThan(Date.parse(String(touched_at)))
  })

  test('to the same value is not recorded', async () => {
    const { id } = await sendForm()
    await follow(id, { status: 'new', follow_up_on: null })
    expect(await historyOf(id)).toEqual([])
  })

  test('does not overwrite a colleague’s concurrent one', async () => {
    const { id } = await sendForm()
    await follow(id, { status: 'applied' })
    const path = `/rest/v1/leads?id=eq.${id}&status=eq.new&select=id`
    const late = await request(admin, 'PATCH', path, { status: 'lost' }, { prefer: 'return=representation' })
    expect(late).toMatchObject({ status: 200, rows: [] })
    expect(await leadOf(id)).toMatchObject({ status: 'applied' })
  })

  test.each(['', 'New', 'gone', null])('cannot set the status %j', async (status) => {
    const { id } = await sendForm()
    expect((await follow(id, { status })).code).toBe(status === null ? '23502' : CHECK)
  })

  test('a note needs text of up to 4000 characters and a lead; its author is fixed', async () => {
    const { id } = await sendForm()
    const write = (fields: Row) => insert(admin, 'lead_events', { lead_id: id, ...fields })
    for (const note of ['', ' \n', 'a'.repeat(4001), null]) {
      expect([note, (await write({ note })).code]).toEqual([note, CHECK])
    }
    for (const fields of [{ actor: 'a' }, { kind: 'merged' }, { created_at: fromNow(0) }]) {
      expect((await write({ note: 'Called.', ...fields })).status).toBe(403)
    }
    expect((await write({ note: 'Called.', lead_id: '11111111-1111-4111-8111-111111111111' })).code).toBe(
      '23503',
    )
    for (const note of ['ê'.repeat(4000), 'Called.']) expect((await write({ note })).status).toBe(201)
    expect(await historyOf(id)).toMatchObject([
      { actor: admin.email },
      { actor: admin.email, note: 'Called.' },
    ])
  })

  test.each(contactKinds)('can record %s as theirs, with a note or (unless a note) without', async (kind) => {
    const { id } = await sendForm()
    const bare = await insert(admin, 'lead_events', { lead_id: id, kind })
    expect(bare.code).toBe(kind === 'note' ? CHECK : undefined)
    await insert(admin, 'lead_events', { lead_id: id, kind, note: 'Wants the fees.' })
    expect((await historyOf(id)).at(-1)).toMatchObject({ kind, note: 'Wants the fees.', actor: admin.email })
  })
})

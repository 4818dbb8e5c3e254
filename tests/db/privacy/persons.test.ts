/** All data about a person by e-mail address: exported, counted or erased, and logged. */
import { createHmac } from 'node:crypto'
import { call, secret, select, store, stored } from '../rest'
import { unique, uniqueEmail } from '../samples'
import { FORM, leadOf, twoLeads } from '../leads/leads'
import { MAIL } from '../mail/mail'
import { FINGERPRINT, makePrivacyAdmin } from './persons'
import { query } from '../second-database'

let context: Awaited<ReturnType<typeof makePrivacyAdmin>>

beforeAll(async () => {
  context = await makePrivacyAdmin()
})

describe('one person', () => {
  test('is exported completely, ignoring the case of the address, and logged', async () => {
    const { address, lead_id } = await context.makePerson()
    await context.makePerson()
    const data = await context.dataOf(` ${address.toUpperCase()} `)
    const counts = { leads: 1, submissions: 2, events: 1, spam: 1, newsletter: 1, mail: 2 }
    expect(Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]))).toEqual({
      ...counts,
      requests: 0,
      payments: 0,
      certificates: 0,
      documents: 0,
      enrolments: 0,
    })
    expect(await context.countsOf(` ${address.toUpperCase()}`)).toEqual(counts)
    expect(await context.sharedOf(address)).toEqual([])
    expect(data.leads).toMatchObject([{ id: lead_id, submissions: 2 }])
    expect(data.events).toMatchObject([{ note: 'Called.', actor: context.admin.email }])
    expect(data.newsletter).toMatchObject([{ email: address, language: 'af' }])
    expect(data.mail!.map(({ recipient, kind }) => [recipient, kind]).sort()).toEqual([
      [address, 'lead-answer'],
      [address, 'newsletter-welcome'],
    ])
    expect((await context.records()).at(-1)).toMatchObject({
      kind: 'person-exported',
      rows: 8,
      detail: FINGERPRINT,
    })
  })

  test('is erased everywhere; the log keeps only a hash of the address', async () => {
    const { address, lead_id } = await context.makePerson()
    const other = await context.makePerson()
    expect(await context.erase(address.toUpperCase())).toBe(8)
    for (const [table, filter] of [
      ['leads', `id=eq.${lead_id}`],
      [FORM, `lead_id=eq.${lead_id}`],
      ['lead_events', `lead_id=eq.${lead_id}`],
      [FORM, `email=eq.${address}`],
      ['newsletter_subscriptions', `email=eq.${address}`],
      [MAIL, `recipient=eq.${address}`],
    ] as const) {
      expect([table, (await select(secret, table, filter)).rows]).toEqual([table, []])
    }
    expect((await context.records()).at(-1)).toMatchObject({
      kind: 'person-erased',
      rows: 8,
      detail: FINGERPRINT,
    })
    const log = JSON.stringify((await select(secret, 'privacy_log')).rows)
    expect(log).not.toContain(address)
    expect(await leadOf(other.lead_id)).toBeDefined()
    expect(await context.erase(address)).toBe(0)
  })

  test('who is unknown has no data, but the query is logged', async () => {
    const address = uniqueEmail()
    const data = (await call(context.admin, 'person_data', { address })).body
    expect(data).toEqual({
      leads: [],
      submissions: [],
      events: [],
      spam: [],
      newsletter: [],
      requests: [],
      mail: [],
      payments: [],
      certificates: [],
      documents: [],
      enrolments: [],
    })
    await call(context.admin, 'person_data', { address: address.toUpperCase() })
    const [first, second] = (await context.records()).slice(-2)
    expect(first).toMatchObject({ kind: 'person-exported', rows: 0, detail: FINGERPRINT })
    expect(second).toMatchObject({ detail: first!.detail })
  })

  test('has the enrolments of a lead into which others were merged, until erased', async () => {
    const { first, merge } = await twoLeads(context.admin)
    await merge()
    const enrolment = {
      lead_id: first.id,
      level: 1,
      intake: '2026-02-01',
      language: 'en',
      student_number: unique(),
    }
    const { id } = await store('enrolments', enrolment)
    const held = await context.dataOf(String(first.email))
    expect(held).toMatchObject({ leads: [], enrolments: [{ id, student_number: enrolment.student_number }] })
    await context.erase(String(first.email))
    expect(await stored('enrolments', `id=eq.${id}`)).toBeUndefined()
  })
})

test('the fingerprint of an address depends on a key unique to the database', async () => {
  const [row] = await query<{ key: string; hash: string }>(
    `select encode(key, 'hex') as key, private.keyed_hash('privacy-log', 'a@b.co') as hash
     from private.hash_keys where purpose = 'privacy-log'`,
  )
  expect(row!.key).toMatch(/^[0-9a-f]{64}$/)
  expect(row!.hash).toBe(createHmac('sha256', Buffer.from(row!.key, 'hex')).update('a@b.co').digest('hex'))
})

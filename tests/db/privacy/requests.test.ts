/** Privacy requests: who records and reads them, the limits, and the due day. */
import { requestAnswerDays } from '@/lib/content/documents/privacy'
import { dayAfter, today } from '@/lib/dates'
import { requestKinds } from '@/lib/privacy/request'
import { type Row, CHECK, NO_RIGHT, anon, call, insert, stored, update } from '../rest'
import { DAY, newUser, sampleRequest, uniqueEmail } from '../samples'
import { query } from '../second-database'

const TABLE = 'privacy_requests'
const REFUSAL = 'too many privacy requests'

const admin = newUser('admin')

/** An office day relative to today; from 22:00 UTC it is tomorrow there. */
const day = (days: number) => dayAfter(today(), days)
const requestOf = (email: string) => stored(TABLE, `email=eq.${email}`)
const submit = (fields: Row = {}, caller = anon) =>
  call(caller, 'submit_privacy_request', {
    request_kind: 'access',
    address: uniqueEmail(),
    person_name: 'Thandi Jacobs',
    page_language: 'af',
    words: 'Please.',
    ...fields,
  })
/** The audit entries on a request, oldest first. */
const audited = async (id: unknown) =>
  (await call(admin, 'audit_entries', { person: admin.id })).rows
    .filter(({ target }) => target === id)
    .map(({ kind, detail }) => [kind, detail])
    .reverse()

describe('a visitor', () => {
  test.each(requestKinds)('can ask for %s, unconfirmed until the address is verified', async (kind) => {
    const address = uniqueEmail()
    expect((await submit({ request_kind: kind, address })).status).toBe(204)
    expect(await requestOf(address)).toMatchObject({
      kind,
      name: 'Thandi Jacobs',
      language: 'af',
      message: 'Please.',
      state: 'unconfirmed',
      answered_on: null,
      recorded_by: 'visitor',
    })
  })

  test.each<[string, Row, string]>([
    ['another kind', { request_kind: 'payment' }, CHECK],
    ['no address', { address: 'nobody@nowhere' }, CHECK],
    ['an address that is none', { address: 'some..one@example.org' }, CHECK],
    ['no name', { person_name: ' ' }, CHECK],
    ['a name that is too long', { person_name: 'a'.repeat(201) }, CHECK],
    ['a message that is too long', { words: 'a'.repeat(2001) }, CHECK],
    ['a language that is none', { page_language: 'german' }, CHECK],
    ['a name that is null', { person_name: null }, '23502'],
    ['an address that is null', { address: null }, '23502'],
  ])('is refused with %s', async (_, fields, code) => {
    expect((await submit(fields)).code).toBe(code)
  })
})

describe('the limits on visitors', () => {
  const send = (address = uniqueEmail(), client?: string) =>
    query(
      "select public.submit_privacy_request('access', $1, 'Thandi', 'en', '')",
      [address],
      { role: 'anon' },
      { ...(client && { 'x-client-address': client }) },
    )
  const pass = (time: string) =>
    query(`update public.${TABLE} set created_at = created_at - $1::interval`, [time])
  const forget = () => query('delete from private.arrivals')
  const limit = async (key: string) => {
    const [row] = await query<{ value: number }>('select value from private.settings where key = $1', [key])
    return row!.value
  }

  test('there is a daily limit per address', async () => {
    const address = uniqueEmail()
    for (let number = 1; number <= (await limit('requests_per_email_and_day')); number++) await send(address)
    await expect(send(address)).rejects.toThrow(REFUSAL)
    await send()
    await pass('1 day')
    await send(address)
  })

  test('there is an hourly limit per client; others are unaffected', async () => {
    await forget()
    const client = '203.0.113.9'
    const most = await limit('requests_per_client_and_hour')
    for (let number = 1; number <= most; number++) await send(uniqueEmail(), client)
    await expect(send(uniqueEmail(), client)).rejects.toThrow('from this client')
    await send(uniqueEmail(), '203.0.113.10')
    await send()
  })

  test('the overall limit refuses nobody: excess requests are asked in later hours', async () => {
    await forget()
    await query(`insert into public.${TABLE} (kind, email) values ('access', $1)`, [uniqueEmail()])
    const most = await limit('requests_per_hour')
    for (let number = 1; number <= most; number++) await send()
    const mails = (state: string) =>
      query(`select from public.mail_messages where kind = 'privacy-request' and ${state}`)
    expect(await mails('next_attempt_at > now()')).toEqual([])
    const address = uniqueEmail()
    await send(address)
    expect(await query(`select state from public.${TABLE} where email = $1`, [address])).toEqual([
      { state: 'unconfirmed' },
    ])
    expect(
      await mails("next_attempt_at between now() + interval '50 minutes' and now() + interval '1 hour'"),
    ).toHaveLength(1)
  })

  test('at the ceiling a waiting request makes room; none waits longer than a day', async () => {
    await query("update private.settings set value = 0 where key = 'requests_per_hour'")
    await query("update private.settings set value = 30 where key = 'held_messages'")
    for (let number = 1; number <= 30; number++) await send()
    const address = uniqueEmail()
    await send(address)
    const waiting = await query<{ email: string; late: boolean }>(
      `select r.email, m.next_attempt_at > now() + interval '1 day' as late from public.${TABLE} r
       join public.mail_messages m on m.request_id = r.id where m.next_attempt_at > now()`,
    )
    expect(waiting).toHaveLength(30)
    expect(waiting.map(({ email }) => email)).toContain(address)
    expect(waiting.some(({ late }) => late)).toBe(false)
    await query("update private.settings set value = 5000 where key = 'held_messages'")
    await query("update private.settings set value = 30 where key = 'requests_per_hour'")
  })
})

describe('an admin', () => {
  test('records a request, due on the day in the privacy policy', async () => {
    const body = sampleRequest({ kind: 'deletion', received_on: day(-2), note: 'By phone.' })
    expect((await insert(admin, TABLE, body)).status).toBe(201)
    const row = (await requestOf(String(body.email)))!
    expect(row).toMatchObject({ ...body, state: 'unconfirmed', recorded_by: admin.email, answered_by: null })
    const days = (Date.parse(String(row.due_on)) - Date.parse(String(row.received_on))) / DAY
    expect(days).toBe(requestAnswerDays)
    expect(await audited(row.id)).toEqual([['request-recorded', 'deletion']])
  })

  test.each<[string, Row]>([
    ['of a day to come', { received_on: day(2) }],
    ['of nobody', { email: null }],
    ['as somebody else', { recorded_by: 'visitor' }],
    ['as answered', { answered_on: day(0) }],
    ['with a due day', { due_on: day(90) }],
  ])('cannot record one %s', async (_, fields) => {
    expect((await insert(admin, TABLE, sampleRequest(fields))).status).toBeGreaterThanOrEqual(400)
  })

  test('confirms, answers and reopens a request, each audited with its author', async () => {
    const address = uniqueEmail()
    await submit({ address })
    const { id } = (await requestOf(address))!
    const change = (fields: Row) => update(admin, TABLE, `id=eq.${id}`, fields)
    await change({ state: 'confirmed' })
    await change({ answered_on: day(0) })
    expect(await requestOf(address)).toMatchObject({ state: 'confirmed', answered_by: admin.email })
    await change({ answered_on: null })
    expect(await requestOf(address)).toMatchObject({ answered_on: null, answered_by: null })
    expect((await change({ answered_on: day(2) })).code).toBe(NO_RIGHT)
    expect((await change({ answered_on: day(-2) })).code).toBe(CHECK)
    expect(await audited(id)).toEqual([
      ['request-confirmed', 'access'],
      ['request-answered', 'access'],
      ['request-reopened', 'access'],
    ])
  })
})

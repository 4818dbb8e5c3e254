/** Submissions accepted per hour: per client, in all, and as set by an operator. */
import { LEAD_ARRIVAL_HOURS } from '@/lib/retention'
import { type Row, anon, request, secret, select } from '../rest'
import { sampleLead, unique, uniqueEmail, uniquePhone } from '../samples'
import { FORM } from './leads'
import { query } from '../second-database'
import { inFull } from '../../scope'

const USER = { id: '22222222-2222-4222-8222-222222222222' }

/** Sends a submission from a client address, as the web server passes it. */
const sendFrom = (client: string, fields: Row = {}) =>
  request(
    anon,
    'POST',
    '/rest/v1/rpc/submit_lead',
    { fields: sampleLead({ language: 'en', ...fields }) },
    { 'x-client-address': client },
  )

/** Sends submissions concurrently to the second database, which has adjustable limits. */
const send = (count: number, page: string, email?: string) =>
  Promise.allSettled(
    Array.from({ length: count }, () =>
      query(
        `insert into public.landing_form_submissions (first_name, surname, email, phone, page)
         values ('A', 'B', $1, $2, $3)`,
        [email ?? uniqueEmail(), uniquePhone(), page],
        USER,
      ),
    ),
  )

const setLimit = (key: string, value: number) =>
  query('update private.settings set value = $2 where key = $1', [key, value])

/** A page's submissions, and how many are held. */
const kept = async (page: string) =>
  (
    await query(
      `select count(*)::integer as all, (count(*) filter (where held))::integer as held,
         (count(*) filter (where lead_id is null))::integer as without_lead
       from public.landing_form_submissions where page = $1`,
      [page],
    )
  )[0]

const forgetArrivals = (hours = 0) =>
  query('delete from private.arrivals where arrived_at <= now() - make_interval(hours => $1)', [hours])

afterAll(async () => {
  await forgetArrivals()
  await query('delete from public.landing_form_submissions')
  await query('delete from public.leads')
})

describe('one client', () => {
  test('may send 20 in an hour, then is refused; others may send', async () => {
    const surname = unique('Client')
    const answers = await Promise.all(Array.from({ length: 22 }, () => sendFrom('203.0.113.7', { surname })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(204), 429, 429])
    expect((await select(secret, FORM, `surname=eq.${surname}`)).rows).toHaveLength(20)
    expect((await sendFrom('::ffff:203.0.113.7')).code).toBe('PT429')
    for (const other of ['203.0.113.8', '2001:db8::1', 'no address', ''])
      expect([other, (await sendFrom(other)).status]).toEqual([other, 204])
  })

  test('on IPv6 is a whole network', async () => {
    for (let count = 1; count <= 20; count++)
      expect((await sendFrom(`2001:db8:5:5::${count}`)).status).toBe(204)
    expect((await sendFrom('2001:db8:5:5:ffff::1')).code).toBe('PT429')
    expect((await sendFrom('2001:db8:5:6::1')).status).toBe(204)
  })

  test('is a keyed hash kept for an hour at most, with a daily key', async () => {
    const arrive = async () => {
      await query(
        `with sent_from as (
           select set_config('request.headers', '{"x-client-address": "198.51.100.4"}', true) as header
         )
         insert into public.landing_form_submissions (first_name, surname, email, phone)
           select 'A', 'B', $1, $2 from sent_from where header is not null`,
        [uniqueEmail(), uniquePhone()],
        USER,
      )
      return query<{ client_hash: string; same: boolean }>(
        `select client_hash, client_hash = private.keyed_hash('client-address', '198.51.100.4') as same
         from private.arrivals order by arrived_at`,
      )
    }
    await forgetArrivals()
    const [first] = await arrive()
    expect(first).toEqual({ client_hash: expect.stringMatching(/^[0-9a-f]{64}$/), same: true })
    await query("update private.hash_keys set made_at = now() - interval '25 hours'")
    const [before, after] = await arrive()
    expect(before).toEqual({ ...first, same: false })
    expect(after).toMatchObject({ same: true })
    await query('update private.arrivals set arrived_at = now() - make_interval(hours => $1)', [
      LEAD_ARRIVAL_HOURS,
    ])
    expect(await arrive()).toHaveLength(1)
    await query("update private.arrivals set arrived_at = now() - interval '61 minutes'")
    await query('select public.purge_expired()')
    expect(await query('select * from private.arrivals')).toEqual([])
  })
})

describe('in all', () => {
  beforeEach(async () => {
    await forgetArrivals()
    await setLimit('leads_per_hour', 300)
    await setLimit('leads_held', 2000)
  })

  inFull(test)('300 get through in an hour; the rest is held and never refused', async () => {
    const page = `/${unique()}`
    await send(303, page)
    expect(await kept(page)).toEqual({ all: 303, held: 3, without_lead: 3 })
  })

  test('the operator sets the limit, and held submissions do not count', async () => {
    const page = `/${unique()}`
    await setLimit('leads_per_hour', 2)
    await send(5, page)
    expect(await kept(page)).toMatchObject({ all: 5, held: 3 })
    const changes = await query("select detail from private.audit_log where kind = 'setting-changed'")
    expect(changes).toContainEqual({ detail: 'leads_per_hour: 300 > 2' })
    await query("update private.arrivals set arrived_at = now() - interval '1 hour' where not held")
    await send(3, page)
    expect(await kept(page)).toMatchObject({ all: 8, held: 4 })
  })

  test('held submissions are limited too, until some are released or deleted; others get through', async () => {
    const page = `/${unique()}`
    const { length } = await query('select from public.landing_form_submissions where held')
    await setLimit('leads_held', length + 2)
    await setLimit('leads_per_hour', 1)
    const answers = await send(6, page)
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [String(answer.reason)] : [],
    )
    expect(refusals).toEqual(Array(3).fill('Error: no room for held leads'))
    expect(await kept(page)).toEqual({ all: 3, held: 2, without_lead: 2 })
    await query('delete from public.landing_form_submissions where held and page = $1', [page])
    await send(1, page)
    expect(await kept(page)).toMatchObject({ held: 1 })
    await query("update private.arrivals set arrived_at = now() - interval '1 hour'")
    await setLimit('leads_held', 0)
    await send(1, page)
    expect(await kept(page)).toMatchObject({ all: 3, held: 1 })
  })

  test('submissions from while the clock was ahead stop counting once it is right', async () => {
    const page = `/${unique()}`
    const email = uniqueEmail()
    await setLimit('leads_per_hour', 2)
    await send(5, page, email)
    await query("update private.arrivals set arrived_at = now() + interval '2 days'")
    await query(
      "update public.landing_form_submissions set created_at = now() + interval '2 days' where page = $1",
      [page],
    )
    await send(2, page, email)
    expect(await kept(page)).toMatchObject({ all: 7, held: 3 })
  })

  test('the limit per address is unchanged, and spam is not held', async () => {
    const page = `/${unique()}`
    const email = uniqueEmail()
    await setLimit('leads_per_hour', 0)
    await setLimit('leads_per_email_and_hour', 3)
    const answers = await send(5, page, email)
    await setLimit('leads_per_email_and_hour', 5)
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2)
    expect(await kept(page)).toEqual({ all: 3, held: 3, without_lead: 3 })
    // Spam has a separate limit, perhaps reached by other tests within the hour.
    await query(
      `update public.landing_form_submissions set created_at = created_at - interval '1 hour'
       where spam_reason is not null`,
    )
    await query(
      `insert into public.landing_form_submissions (first_name, surname, email, phone, page, spam_reason)
       values ('A', 'B', $1, $2, $3, 'trap')`,
      [email, uniquePhone(), page],
      USER,
    )
    expect(await kept(page)).toEqual({ all: 4, held: 3, without_lead: 4 })
  })
})

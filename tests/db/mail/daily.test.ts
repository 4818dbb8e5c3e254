/** The daily digest of leads that need attention. */
import type { Row } from '../rest'
import { sampleLead } from '../samples'
import { mailDatabase } from './database'

const { run, member, storeMail, submitAside, claimAll } = mailDatabase()

let reader: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  reader = await member('admin', 'digest', 'af')
  for (const lead_mail of ['at-once', 'none'] as const) await member('admin', lead_mail)
  await member('editor', 'digest')
})
beforeEach(async () => {
  await run('delete from public.leads')
  await run('delete from public.landing_form_submissions')
  await run('delete from public.mail_messages')
  await run('delete from private.daily_mail')
})

/** A day for the tests, and a time on it in South Africa. */
const DAY = '2036-02-29'
const at = (time: string, day = DAY) => `${day}T${time}+02:00`
const queueDaily = (moment = at('07:30:00')) => run('select private.queue_daily_mail($1)', [moment])

/** The queued daily messages, by kind and recipient. */
const waiting = () =>
  run(
    `select kind, recipient, language from public.mail_messages
     where kind in ('lead-digest', 'undelivered') and state = 'queued' order by kind, recipient`,
  )
const digest = () => ({ kind: 'lead-digest', recipient: reader.email, language: 'af' })

/** Stores a lead, new by default. */
async function lead(fields: Row = {}): Promise<Row> {
  const { first_name, surname, email, phone } = sampleLead(fields)
  const { status, follow_up_on, objected_at, merged_into, first_at } = {
    ...{ status: 'new', follow_up_on: null, objected_at: null, merged_into: null, first_at: at('06:00:00') },
    ...fields,
  }
  const [row] = await run(
    `insert into public.leads (address, first_name, surname, email, phone, language, traffic_source, status,
       follow_up_on, objected_at, merged_into, first_at, last_at)
     values ($1, $2, $3, $1, $4, 'en', 'direct', $5, $6, $7, $8, $9, $9) returning id`,
    [email, first_name, surname, phone, status, follow_up_on, objected_at, merged_into, first_at],
  )
  return row!
}

const stateOf = async (id: unknown) =>
  (await run('select state from public.mail_messages where id = $1', [id]))[0]?.state

describe('each day', () => {
  test('everything is queued from 07:30 in South Africa, nothing before', async () => {
    await lead()
    for (const time of ['00:00:00', '07:29:59.999']) await queueDaily(at(time))
    expect([await waiting(), await run('select * from private.daily_mail')]).toEqual([[], []])
    await queueDaily(at('07:30:00'))
    expect(await waiting()).toEqual([digest()])
  })

  test('each is queued once, even concurrently, and again the next day', async () => {
    await lead()
    await Promise.all([queueDaily(), queueDaily(), queueDaily(at('23:59:59'))])
    expect(await waiting()).toEqual([digest()])
    await run("update public.mail_messages set state = 'sent', settled_at = now()")
    await queueDaily()
    expect(await waiting()).toEqual([])
    await queueDaily(at('12:00:00', '2036-03-01'))
    expect(await waiting()).toEqual([digest()])
    expect(await run('select day::text from private.daily_mail')).toEqual([{ day: '2036-03-01' }])
  })

  test('a web server claiming messages triggers it', async () => {
    const due = () =>
      run(
        `select private.today()::text as day
         where (now() at time zone private.time_zone())::time >= '07:30'`,
      )
    const before = await due()
    await claimAll()
    const days = await run('select day::text from private.daily_mail')
    expect([before, await due()]).toContainEqual(days)
  })

  test('yesterday’s messages that are queued or failed are cancelled', async () => {
    const former = [await storeMail('lead-digest', 'queued', 0), await storeMail('undelivered', 'failed')]
    const others = [await storeMail('lead-digest', 'sent', 1), await storeMail('new-lead', 'queued', 0)]
    await queueDaily()
    expect(await Promise.all(former.map(stateOf))).toEqual(['cancelled', 'cancelled'])
    expect(await Promise.all(others.map(stateOf))).toEqual(['sent', 'queued'])
  })
})

describe('the digest', () => {
  test('is not queued when there is nothing to do', async () => {
    const { id: merged_into } = await lead({ status: 'contacted' })
    await lead({ follow_up_on: '2036-03-01' })
    const ended = [
      { status: 'lost' },
      { status: 'enrolled' },
      { objected_at: at('05:00:00') },
      { merged_into },
    ]
    for (const fields of ended) await lead({ follow_up_on: '2036-02-28', ...fields })
    await queueDaily()
    expect(await waiting()).toEqual([])
  })

  test.each([
    ['is new', {}],
    ['is to be followed up on the day', { status: 'contacted', follow_up_on: DAY }],
    ['should have been followed up', { status: 'applied', follow_up_on: '2036-02-28' }],
  ])('is queued for subscribers when a lead %s', async (_, fields) => {
    await lead(fields)
    await queueDaily()
    expect(await waiting()).toEqual([digest()])
  })

  test('counts the leads of its day and lists the 20 most urgent', async () => {
    const named = async (surname: string, fields: Row) => {
      const { id } = await lead({ surname, ...fields })
      return { id, name: `Thandi ${surname}` }
    }
    const newer = await named('Newer', { first_at: at('06:10:00') })
    const older = await named('Older', { first_at: at('06:05:00') })
    const due = await named('Due', { status: 'contacted', follow_up_on: DAY })
    const late = await named('Late', { follow_up_on: '2036-02-01' })
    const read = async () =>
      (await run<{ data: Row }>('select private.leads_to_do($1) as data', [DAY]))[0]!.data
    expect(await read()).toEqual({
      due: 1,
      overdue: 1,
      new: 2,
      spam: 0,
      held: 0,
      leads: [
        { ...late, why: 'overdue', due_on: '2036-02-01' },
        { ...due, why: 'due', due_on: DAY },
        { ...older, why: 'new', due_on: null },
        { ...newer, why: 'new', due_on: null },
      ],
    })
    for (let count = 1; count <= 18; count++) await lead()
    const many = (await read()) as { new: number; leads: Row[] }
    expect([many.new, many.leads.length]).toEqual([20, 20])
    // A lead received that day precedes all who have waited longer.
    await run(
      `insert into public.landing_form_submissions (first_name, surname, email, phone, created_at)
       values ('Thandi', 'Today', 'today@example.org', '+27821234567', $1)`,
      [at('07:00:00')],
    )
    expect(((await read()) as { leads: Row[] }).leads.slice(0, 3)).toMatchObject([
      late,
      due,
      { name: 'Thandi Today', why: 'new' },
    ])
  })

  test('reaches the office as well, while it is the office', async () => {
    const colleague = await member('office', 'digest')
    await lead()
    await queueDaily()
    const queued = (await waiting()).map(({ recipient }) => recipient)
    expect(queued.toSorted()).toEqual([reader.email, colleague.email].toSorted())
    await run("update public.staff set role = 'editor' where user_id = $1", [colleague.id])
    await run('insert into private.daily_mail (day) values (private.today()) on conflict do nothing')
    const digests = (await claimAll()).filter(({ kind }) => kind === 'lead-digest')
    expect(digests.map(({ recipient }) => recipient)).toEqual([reader.email])
  })

  test.each([
    ['is suspected spam', { spam_reason: 'trap' }, { spam: 1, held: 0 }],
    ['is held', { held: true }, { spam: 0, held: 1 }],
  ])('is queued when the only thing to do is an enquiry that %s', async (_, fields, counts) => {
    const { id } = await submitAside(fields)
    await queueDaily()
    expect(await waiting()).toEqual([digest()])
    await run('update private.daily_mail set day = private.today()')
    expect(await claimAll()).toMatchObject([{ data: { new: 0, due: 0, overdue: 0, leads: [], ...counts } }])
    await run('delete from public.landing_form_submissions where id = $1', [id])
    await queueDaily(at('12:00:00', '2036-03-01'))
    expect(await waiting()).toEqual([])
  })

  test('is sent with the to-dos as of the claim', async () => {
    const { id } = await lead()
    await storeMail('lead-digest', 'queued', 0, reader.email)
    await run('insert into private.daily_mail (day) values (private.today())')
    const [given] = await claimAll()
    expect(given).toMatchObject({
      kind: 'lead-digest',
      data: { new: 1, due: 0, overdue: 0, leads: [{ id }] },
    })
  })
})

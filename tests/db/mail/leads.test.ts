/** Mail caused by a submission: an answer, and notice to admins who want it at once. */
import { randomUUID } from 'node:crypto'
import { SPAM_DAYS } from '@/lib/retention'
import { type Row, secret, select, store } from '../rest'
import { sampleEntry, sampleLead, uniquePhone } from '../samples'
import { FORM } from '../leads/leads'
import { MAIL } from './mail'
import { mailDatabase } from './database'

const { run, member, submit, submitAside, messagesAbout, claimAll } = mailDatabase()
type Member = Awaited<ReturnType<typeof member>>

/** The admin notified of each lead at once, in Afrikaans. */
let admin: Member
beforeAll(async () => {
  admin = await member('admin', 'at-once', 'af')
  await member('editor', 'at-once')
  await member('admin', 'digest')
  await member('admin', 'none')
})

const kindsAbout = async (submission: unknown) => (await messagesAbout(submission)).map(({ kind }) => kind)
const both = ['lead-answer', 'new-lead']

const setLimit = (key: string, value: number) =>
  run('update private.settings set value = $2 where key = $1', [key, value])

/** Ages the answers to an address by a day. */
const passDay = (address: unknown) =>
  run("update public.mail_messages set dedupe_key = dedupe_key || ' before' where recipient = $1", [address])

describe('a submission', () => {
  test.each(['en', 'af'])(
    'in %s is answered in that language; admins who want it are notified at once',
    async (language) => {
      const { id, email } = await submit({ language })
      expect(await messagesAbout(id)).toEqual([
        { kind: 'lead-answer', recipient: email, language, state: 'queued' },
        { kind: 'new-lead', recipient: admin.email, language: 'af', state: 'queued' },
      ])
    },
  )

  test('is stored in one transaction with its messages', async () => {
    const { id } = await submit()
    const rows = await run(
      `select count(*)::integer as messages, bool_and(m.xmin = s.xmin) as together
       from public.mail_messages m join public.${FORM} s on s.id = m.submission_id where s.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ messages: 2, together: true }])
  })

  test('provides the data of the messages', async () => {
    const details = { first_name: 'Zoë', surname: 'Nel', phone: uniquePhone(), language: 'af', interest: 2 }
    const first = await submit({ ...details, utm_source: 'Radio' })
    await submit({ ...details, email: first.email, interest: null })
    const given = (await claimAll()).filter(({ data }) => (data as Row).email === first.email)
    const data = { ...details, lead_id: expect.any(String), email: first.email, submissions: 2 }
    const answered = { ...data, traffic_source: 'radio', created_at: expect.any(String), answered: true }
    const unanswered = { ...answered, interest: null, traffic_source: 'direct', answered: false }
    expect(given.map((message) => [message.kind, message.data])).toEqual(
      expect.arrayContaining([
        ['lead-answer', answered],
        ['new-lead', answered],
        ['new-lead', unanswered],
      ]),
    )
    expect(given).toHaveLength(3)
  })

  test('suspected as spam or held causes no mail', async () => {
    expect(await kindsAbout((await submit({ spam_reason: 'trap' })).id)).toEqual([])
    await setLimit('leads_per_hour', 0)
    const { id } = await submit()
    await setLimit('leads_per_hour', 300)
    expect(await run(`select held from public.${FORM} where id = $1`, [id])).toEqual([{ held: true }])
    expect(await kindsAbout(id)).toEqual([])
  })

  test('refused or sent again causes no mail', async () => {
    const { id, email, phone } = await submit()
    for (let count = 2; count <= 5; count++) await submit({ email })
    const ids = [randomUUID(), randomUUID()]
    await expect(submit({ id: ids[0], email })).rejects.toThrow('too many leads')
    await expect(submit({ id: ids[1], language: 'dutch' })).rejects.toThrow('check constraint')
    for (const refused of ids) expect(await kindsAbout(refused)).toEqual([])
    await submit({ id, email, phone })
    expect(await kindsAbout(id)).toEqual(both)
  })

  test.each(['by-hand', 'import'])('entered by an admin %s causes no mail', async (source) => {
    const batch = randomUUID()
    const entries = JSON.stringify([sampleEntry()])
    await run('select * from public.enter_leads($1, $2, $3)', [batch, source, entries], admin)
    expect(await run(`select source from public.${FORM} where id = $1`, [batch])).toEqual([{ source }])
    expect(await kindsAbout(batch)).toEqual([])
  })

  test('stored with the secret key causes no mail', async () => {
    const { id } = await store(FORM, sampleLead())
    expect((await select(secret, MAIL, `submission_id=eq.${id}`)).rows).toEqual([])
  })
})

describe('an address', () => {
  test('is answered once a day, even concurrently, and again on another day', async () => {
    const { email } = sampleLead()
    const sent = await Promise.all([submit({ email }), submit({ email }), submit({ email })])
    const kinds = (await Promise.all(sent.map(({ id }) => kindsAbout(id)))).flat().sort()
    expect(kinds).toEqual(['lead-answer', 'new-lead', 'new-lead', 'new-lead'])
    await passDay(email)
    expect(await kindsAbout((await submit({ email })).id)).toEqual(both)
  })

  test('that objects is not answered until it withdraws; admins are notified', async () => {
    const { email } = await submit()
    const record = (objects: boolean) =>
      run('select public.record_objection($1, $2)', [email, objects], admin)
    await record(true)
    await passDay(email)
    expect(await kindsAbout((await submit({ email })).id)).toEqual(['new-lead'])
    await record(false)
    expect(await kindsAbout((await submit({ email })).id)).toEqual(both)
  })
})

describe('a released submission', () => {
  const released = [
    ['release_held', { held: true }],
    ['not_spam', { spam_reason: 'trap' }],
  ] as const

  test.each(released)('by %s is answered within the retention of suspected spam', async (name, fields) => {
    const age = (hours: number) => `${SPAM_DAYS * 24 + hours} hours`
    const [recent, old] = [await submitAside(fields, age(-1)), await submitAside(fields, age(1))]
    for (const { id } of [recent, old]) {
      await run(`select public.${name}($1)`, [id], admin)
      const rows = await run(`select from public.${FORM} where id = $1 and lead_id is not null`, [id])
      expect(rows).toHaveLength(1)
    }
    expect(await messagesAbout(recent.id)).toMatchObject([{ kind: 'lead-answer', recipient: recent.email }])
    expect(await messagesAbout(old.id)).toEqual([])
  })

  test.each(released)('by %s notifies the other admins in the same transaction', async (name, fields) => {
    const other = await member('admin', 'at-once')
    const { id, email } = await submitAside(fields)
    await run(`select public.${name}($1)`, [id], admin)
    await run('update public.staff set lead_mail = $2 where user_id = $1', [other.id, 'none'])
    expect(await messagesAbout(id)).toMatchObject([
      { kind: 'lead-answer', recipient: email },
      { kind: 'new-lead', recipient: other.email },
    ])
    const [row] = await run(
      `select bool_and(m.xmin = s.xmin) as together
       from public.mail_messages m join public.${FORM} s on s.id = m.submission_id where s.id = $1`,
      [id],
    )
    expect(row).toEqual({ together: true })
  })

  test('among all at once is answered without notice to admins', async () => {
    const { id, email } = await submitAside({ held: true })
    await run('select public.release_held()', [], await member('admin', 'none'))
    expect(await messagesAbout(id)).toMatchObject([{ kind: 'lead-answer', recipient: email }])
  })
})

describe('a message', () => {
  test.each([
    ['its person', 'select public.erase_person($2) where $1::uuid is not null', true],
    ['its submission', `delete from public.${FORM} where id = $1 and email = $2`, false],
  ])('is deleted with %s', async (_, sql, asAdmin) => {
    const { id, email } = await submit()
    await run(sql, [id, email], asAdmin ? admin : undefined)
    const left = 'select id from public.mail_messages where submission_id = $1 or recipient = $2'
    expect(await run(left, [id, email])).toEqual([])
  })
})

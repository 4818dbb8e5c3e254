/** The daily message to admins about undelivered mail. */
import { mailDatabase } from './database'

const { run, member, storeMail, claimAll } = mailDatabase()
type Member = Awaited<ReturnType<typeof member>>

let reader: Member
let admins: Member[]
beforeAll(async () => {
  reader = await member('admin', 'digest', 'af')
  admins = [reader, await member('admin', 'at-once'), await member('admin', 'none')]
  await member('editor', 'digest')
})
beforeEach(async () => {
  await run('delete from public.mail_messages')
  await run('delete from private.daily_mail')
})

/** Queues daily messages at 07:30 in South Africa, as the site does. */
const queueDaily = (day = '2036-02-29') =>
  run('select private.queue_daily_mail($1)', [`${day}T07:30:00+02:00`])

/** The queued daily messages, by kind and recipient. */
const waiting = () =>
  run(
    `select kind, recipient, language from public.mail_messages
     where kind in ('lead-digest', 'undelivered') and state = 'queued' order by kind, recipient`,
  )
describe('notice of undelivered mail', () => {
  const notes = () =>
    admins.map(({ email: recipient }) => ({
      kind: 'undelivered',
      recipient,
      language: recipient === reader.email ? 'af' : 'en',
    }))

  test.each([
    ['failed', 'failed', 1],
    ['was tried twice', 'queued', 2],
  ])('goes to all admins, whatever their choice, while a message %s', async (_, state, attempts) => {
    const id = await storeMail('new-lead', state, attempts)
    await queueDaily()
    expect(new Set(await waiting())).toEqual(new Set(notes()))
    await run("update public.mail_messages set state = 'cancelled', settled_at = now() where id = $1", [id])
    await queueDaily('2036-03-01')
    expect(await waiting()).toEqual([])
  })

  test('ignores messages that are waiting, sent, cancelled or daily', async () => {
    for (const [kind, state, attempts] of [
      ['lead-answer', 'queued', 1],
      ['lead-answer', 'sent', 3],
      ['lead-answer', 'cancelled', 7],
      ['undelivered', 'failed', 7],
      ['lead-digest', 'failed', 7],
    ] as const)
      await storeMail(kind, state, attempts)
    await queueDaily()
    expect(await waiting()).toEqual([])
  })

  test('gives the count as of the claim', async () => {
    await run('insert into private.daily_mail (day) values (private.today())')
    for (const kind of ['new-lead', 'lead-answer']) await storeMail(kind)
    await storeMail('undelivered', 'queued', 0, reader.email)
    expect(await claimAll()).toMatchObject([{ kind: 'undelivered', data: { count: 2 } }])
  })
})

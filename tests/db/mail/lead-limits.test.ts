/** The hourly limit on answers to leads, so that the form cannot mail strangers en masse. */
import { mailDatabase } from './database'

const { run, member, submit, submitAside, messagesAbout } = mailDatabase()

/** The admin notified of each lead at once. */
let admin: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  admin = await member('admin', 'at-once')
})

const kindsAbout = async (submission: unknown) => (await messagesAbout(submission)).map(({ kind }) => kind)

const setLimit = (key: string, value: number) =>
  run('update private.settings set value = $2 where key = $1', [key, value])

describe('within an hour', () => {
  const pass = (time: string) =>
    run('update public.mail_messages set created_at = created_at - $1::interval', [time])
  const submitMany = async () => {
    const sent = await Promise.all(Array.from({ length: 4 }, () => submit()))
    return (await Promise.all(sent.map(({ id }) => kindsAbout(id)))).flat()
  }
  const answers = async () => (await submitMany()).filter((kind) => kind === 'lead-answer').length
  beforeAll(() => setLimit('lead_answers_per_hour', 2))
  beforeEach(() => pass('61 minutes'))
  afterAll(() => setLimit('lead_answers_per_hour', 60))

  test('answers stop at the limit, even concurrently; admins are notified of all', async () => {
    expect((await submitMany()).sort()).toEqual([
      ...Array(2).fill('lead-answer'),
      ...Array(4).fill('new-lead'),
    ])
    expect(await answers()).toBe(0)
    await pass('61 minutes')
    expect(await answers()).toBe(2)
  })

  test('released submissions are all answered, as staff have judged them', async () => {
    expect(await answers()).toBe(2)
    const held = await Promise.all(Array.from({ length: 3 }, () => submitAside({ held: true })))
    await run('select public.release_held()', [], admin)
    for (const { id } of held) expect(await kindsAbout(id)).toEqual(['lead-answer'])
    // Nor do those use up the limit for others.
    await run(
      "update public.mail_messages set created_at = created_at - interval '61 minutes' where submission_id <> all ($1)",
      [held.map(({ id }) => id)],
    )
    expect(await answers()).toBe(2)
  })

  test('messages stored while the clock was ahead do not count', async () => {
    expect(await answers()).toBe(2)
    await pass('-2 days')
    expect(await answers()).toBe(2)
  })
})

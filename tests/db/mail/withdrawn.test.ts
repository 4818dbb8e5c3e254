/** Messages made obsolete by later events are not given to a web server. */
import type { Row } from '../rest'
import { mailDatabase } from './database'

const { run, member, submit, storeMail, messagesAbout, claimAll } = mailDatabase()

/** Requeues messages as if each had failed temporarily. */
async function tryLater(rows: Row[]) {
  for (const { id, attempt } of rows)
    await run(
      "update public.mail_messages set state = 'queued', next_attempt_at = now() where id = $1 and attempts = $2",
      [id, attempt],
    )
}

const stateOf = async (id: unknown) =>
  (await run('select state from public.mail_messages where id = $1', [id]))[0]!.state

beforeAll(async () => {
  // Somebody must remain an admin.
  await member('admin', 'none')
  await claimAll()
})

test.each([
  ['who is an editor now', "update public.staff set role = 'editor' where user_id = $1"],
  ['who left', 'delete from public.staff where user_id = $1'],
])('an admin %s gets no more notice of enquiries', async (_, change) => {
  const { id, email } = await member('admin', 'at-once')
  const sent = await submit()
  await run(change, [id])
  const given = await claimAll()
  expect(given.map(({ kind }) => kind)).toContain('lead-answer')
  expect(given.filter(({ recipient, kind }) => recipient === email && kind === 'new-lead')).toEqual([])
  expect(await messagesAbout(sent.id)).toMatchObject([
    { kind: 'lead-answer', state: 'sending' },
    { kind: 'new-lead', recipient: email, state: 'cancelled' },
  ])
})

test('an answer waiting for a retry is not sent once the person objects', async () => {
  const sent = await submit()
  await tryLater(await claimAll())
  await run('update public.leads set objected_at = now() where address = $1', [sent.email])
  expect((await claimAll()).filter(({ recipient }) => recipient === sent.email)).toEqual([])
  expect(await messagesAbout(sent.id)).toMatchObject([{ kind: 'lead-answer', state: 'cancelled' }])
})

test('a new role is not announced to somebody who has left', async () => {
  const { id, email } = await member('editor', 'none')
  await run("update public.staff set role = 'admin' where user_id = $1", [id])
  await run('delete from public.staff where user_id = $1', [id])
  expect((await claimAll()).filter(({ recipient }) => recipient === email)).toEqual([])
})

test('a note about undelivered messages is not sent once there are none', async () => {
  const { email } = await member('admin', 'none')
  const failed = await storeMail('lead-answer')
  const queueNote = async () =>
    (
      await run(
        `insert into public.mail_messages (kind, recipient, language, dedupe_key)
         values ('undelivered', $1, 'en', gen_random_uuid()) returning id`,
        [email],
      )
    )[0]!.id
  const told = await queueNote()
  expect((await claimAll()).map(({ id }) => id)).toContain(told)
  await run("update public.mail_messages set state = 'cancelled' where state = 'failed'")
  const late = await queueNote()
  expect((await claimAll()).map(({ id }) => id)).not.toContain(late)
  expect(await stateOf(late)).toBe('cancelled')
  expect(await stateOf(failed)).toBe('cancelled')
})

test('a claim withdraws only messages that it would give, and gives the next ones instead', async () => {
  const obsolete = [await storeMail('new-lead', 'queued', 0), await storeMail('new-lead', 'queued', 0)]
  const wanted = await storeMail('lead-answer', 'queued', 0)
  expect(await claimAll(0)).toEqual([])
  const states = () => Promise.all([...obsolete, wanted].map(stateOf))
  expect(await states()).toEqual(['queued', 'queued', 'queued'])
  expect((await claimAll(1)).map(({ id }) => id)).toEqual([wanted])
  expect(await states()).toEqual(['cancelled', 'cancelled', 'sending'])
})

test('a digest is not sent once there is nothing to do', async () => {
  const { email } = await member('admin', 'digest')
  await run("update public.leads set status = 'contacted'")
  const [digest] = await run(
    `insert into public.mail_messages (kind, recipient, language, dedupe_key)
     values ('lead-digest', $1, 'en', gen_random_uuid()) returning id`,
    [email],
  )
  await claimAll()
  expect(await stateOf(digest!.id)).toBe('cancelled')
})

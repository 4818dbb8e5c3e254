/** Large issues are queued and cancelled in slices; one that fails stops nothing else, and is resumed. */
import { newsletterDatabase, samplePart } from './newsletter'
import type { Row } from '../rest'
import { DAY, fromNow } from '../samples'

const {
  run,
  storeMail,
  claimAll,
  settle,
  subscriber,
  manyReaders,
  leave,
  issue,
  issueOf,
  decide,
  refusedDecision,
  messagesOf,
} = newsletterDatabase()

beforeAll(() => run("update private.settings set value = 2 where key = 'newsletter_slice'"))
const readers = manyReaders(5)

const statesOf = async (id: string) => (await messagesOf(id)).map(({ state }) => state).toSorted()
const recipientsOf = async (id: string) => (await messagesOf(id)).map(({ recipient }) => recipient)
const kinds = (rows: Row[]) => rows.map(({ kind }) => kind)

/** An issue whose time has come. */
async function dueIssue(subject = 'News') {
  const id = await issue({ en: samplePart({ subject }) })
  await decide(id, 'send', fromNow(DAY))
  await run("update public.newsletter_issues set send_at = now() - interval '1 second' where id = $1", [id])
  return id
}

test('each claim queues the next readers, until all have a message', async () => {
  const id = await dueIssue()
  for (const [queued, has_more] of [
    [2, true],
    [4, true],
    [5, false],
  ] as const) {
    await claimAll(0)
    expect(await issueOf(id)).toMatchObject({ state: 'sending', has_more })
    expect(await messagesOf(id)).toHaveLength(queued)
  }
  expect(await recipientsOf(id)).toEqual(readers())
  for (const message of await claimAll()) await settle(message, 'sent')
  await claimAll(0)
  expect(await issueOf(id)).toMatchObject({ state: 'sent' })
})

test('sending at once queues the first readers, and gives the number of all', async () => {
  const id = await issue()
  expect(await decide(id, 'send')).toBe(5)
  expect(await messagesOf(id)).toHaveLength(2)
  await run("update public.mail_messages set state = 'sent', settled_at = now() where issue_id = $1", [id])
  await run('select private.move_newsletter_issues()')
  // Not the end: other readers have no message yet.
  expect(await issueOf(id)).toMatchObject({ state: 'sending' })
})

test('somebody who confirms or leaves between two slices gets no message', async () => {
  const id = await issue()
  await decide(id, 'send')
  const late = await subscriber()
  const [, , ...unqueued] = await run<{ email: string }>(
    'select email from public.newsletter_subscriptions where email <> $1 order by id',
    [late],
  )
  const leaving = unqueued.at(-1)!.email
  await leave(leaving)
  for (let call = 1; call <= 3; call++) await claimAll(0)
  expect(await issueOf(id)).toMatchObject({ has_more: false })
  expect(await recipientsOf(id)).toEqual(readers().filter((address) => address !== leaving))
})

test('a paused issue queues nobody until it is resumed', async () => {
  const id = await issue()
  await decide(id, 'send')
  await decide(id, 'pause')
  await claimAll(0)
  expect(await messagesOf(id)).toHaveLength(2)
  await decide(id, 'resume')
  await claimAll(0)
  await claimAll(0)
  expect(await recipientsOf(id)).toEqual(readers())
})

test('the messages of a cancelled issue are given to nobody while later calls cancel them', async () => {
  const id = await issue()
  await decide(id, 'send')
  await claimAll(0)
  await claimAll(0)
  expect(await decide(id, 'cancel')).toBe(5)
  expect(await statesOf(id)).toEqual(['cancelled', 'cancelled', 'queued', 'queued', 'queued'])
  expect(await claimAll()).toEqual([])
  expect(await claimAll()).toEqual([])
  expect(await statesOf(id)).toEqual(Array(5).fill('cancelled'))
  expect(await issueOf(id)).toMatchObject({ state: 'cancelled', has_more: false })
})

describe('an issue that fails', () => {
  beforeAll(() =>
    run(
      `create function private.fail_for_test() returns trigger language plpgsql
       as $$ begin raise exception 'disk full'; end $$`,
    ),
  )
  /** From now on the database stores no message of an issue. */
  const fail = (id: string) =>
    run(
      `create trigger fail_for_test before insert on public.mail_messages for each row
       when (new.issue_id = '${id}') execute function private.fail_for_test()`,
    )
  const recover = () => run('drop trigger if exists fail_for_test on public.mail_messages')
  afterEach(recover)

  test('when it starts is marked; other mail and issues continue, and it is resumed', async () => {
    const [failing, other] = [await dueIssue(), await dueIssue('Other')]
    await fail(failing)
    await storeMail('lead-answer', 'queued', 0)
    const given = [...(await claimAll()), ...(await claimAll())]
    expect(kinds(given)).toEqual(expect.arrayContaining(['lead-answer', 'newsletter-issue']))
    expect(await issueOf(failing)).toMatchObject({ state: 'failed', problem: 'disk full', frozen: null })
    expect([await messagesOf(failing), (await messagesOf(other)).length > 0]).toEqual([[], true])
    await recover()
    await decide(failing, 'resume')
    expect(await issueOf(failing)).toMatchObject({ state: 'scheduled', problem: null })
    for (let call = 1; call <= 6; call++) await claimAll(0)
    expect([await recipientsOf(failing), await recipientsOf(other)]).toEqual([readers(), readers()])
  })

  test('later keeps its queued messages, and is resumed where it stopped', async () => {
    const id = await issue()
    await decide(id, 'send')
    await fail(id)
    expect(kinds(await claimAll())).toEqual(Array(2).fill('newsletter-issue'))
    expect(await issueOf(id)).toMatchObject({ state: 'failed', has_more: true, frozen: expect.anything() })
    await claimAll(0)
    expect(await issueOf(id)).toMatchObject({ state: 'failed' })
    await recover()
    await decide(id, 'resume')
    await claimAll(0)
    await claimAll(0)
    expect(await recipientsOf(id)).toEqual(readers())
  })

  test('before it started becomes a draft again, and afterwards can only be cancelled', async () => {
    const [unstarted, started] = [await dueIssue(), await issue()]
    await fail(unstarted)
    await claimAll(0)
    expect(await issueOf(unstarted)).toMatchObject({ state: 'failed' })
    expect(await refusedDecision(unstarted, 'cancel')).toBe('PT409')
    await decide(unstarted, 'unschedule')
    expect(await issueOf(unstarted)).toMatchObject({ state: 'draft', problem: null })
    await recover()
    await decide(started, 'send')
    await fail(started)
    await claimAll(0)
    expect(await refusedDecision(started, 'unschedule')).toBe('PT409')
    expect(await decide(started, 'cancel')).toBe(2)
    expect(await issueOf(started)).toMatchObject({ state: 'cancelled', problem: null, has_more: true })
    await claimAll(0)
    expect(await issueOf(started)).toMatchObject({ has_more: false })
  })
})

/** Newsletter figures for admins: subscriptions, daily changes, progress of issues. */
import { newsletterDatabase } from './newsletter'
import { DAY, fromNow } from '../samples'

const { run, admin, subscribe, subscriber, leave, issue, decide, claimAll, settle } = newsletterDatabase()

beforeEach(() => run('delete from public.newsletter_subscriptions'))

/** Stores a subscription confirmed, and optionally ended, so many days ago. */
const past = (confirmed: number, ended?: number) =>
  run(
    `insert into public.newsletter_subscriptions (email, language, state, confirmed_at, ended_at)
     values (gen_random_uuid() || '@example.org', 'en', $3, $1, $2)`,
    [
      fromNow(-confirmed * DAY),
      ended === undefined ? null : fromNow(-ended * DAY),
      ended === undefined ? 'confirmed' : 'unsubscribed',
    ],
  )

test('subscriptions are counted by language and state', async () => {
  for (const language of ['en', 'en', 'af']) await subscriber(language)
  await leave(await subscriber('af'))
  await subscribe()
  const counts = await run(
    'select language, state, subscriptions::integer from public.newsletter_counts() order by 1, 2',
    [],
    admin(),
  )
  expect(counts).toEqual([
    { language: 'af', state: 'confirmed', subscriptions: 1 },
    { language: 'af', state: 'unsubscribed', subscriptions: 1 },
    { language: 'en', state: 'confirmed', subscriptions: 2 },
    { language: 'en', state: 'pending', subscriptions: 1 },
  ])
})

test('active days of the last thirty have confirmations and departures, newest first', async () => {
  for (const [confirmed, ended] of [[1], [1], [3, 1], [29], [31], [40, 31]] as const)
    await past(confirmed, ended)
  // Leaving without having confirmed does not count.
  await leave(await subscribe())
  const days = await run<{ row: string }>(
    `select private.today() - day || ' days ago: ' || confirmed || ', ' || ended as row
     from public.newsletter_days()`,
    [],
    admin(),
  )
  expect(days.map(({ row }) => row)).toEqual(['1 days ago: 2, 1', '3 days ago: 1, 0', '29 days ago: 1, 0'])
})

test('messages are counted by issue and state', async () => {
  for (let number = 1; number <= 3; number++) await subscriber()
  const [id, other] = [await issue(), await issue()]
  await decide(id, 'send')
  const given = await claimAll(2)
  await settle(given[0]!, 'sent')
  await settle(given[1]!, 'refused')
  await decide(other, 'send')
  const progress = (issues: string[]) =>
    run(
      `select issue_id, state, messages::integer from public.newsletter_progress($1)
       order by issue_id = $2, state`,
      [issues, id],
      admin(),
    )
  const own = ['failed', 'queued', 'sent'].map((state) => ({ issue_id: id, state, messages: 1 }))
  expect(await progress([id])).toEqual(own)
  expect(await progress([id, other])).toEqual([{ issue_id: other, state: 'queued', messages: 3 }, ...own])
  expect(await progress([])).toEqual([])
})

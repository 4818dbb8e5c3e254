/** An issue for ten thousand subscribers is queued by the press of one button, in the time of one request. */
import { newsletterDatabase } from './newsletter'

const { run, issue, decide, claimAll } = newsletterDatabase()

const SUBSCRIBERS = 10_000

/**
 * What it may take, in milliseconds, on two slow cores beside other tests: alone it is a third of that. A request of the
 * Data API is given eight seconds.
 */
const LIMIT = 3000

test('ten thousand messages are queued within seconds, and claimed and moved without delay', async () => {
  await run(
    `insert into public.newsletter_subscriptions (email, language, state, confirmed_at, asked_at)
     select 'reader-' || n || '@example.org', 'en', 'confirmed', now(), now() - interval '1 day'
     from generate_series(1, $1::integer) n`,
    [SUBSCRIBERS],
  )
  await run('delete from public.mail_messages')
  const id = await issue()
  const begun = performance.now()
  expect(await decide(id, 'send')).toBe(SUBSCRIBERS)
  const queued = performance.now()
  const claimed = await claimAll(50)
  const taken = performance.now()
  expect(claimed).toHaveLength(50)
  const times = { queue: Math.round(queued - begun), claim: Math.round(taken - queued) }
  process.stdout.write(`\n${SUBSCRIBERS} messages: ${JSON.stringify(times)} ms\n`)
  expect(times.queue).toBeLessThan(LIMIT)
  expect(times.claim).toBeLessThan(LIMIT)
  expect(await decide(id, 'cancel')).toBe(SUBSCRIBERS - claimed.length)
})

/** One press of a button queues an issue for ten thousand subscribers within a request. */
import { newsletterDatabase, samplePart } from './newsletter'
import { inFull } from '../../scope'

const { run, subscriber, issue, decide, claimAll } = newsletterDatabase()

const SUBSCRIBERS = 10_000

/** Limit in milliseconds; the Data API ends a request after eight seconds. */
const ALLOWED = 3000

/** Limit as a multiple of storing plain messages, so that a busy machine fails no test. */
const TIMES_PLAIN = 4

let limit: number

beforeAll(async () => {
  await run(
    `insert into public.newsletter_subscriptions (email, language, state, confirmed_at, asked_at)
     select 'reader-' || n || '@example.org', 'en', 'confirmed', now(), now() - interval '1 day'
     from generate_series(1, $1::integer) n`,
    [SUBSCRIBERS],
  )
  await subscriber('af')
  await run('delete from public.mail_messages')
  const store = () =>
    run(
      `insert into public.mail_messages (kind, recipient, language, dedupe_key, state, settled_at)
       select 'lead-answer', 'reader-' || n || '@example.org', 'en', gen_random_uuid(), 'sent', now()
       from generate_series(1, $1::integer) n`,
      [SUBSCRIBERS],
    )
  limit = Math.max(ALLOWED, TIMES_PLAIN * (await fastest('10,000 messages are stored plainly', store)))
  await run('delete from public.mail_messages')
})

/** Prints the times of three attempts; returns the fastest, in milliseconds. */
async function fastest(what: string, attempt: () => Promise<unknown>) {
  const times: number[] = []
  for (let number = 1; number <= 3; number++) {
    const begun = performance.now()
    await attempt()
    times.push(Math.round(performance.now() - begun))
  }
  process.stdout.write(`${what}: ${times.join(', ')} ms\n`)
  return Math.min(...times)
}

inFull(test)('ten thousand messages are queued, claimed and cancelled within seconds', async () => {
  const queued: string[] = []
  const queue = async () => {
    const id = await issue()
    expect(await decide(id, 'send')).toBe(SUBSCRIBERS)
    queued.push(id)
  }
  expect(await fastest('10,000 messages of an issue are queued', queue)).toBeLessThan(limit)
  const claim = async () => expect(await claimAll(50)).toHaveLength(50)
  expect(await fastest('50 of 30,000 messages are claimed', claim)).toBeLessThan(limit)
  const cancel = async () => expect(await decide(queued.pop()!, 'cancel')).toBeGreaterThan(SUBSCRIBERS - 151)
  expect(await fastest('10,000 messages are cancelled', cancel)).toBeLessThan(limit)
})

inFull(test)('a reader of another language is found at once behind ten thousand', async () => {
  const rows = await run(
    `insert into public.blog_posts (title, slug, content, status, language)
     select 'A lamp', 'lamp-' || n, 'Text.', 'published', 'af' from generate_series(1, 10) n returning id`,
  )
  const posts = rows.map(({ id }) => id)
  const send = async () => {
    expect(await decide(await issue({ af: samplePart({ posts }) }), 'send')).toBe(1)
  }
  expect(await fastest('one message behind 10,000 readers is queued', send)).toBeLessThan(limit / 3)
})

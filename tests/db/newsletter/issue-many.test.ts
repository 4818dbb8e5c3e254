/**
 * An issue for very many readers: no call takes longer than a second, with the time limits of the Data API, and other
 * mail is sent meanwhile.
 */
import { mailJob } from '../mail/mail'
import type { Claimed } from '../mail/database'
import { newsletterDatabase, samplePart } from './newsletter'
import { DAY, fromNow } from '../samples'
import { inFull } from '../../scope'

const { run, timed, storeMail, subscriber, admin, issue, issueOf, decide } = newsletterDatabase()

const onServer = Boolean(process.env.TEST_POSTGRES_URL)

const SUBSCRIBERS = onServer ? 100_000 : 10_000

/** As in `private.newsletter_slice`. */
const SLICE = 2000

/** Limit of a call in milliseconds. */
const ALLOWED = 1000

/** Limit as a multiple of storing a slice of plain messages, so that a busy machine fails no test. */
const TIMES_PLAIN = 6

const TEST_MILLISECONDS = 300_000

let slowest = 0
/** Milliseconds for storing a slice of plain messages, before and after. */
let plain = 0

/** Runs a call of the Data API, and remembers the slowest. */
async function call<T>(...statement: Parameters<typeof timed>) {
  const { rows, milliseconds } = await timed<T>(...statement)
  slowest = Math.max(slowest, Math.round(milliseconds))
  return rows
}

const claim = (most_issues = 6) =>
  call<Claimed>('select * from public.claim_mail(6, 100000, $1)', [most_issues], { role: 'anon' }, mailJob)

const decided = async (id: string, decision: string) =>
  (
    await call<{ messages: number }>(
      'select public.decide_newsletter_issue($1, $2) as messages',
      [id, decision],
      admin(),
    )
  )[0]!.messages

async function storePlain() {
  const begun = performance.now()
  await run(
    `insert into public.mail_messages (kind, recipient, language, dedupe_key, state, settled_at)
     select 'lead-answer', 'reader-' || n || '@example.org', 'en', gen_random_uuid(), 'sent', now()
     from generate_series(1, $1::integer) n`,
    [SLICE],
  )
  return Math.round(performance.now() - begun)
}

beforeAll(async () => {
  await run('alter table public.newsletter_subscriptions disable trigger queue_newsletter_mail')
  await run(
    `insert into public.newsletter_subscriptions (email, language, state, confirmed_at, asked_at)
     select 'reader-' || n || '@example.org', 'en', 'confirmed', now(), now() - interval '1 day'
     from generate_series(1, $1::integer) n`,
    [SUBSCRIBERS],
  )
  await run('alter table public.newsletter_subscriptions enable trigger queue_newsletter_mail')
  await subscriber('af')
  await run('delete from public.mail_messages')
}, TEST_MILLISECONDS)

beforeEach(async () => {
  plain = Math.min(await storePlain(), await storePlain())
  slowest = 0
})

async function expectShortCalls(what: string) {
  plain = Math.max(plain, await storePlain())
  process.stdout.write(`${what}: at most ${slowest} ms (${SLICE} plain messages: ${plain} ms)\n`)
  expect(slowest).toBeLessThan(Math.max(ALLOWED, TIMES_PLAIN * plain))
}

/** Claims until an issue has no more messages to queue or cancel; returns the number of calls. */
async function claimUntilDone(id: string, each: () => Promise<unknown>) {
  for (let calls = 1; ; calls++) {
    await each()
    if (!(await issueOf(id)).has_more) return calls
  }
}

inFull(test)(
  'a scheduled issue is queued, sent, paused and cancelled by short calls, each of which gives other mail first',
  async () => {
    const id = await issue()
    await decide(id, 'send', fromNow(DAY))
    await run('update public.newsletter_issues set send_at = now() where id = $1', [id])
    const calls = await claimUntilDone(id, async () => {
      const other = await storeMail('lead-answer', 'queued', 0)
      expect((await claim()).map((message) => message.id)).toContain(other)
    })
    // The last one finds nobody.
    expect(calls).toBe(SUBSCRIBERS / SLICE + 1)
    const [stored] = await run(
      'select count(*)::integer as all from public.mail_messages where issue_id = $1',
      [id],
    )
    expect(stored).toEqual({ all: SUBSCRIBERS })
    expect(await claim(100)).toHaveLength(100)
    await decided(id, 'pause')
    expect(await claim()).toEqual([])
    await decided(id, 'resume')
    expect(await claim()).toHaveLength(6)
    expect(await decided(id, 'cancel')).toBeGreaterThan(SUBSCRIBERS * 0.9)
    await claimUntilDone(id, async () => expect(await claim()).toEqual([]))
    const waiting = "select from public.mail_messages where issue_id = $1 and state = 'queued'"
    expect(await run(waiting, [id])).toEqual([])
    await expectShortCalls(`An issue for ${SUBSCRIBERS} readers`)
  },
  TEST_MILLISECONDS,
)

inFull(test)('sending at once is a short call, too', async () => {
  expect(await decided(await issue(), 'send')).toBe(SUBSCRIBERS)
  await expectShortCalls('Sending at once')
})

inFull(test)('a reader of another language is found at once behind all others', async () => {
  expect(await decided(await issue({ af: samplePart() }), 'send')).toBe(1)
  await expectShortCalls('One message behind all readers')
})

const onServerInFull = onServer ? inFull(test) : test.skip

onServerInFull(
  'an issue that exceeds the time limit of a statement is marked, and other mail is given',
  async () => {
    const id = await issue({ af: samplePart({ subject: 'Stadig' }) })
    await decide(id, 'send', fromNow(DAY))
    await run('update public.newsletter_issues set send_at = now() where id = $1', [id])
    await run(
      "update public.mail_messages set state = 'cancelled', settled_at = now() where settled_at is null",
    )
    await run(
      `create function private.wait_for_test() returns trigger language plpgsql
     as $$ begin perform pg_sleep(10); return new; end $$`,
    )
    await run(
      `create trigger wait_for_test before insert on public.mail_messages for each row
     when (new.issue_id = '${id}') execute function private.wait_for_test()`,
    )
    const other = await storeMail('lead-answer', 'queued', 0)
    // The oldest issue with a next step comes first.
    await run("update public.newsletter_issues set has_more = false where state = 'sending'")
    expect((await claim()).map((message) => message.id)).toEqual([other])
    expect(await issueOf(id)).toMatchObject({
      state: 'failed',
      problem: 'canceling statement due to statement timeout',
    })
  },
)

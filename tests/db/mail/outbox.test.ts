/** Due messages are leased to one web server at a time, a few a minute, until it reports an outcome. */
import { randomUUID } from 'node:crypto'
import { type Caller, NO_RIGHT, type Row, anon, call, secret, select, signInJob, update } from '../rest'
import { HOUR, type User, fromNow, makeUser, sampleLead } from '../samples'
import {
  LONG_AGO,
  MAIL,
  MINUTE,
  claim,
  claimAgain,
  endOwnMail,
  mailJob,
  mailOf,
  queueMail,
  until,
} from './mail'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
  // The first claim of a day cancels queued daily messages.
  await claim(0)
})
afterEach(() => endOwnMail())

const idsOf = (rows: Row[]) => rows.map(({ id }) => id).sort()
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

test.each([
  ['claim_mail', { most: 1, per_minute: 100_000 }],
  ['settle_mail', { message_id: randomUUID(), of_attempt: 1, outcome: 'sent' }],
])('%s needs the job key of its purpose from every caller', async (name, args) => {
  const message = await queueMail()
  const attempts: [Caller, Record<string, string>][] = [
    [anon, {}],
    [anon, { 'x-job-key': '' }],
    [anon, signInJob],
    [secret, {}],
    [admin, {}],
    // Refused even with it when signed in: only the web server handles messages.
    [admin, mailJob],
  ]
  for (const [caller, headers] of attempts)
    expect((await call(caller, name, args, headers)).code).toBe(NO_RIGHT)
  expect(await mailOf(message)).toEqual(message)
  expect((await call(anon, name, args, mailJob)).code).toBeUndefined()
})

describe('a due message', () => {
  test('is given with its attempt number, to nobody else for two minutes', async () => {
    const message = await queueMail({ language: 'af' })
    const [given, ...others] = await claim()
    const { id, kind, recipient, language } = message
    const claimed = { id, kind, recipient, language, attempt: 1, is_kept: true, data: null }
    expect([given, others]).toEqual([claimed, []])
    const now = await mailOf(message)
    expect(now).toMatchObject({ state: 'sending', attempts: 1, settled_at: null })
    expect(Math.abs(until(now.next_attempt_at) - 2 * MINUTE)).toBeLessThan(MINUTE / 2)
    expect(Math.abs(until(now.attempted_at))).toBeLessThan(MINUTE / 2)
    const next = await queueMail()
    expect(idsOf(await claim())).toEqual([next.id])
  })

  test('is given again once the lease expires, as the next attempt', async () => {
    const message = await queueMail()
    for (const attempt of [1, 2]) expect((await claimAgain(message)).attempt).toBe(attempt)
  })

  test('is given in order of due time, and not before it', async () => {
    const [later, first] = [await queueMail({ next_attempt_at: '2020-01-02T00:00:00Z' }), await queueMail()]
    const waiting = await queueMail({ next_attempt_at: fromNow(HOUR) })
    expect(idsOf(await claim())).toEqual([first.id])
    expect(idsOf(await claim())).toEqual([later.id])
    await claim(100)
    expect(await mailOf(waiting)).toEqual(waiting)
  })

  test('is given to only one of several concurrent web servers', async () => {
    const messages = await Promise.all(times(12, () => queueMail()))
    const given = (await Promise.all(times(4, () => claim(3)))).flat()
    expect(idsOf(given)).toEqual(idsOf(messages))
  })

  test('waits once the mail server’s limit per minute is reached', async () => {
    const forget = () => update(secret, MAIL, 'attempted_at=not.is.null', { attempted_at: LONG_AGO })
    const messages = await Promise.all(times(4, () => queueMail()))
    await forget()
    const given = (await Promise.all([claim(2, 3), claim(2, 3), claim(2, 3)])).flat()
    expect(given).toHaveLength(3)
    expect(await claim(2, 3)).toEqual([])
    await forget()
    given.push(...(await claim(1, 3)))
    expect(idsOf(given)).toEqual(idsOf(messages))
  })
})

test('a visitor’s submission through the Data API makes a message for an admin', async () => {
  const sent = sampleLead({ id: randomUUID(), language: 'af' })
  expect((await call(anon, 'submit_lead', { fields: sent })).status).toBe(204)
  const { rows } = await select(secret, MAIL, `submission_id=eq.${sent.id}&recipient=eq.${admin.email}`)
  expect(rows).toMatchObject([{ kind: 'new-lead', language: 'en', state: 'queued', attempts: 0 }])
})

/** Admins' decisions about failed or waiting messages, and their counts. */
import { randomUUID } from 'node:crypto'
import { type Row, call } from '../rest'
import { HOUR, fromNow } from '../samples'
import { callersOfEveryRole } from '../roles'
import { claim, endOwnMail, endWait, failedMail, mailOf, queueMail, until } from './mail'

const callers = callersOfEveryRole()
afterEach(() => endOwnMail())

const decide = (decision: string, messages: Row[], who = callers.admin) =>
  call(who, 'decide_mail', { message_ids: messages.map(({ id }) => id), decision })

/** A message waiting for its third attempt. */
const waitingMail = () => queueMail({ attempts: 2, next_attempt_at: fromNow(HOUR), last_error: '451 Later' })

describe('an admin', () => {
  test('retries failed or waiting messages at once, with a fresh count', async () => {
    const messages = [await failedMail(), await waitingMail()]
    expect((await decide('retry', messages)).body).toBe(2)
    for (const message of messages) {
      const now = await mailOf(message)
      expect(now).toMatchObject({ state: 'queued', attempts: 0, settled_at: null })
      expect(until(now.next_attempt_at)).toBeLessThanOrEqual(0)
      await endWait(message)
    }
    expect((await claim(2)).map(({ attempt }) => attempt)).toEqual([1, 1])
  })

  test('cancels failed or waiting messages', async () => {
    const messages = [await failedMail(), await waitingMail()]
    expect((await decide('resolve', messages)).body).toBe(2)
    for (const message of messages) {
      const { state, settled_at, attempts } = await mailOf(message)
      expect([state, attempts]).toEqual(['cancelled', message.attempts])
      expect(Date.parse(String(settled_at))).toBeGreaterThan(Date.now() - HOUR)
    }
    expect((await decide('resolve', messages)).body).toBe(0)
  })

  test.each(['retry', 'resolve'])(
    'cannot change sent, cancelled or leased messages: %s',
    async (decision) => {
      const settled_at = fromNow(-HOUR)
      const messages = [
        await queueMail({ state: 'sent', attempts: 1, settled_at }),
        await queueMail({ state: 'cancelled', settled_at }),
        await queueMail({ state: 'sending', attempts: 1, next_attempt_at: fromNow(HOUR) }),
      ]
      expect((await decide(decision, [...messages, { id: randomUUID() }])).body).toBe(0)
      for (const message of messages) expect(await mailOf(message)).toEqual(message)
    },
  )

  test('has no other decisions', async () => {
    const message = await failedMail()
    for (const decision of ['', 'Retry', 'delete'])
      expect((await decide(decision, [message])).code).toBe('22023')
    expect(await mailOf(message)).toEqual(message)
  })
})

describe('the count', () => {
  const counts = async () => {
    const { rows } = await call(callers.admin, 'mail_counts')
    return Object.fromEntries(rows.map(({ state, messages }) => [state, Number(messages)]))
  }

  test('covers each state and undelivered messages', async () => {
    await queueMail({ state: 'cancelled', settled_at: fromNow(0) })
    await failedMail()
    await waitingMail()
    const before = await counts()
    await queueMail()
    await waitingMail()
    await failedMail()
    await failedMail({ kind: 'undelivered' })
    expect(await counts()).toEqual({
      ...before,
      queued: before.queued! + 2,
      failed: before.failed! + 2,
      // One retried and one failed; the note about undelivered mail does not count.
      undelivered: before.undelivered! + 2,
    })
  })
})

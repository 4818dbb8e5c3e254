/** Outcomes of sending attempts, and their effects. */
import { randomUUID } from 'node:crypto'
import { DAY, HOUR, unique } from '../samples'
import { MINUTE, claim, claimAgain, endOwnMail, endWait, mailOf, queueMail, settle, until } from './mail'

afterEach(() => endOwnMail())

test('a final outcome ends the message', async () => {
  for (const [outcome, state, last_error] of [
    ['sent', 'sent', null],
    ['refused', 'failed', '550 No such user'],
  ] as const) {
    const message = await queueMail()
    const given = await claimAgain(message)
    expect((await settle(message.id, given.attempt, outcome, '550 No such user')).body).toBe(true)
    expect(await mailOf(message)).toMatchObject({
      state,
      last_error,
      attempts: 1,
      settled_at: expect.anything(),
    })
    expect((await settle(message.id, given.attempt, 'again')).body).toBe(false)
  }
})

test('a temporary failure is retried after growing pauses, up to seven attempts', async () => {
  const message = await queueMail()
  const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY]
  for (const pause of pauses) {
    const { attempt } = await claimAgain(message)
    expect((await settle(message.id, attempt, 'again', '451 Later')).body).toBe(true)
    const now = await mailOf(message)
    expect(now).toMatchObject({ state: 'queued', settled_at: null, last_error: '451 Later' })
    expect([pause, Math.abs(until(now.next_attempt_at) - pause) < MINUTE / 2]).toEqual([pause, true])
  }
  const last = await claimAgain(message)
  expect(last.attempt).toBe(7)
  await settle(message.id, 7, 'again', '451 Still later')
  expect(await mailOf(message)).toMatchObject({ state: 'failed', last_error: '451 Still later' })
})

test('an outcome reported after the lease was lost is ignored', async () => {
  const message = await queueMail()
  const [first, second] = [await claimAgain(message), await claimAgain(message)]
  const before = await mailOf(message)
  for (const outcome of ['sent', 'again', 'refused'])
    expect((await settle(message.id, first.attempt, outcome)).body).toBe(false)
  expect((await settle(randomUUID(), 1, 'sent')).body).toBe(false)
  expect(await mailOf(message)).toEqual(before)
  expect((await settle(message.id, second.attempt, 'sent')).body).toBe(true)
})

test('an attempt interrupted seven times is not repeated', async () => {
  const message = await queueMail()
  for (let count = 1; count <= 7; count++) await claimAgain(message)
  await endWait(message)
  expect((await claim()).map(({ id }) => id)).not.toContain(message.id)
  expect(await mailOf(message)).toMatchObject({
    state: 'failed',
    last_error: expect.stringMatching(/interrupted/),
  })
  const other = await queueMail({ state: 'sending', attempts: 7, last_error: '451 Later' })
  await claim()
  expect(await mailOf(other)).toMatchObject({ state: 'failed', last_error: '451 Later' })
})

test('other outcomes are refused, and long answers of the mail server are truncated', async () => {
  const message = await queueMail()
  const { attempt } = await claimAgain(message)
  for (const outcome of ['', 'Sent', 'failed'])
    expect((await settle(message.id, attempt, outcome)).code).toBe('22023')
  const problem = `550 ${unique()}`.padEnd(600, 'ê')
  expect((await settle(message.id, attempt, 'refused', problem)).body).toBe(true)
  expect((await mailOf(message)).last_error).toBe(problem.slice(0, 500))
})

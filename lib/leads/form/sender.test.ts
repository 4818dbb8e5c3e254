/** @jest-environment jsdom */
import { randomUUID } from 'node:crypto'
import { ID_FIELD, type LeadState } from './fields'
import { retryDelay, startSender } from './sender'
import { type WaitingEnquiry, storeEnquiry, toEnquiry, waitingEnquiries } from './waiting'

const SUCCESS: LeadState = { status: 'success' }
const values = { firstName: '', surname: '', email: '', phone: '' }
const refusal = (code: 'failed' | 'invalid' | 'tooMany'): LeadState => ({
  status: 'error',
  code,
  fields: {},
  values,
})

let enquiry: WaitingEnquiry
let stop: (() => void) | undefined

/** A sender against a server with these answers in turn, the last repeated; an Error is a missing answer. */
function start(...answers: (LeadState | Error | Promise<LeadState>)[]) {
  const sent: FormData[] = []
  const told: LeadState[] = []
  const sender = startSender(
    async (form) => {
      sent.push(form)
      const answer = await answers[Math.min(sent.length, answers.length) - 1]!
      if (answer instanceof Error) throw answer
      return answer
    },
    { onAnswer: (answer) => told.push(answer), onChange() {} },
  )
  stop = sender.stop
  return { ...sender, sent, told }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeAll(() => {
  // jsdom has none.
  Object.assign(crypto, { randomUUID })
})

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  enquiry = toEnquiry({ firstName: 'A', surname: 'B', email: 'a@example.org', phone: '0821234567' })
})

afterEach(() => {
  stop?.()
  jest.useRealTimers()
})

test('an answer ends the waiting and clears storage', async () => {
  for (const answer of [SUCCESS, refusal('invalid'), refusal('tooMany')]) {
    const sender = start(answer)
    expect(await sender.send(enquiry)).toEqual(answer)
    await pass(600_000)
    expect(sender.sent).toHaveLength(1)
    expect(sender.told).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    sender.stop()
  }
})

test('a failed enquiry is retried under the same id until it arrives, which is reported once', async () => {
  const sender = start(refusal('failed'), new Error('network'), refusal('failed'), SUCCESS)
  expect(await sender.send(enquiry)).toMatchObject({ code: 'failed' })
  expect(waitingEnquiries()).toEqual([enquiry])
  await pass(600_000)
  expect(sender.told).toEqual([SUCCESS])
  expect(sender.sent.map((form) => form.get(ID_FIELD))).toEqual(Array(4).fill(enquiry.id))
  expect(sender.sent[3]!.get('phone')).toBe('0821234567')
  expect(waitingEnquiries()).toEqual([])
})

test.each(['invalid', 'tooMany'] as const)('%s ends the attempts and is reported', async (code) => {
  const sender = start(refusal('failed'), refusal(code))
  await sender.send(enquiry)
  await pass(600_000)
  expect(sender.sent).toHaveLength(2)
  expect(sender.told).toMatchObject([{ code }])
  expect(waitingEnquiries()).toEqual([])
})

test('pending enquiries are sent at the start, and at once when the connection returns', async () => {
  storeEnquiry(enquiry)
  const sender = start(refusal('failed'), SUCCESS)
  await pass(0)
  expect(sender.sent).toHaveLength(1)
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(sender.told).toEqual([SUCCESS])
})

test('no answer within twenty seconds is a failure', async () => {
  const sender = start(new Promise<LeadState>(() => {}))
  const answer = sender.send(enquiry)
  await pass(20_000)
  expect(await answer).toMatchObject({ code: 'failed' })
  expect(waitingEnquiries()).toEqual([enquiry])
})

test('a stopped sender sends nothing more and leaves pending enquiries to the next page', async () => {
  let answer: (state: LeadState) => void = () => {}
  const sender = start(new Promise<LeadState>((resolve) => (answer = resolve)))
  const sending = sender.send(enquiry)
  sender.stop()
  answer(SUCCESS)
  await sending
  dispatchEvent(new Event('online'))
  await pass(600_000)
  expect(sender.sent).toHaveLength(1)
  expect(waitingEnquiries()).toEqual([enquiry])
})

test('an enquiry refused elsewhere is not sent again', async () => {
  storeEnquiry({ ...enquiry, refusal: refusal('tooMany') })
  const sender = start(SUCCESS)
  await sender.retry()
  await pass(600_000)
  expect(sender.sent).toEqual([])
})

test('pauses are random, and their ceiling doubles up to two minutes', () => {
  expect([1, 2, 3, 20].map((failures) => retryDelay(failures, 1))).toEqual([4000, 8000, 16_000, 120_000])
  expect(retryDelay(3, 0)).toBe(0)
  expect(new Set(Array.from({ length: 9 }, () => retryDelay(3))).size).toBeGreaterThan(1)
})

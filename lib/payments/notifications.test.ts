import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { urlencode } from '@/lib/payments/gateways/payfast/encoding'
import { confirmDue, receiveNotification } from './notifications'

const PASSPHRASE = 'jt7NOE43FZPn'
const ID = '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11'

const pairs = Object.entries({
  m_payment_id: '414defe5-dba8-4f00-82e6-c04724f679f0',
  pf_payment_id: '1089250',
  payment_status: 'COMPLETE',
  amount_gross: '2500.00',
  merchant_id: '10000100',
}).map(([name, value]) => `${name}=${urlencode(value)}`)
const signature = createHash('md5')
  .update([...pairs, `passphrase=${PASSPHRASE}`].join('&'))
  .digest('hex')
const BODY = `${pairs.join('&')}&signature=${signature}`

/** Outgoing calls: path and body. */
let calls: [path: string, body: string][]

/** Mocks outgoing calls: status and body, by the last part of the path. */
function answers(given: Record<string, [status: number, body: unknown] | Error>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input))
    calls.push([pathname, String(init?.body)])
    const answer = given[pathname.split('/').at(-1)!] ?? new Error('nobody answers')
    if (answer instanceof Error) throw answer
    const [status, body] = answer
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  })
}

const receive = (body: string, type = 'application/x-www-form-urlencoded') =>
  receiveNotification(
    new Request('http://localhost:3000/', { method: 'POST', body, headers: { 'content-type': type } }),
  )

beforeEach(() => {
  calls = []
  jest.spyOn(console, 'error').mockImplementation()
  jest.replaceProperty(env, 'PAYFAST_URL', {
    id: '10000100',
    key: '46f0cd694581a',
    passphrase: PASSPHRASE,
    host: 'https://www.payfast.co.za',
  })
})
afterEach(() => jest.restoreAllMocks())

test('a notification is stored unchanged and awaits its confirmation', async () => {
  answers({ note_notification: [200, [{ id: ID, verdict: 'waiting', attempt: 1 }]] })
  expect(await receive(BODY)).toEqual({ status: 200, waiting: { id: ID, body: BODY, attempt: 1 } })
  expect(JSON.parse(calls[0]![1])).toMatchObject({ given: { body: BODY, sender: 'absent', problems: [] } })
})

test('refused and repeated notifications are acknowledged but not confirmed', async () => {
  for (const verdict of ['refused', 'repeated']) {
    answers({ note_notification: [200, [{ id: ID, verdict, attempt: 0 }]] })
    expect(await receive(BODY)).toEqual({ status: 200, waiting: null })
  }
})

test.each([
  [400, 'a=1'],
  [400, ''],
  [400, `${BODY}\0`],
  [413, 'a='.padEnd(16 * 1024 + 1, 'x')],
  [413, 'a='.padEnd(200_000, 'x')],
])('it is answered with %i, and not stored: %#', async (status, body) => {
  answers({})
  expect(await receive(body)).toEqual({ status, waiting: null })
  expect(calls).toEqual([])
})

test('PayFast is asked to resend a notification that cannot be stored now', async () => {
  answers({})
  expect((await receive(BODY)).status).toBe(503)
  answers({ note_notification: [500, { code: 'XX000', message: 'broken' }] })
  expect((await receive(BODY)).status).toBe(503)
  answers({ note_notification: [429, { code: 'PT429', message: 'too many' }] })
  expect((await receive(BODY)).status).toBe(429)
  jest.replaceProperty(env, 'PAYFAST_URL', undefined)
  expect((await receive(BODY)).status).toBe(503)
})

test.each([
  ['VALID', 'valid'],
  ['INVALID', 'invalid'],
  ['<html>', 'again'],
])("PayFast's answer %s to a pending notification is recorded as %s", async (answer, outcome) => {
  let isClaimed = false
  answers({ validate: [200, answer], settle_notification: [200, 'accepted'] })
  const rest = jest.mocked(fetch).getMockImplementation()!
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/claim_notifications')) return rest(input, init)
    const due = isClaimed ? [] : [{ id: ID, attempt: 2, body: BODY }]
    isClaimed = true
    return Response.json(due)
  })
  await confirmDue()
  expect(calls.map(([path]) => path.split('/').at(-1))).toEqual(['validate', 'settle_notification'])
  expect(calls[0]![1]).toBe(pairs.join('&'))
  expect(JSON.parse(calls[1]![1])).toEqual({ notification_id: ID, of_attempt: 2, outcome })
})

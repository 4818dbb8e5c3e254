/** The PayFast simulator with a site that signs, reads and confirms as ours does. */
import { confirmNotification } from '@/lib/payments/gateways/payfast/confirm'
import { parseNotification } from '@/lib/payments/gateways/payfast/notification'
import { isSignedNotification } from '@/lib/payments/gateways/payfast/signature'
import {
  ID,
  MERCHANT,
  PLAN,
  at,
  begin,
  choose,
  get,
  post,
  siteUrl,
  told,
  until,
} from '@/tests/payfast-simulator'
import { freePort } from '../ports.mjs'

test('a payment is shown with its purpose, and nothing in it is treated as HTML', async () => {
  const page = await get(await begin())
  expect(page).toContain('PayFast simulator. No money is moved.')
  expect(page).toContain('&lt;b&gt;Level 1&lt;/b&gt; ~ (deposit)! * é + 100%')
  expect(page).toContain('Pay R2500.00')
  expect(page).not.toContain('<b>')
})

test('the payer is sent back, and the site gets a signed notification that PayFast confirms', async () => {
  const path = await begin()
  expect(await choose(path, 'pay')).toMatchObject({ status: 303, location: `${siteUrl()}/return` })
  expect(told.received).toHaveLength(1)
  const body = told.received[0]!
  expect([...new URLSearchParams(body).keys()].slice(0, 8)).toEqual([
    ...['m_payment_id', 'pf_payment_id', 'payment_status', 'item_name', 'item_description'],
    ...['amount_gross', 'amount_fee', 'amount_net'],
  ])
  expect(isSignedNotification(body, MERCHANT.passphrase)).toBe(true)
  expect(parseNotification(body)).toEqual({
    payment_id: ID,
    gateway_payment_id: expect.stringMatching(/^\d+$/),
    status: 'complete',
    amount: '2500.00',
    fee: '-57.50',
    merchant_id: MERCHANT.id,
    token: null,
  })
  expect(await confirmNotification(body, { host: at.host })).toBe('valid')
  const forged = body.replace('amount_gross=2500.00', 'amount_gross=1.00')
  expect(isSignedNotification(forged, MERCHANT.passphrase)).toBe(false)
  expect(await confirmNotification(forged, { host: at.host })).toBe('invalid')
  expect(await confirmNotification('a=1', { host: at.host })).toBe('invalid')
})

test('a payment is settled once, whatever is chosen afterwards', async () => {
  const path = await begin()
  await choose(path, 'pay')
  expect(await choose(path, 'cancel')).toMatchObject({ status: 303, location: `${siteUrl()}/return` })
  expect(told.received).toHaveLength(1)
  expect(await get(path)).toContain('Back to the site')
})

test.each([
  ['cancel', 'cancelled', '/cancelled'],
  ['fail', 'failed', '/return'],
])('a payer who chooses %s is sent back, and the site is notified', async (outcome, status, page) => {
  expect(await choose(await begin(), outcome)).toMatchObject({ status: 303, location: siteUrl() + page })
  expect(parseNotification(told.received[0]!)).toMatchObject({ status, payment_id: ID })
})

test('a notification comes late, twice or never, as chosen, and again on request', async () => {
  await choose(await begin(), 'pay', 'twice')
  expect(told.received).toHaveLength(2)
  expect(told.received[0]).toBe(told.received[1])

  told.received = []
  const silent = await begin()
  await choose(silent, 'pay', 'never')
  await choose(await begin(), 'pay', 'late')
  expect(told.received).toEqual([])
  await until(() => told.received.length > 0)

  const [, action] = new RegExp(`action="(${silent}/notifications/\\d+)"`).exec(await get('/'))!
  told.received = []
  expect(await post(action!, '')).toMatchObject({ status: 303, location: '/' })
  expect(told.received).toHaveLength(1)
  expect(await confirmNotification(told.received[0]!, { host: at.host })).toBe('valid')
})

test('a notification is repeated until the site accepts it', async () => {
  told.statuses = [500, 302]
  await choose(await begin(), 'pay')
  await until(() => told.received.length === 3)
  expect(new Set(told.received).size).toBe(1)
  expect(await get('/')).toContain('sent 3 times, last answer: 200')
})

test('a plan is charged, fails and ends under its token, each time with another number', async () => {
  const path = await begin({ subscription: PLAN })
  expect(await get(path)).toContain('R1980.00 each month, 12 times; next on 2027-01-31')
  await choose(path, 'pay')
  for (const what of ['pay', 'pay', 'fail', 'cancel', 'pay']) await post(`${path}/plan/${what}`, '')
  const notes = told.received.map((body) => parseNotification(body)!)
  expect(told.received.every((body) => isSignedNotification(body, MERCHANT.passphrase))).toBe(true)
  const days = told.received.map((body) => new URLSearchParams(body).get('billing_date'))
  expect(notes.map(({ status, amount }, index) => [status, amount, days[index]])).toEqual([
    ['complete', '2500.00', '2027-01-31'],
    ['complete', '1980.00', '2027-01-31'],
    ['complete', '1980.00', '2027-02-28'],
    ['failed', '1980.00', '2027-03-31'],
    ['cancelled', '0.00', '2027-03-31'],
  ])
  expect(new Set(notes.map(({ token }) => token))).toEqual(
    new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]),
  )
  expect(new Set(notes.map(({ gateway_payment_id }) => gateway_payment_id)).size).toBe(5)
})

test('a confirmation can fail: with another answer, an error, too late, or no connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await choose(await begin(), 'pay')
  const body = told.received[0]!
  for (const [confirmation, expected] of [
    ['invalid', 'invalid'],
    ['error', 'again'],
    ['slow', 'again'],
    ['normal', 'valid'],
  ] as const) {
    expect(await post('/confirmation', `confirmation=${confirmation}`)).toMatchObject({ status: 303 })
    const milliseconds = confirmation === 'slow' ? 200 : 10_000
    expect(await confirmNotification(body, { host: at.host, milliseconds })).toBe(expected)
  }
  expect(await confirmNotification(body, { host: `http://127.0.0.1:${await freePort()}` })).toBe('again')
  // Any other web page is no confirmation.
  told.statuses = [200, 302, 404]
  for (let page = 0; page < 3; page++)
    expect(await confirmNotification(body, { host: siteUrl() })).toBe('again')
  jest.restoreAllMocks()
})

/** The PayFast simulator with a site that signs, reads and confirms as ours does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, type Server, createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { confirmNotification } from '@/lib/payfast/confirm'
import type { Field } from '@/lib/payfast/encoding'
import { parseNotification } from '@/lib/payfast/notification'
import { type PaymentOrder, paymentRequest } from '@/lib/payfast/request'
import { isSignedNotification } from '@/lib/payfast/signature'
import { freePort } from './ports.mjs'

// Each test talks to a process, also on a slow machine.
jest.setTimeout(60_000)

const MERCHANT = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const LATE = 500

let port: string
let host: string
let simulator: ChildProcess
let site: Server
/** What the site was told, and the statuses that it answers with; 200 where there is none left. */
let received: string[] = []
let statuses: number[] = []

async function start() {
  const child = spawn(process.execPath, [join(__dirname, 'payfast-server.mjs')], {
    env: {
      ...process.env,
      PAYFAST_PORT: port,
      PAYFAST_LATE_MS: String(LATE),
      PAYFAST_MERCHANT_ID: MERCHANT.id,
      PAYFAST_MERCHANT_KEY: MERCHANT.key,
      PAYFAST_PASSPHRASE: MERCHANT.passphrase,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [said] = await once(child.stdout!, 'data')
  return { child, said: String(said).trim() }
}

beforeAll(async () => {
  port = String(await freePort())
  host = `http://127.0.0.1:${port}`
  const { child, said } = await start()
  simulator = child
  expect(said).toBe('ready')
  site = createServer(async (incoming, response) => {
    received.push(await text(incoming))
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
})
beforeEach(() => {
  received = []
  statuses = []
})
afterAll(async () => {
  site.close()
  const ended = once(simulator, 'exit')
  simulator.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

const siteUrl = () => `http://127.0.0.1:${(site.address() as { port: number }).port}`

const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  merchant: MERCHANT,
  host,
  returnUrl: `${siteUrl()}/return`,
  cancelUrl: `${siteUrl()}/cancelled`,
  notifyUrl: `${siteUrl()}/notify`,
  person: { firstName: 'Ünice', surname: "O'Nel", email: 'a+b@example.org', phone: '+27821234567' },
  paymentId: ID,
  amount: '2500.00',
  itemName: '<b>Level 1</b> ~ (deposit)! * é + 100%',
  itemDescription: '',
  ...change,
})

const PLAN = { billingDate: '2027-01-31', recurringAmount: '1980.00', cycles: 12 }

/** Sends a form as a browser does; `fetch` would follow the answer elsewhere. */
async function post(path: string, fields: readonly Field[] | string, headers: Record<string, string> = {}) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields.map(([...pair]) => pair))
  const answer = await fetch(`${host}${path}`, {
    method: 'POST',
    body: String(body),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
}

const get = async (path: string) => (await fetch(`${host}${path}`)).text()

/** Begins a payment. Returns the path of its page. */
async function begin(change: Partial<PaymentOrder> = {}) {
  const { action, fields } = paymentRequest(orderOf(change))
  expect(action).toBe(`${host}/eng/process`)
  const { status, location } = await post('/eng/process', fields)
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/pay\/[0-9a-f-]{36}$/)])
  return location!
}

const choose = (path: string, outcome: string, way = 'now') =>
  post(path, [
    ['way', way],
    ['outcome', outcome],
  ])

async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a payment is shown with what it is for, and nothing of it is taken as HTML', async () => {
  const page = await get(await begin())
  expect(page).toContain('PayFast simulator. No money is moved.')
  expect(page).toContain('&lt;b&gt;Level 1&lt;/b&gt; ~ (deposit)! * é + 100%')
  expect(page).toContain('Pay R2500.00')
  expect(page).not.toContain('<b>')
})

test('who pays is sent back, and the site has a signed notification that PayFast confirms', async () => {
  const path = await begin()
  expect(await choose(path, 'pay')).toMatchObject({ status: 303, location: `${siteUrl()}/return` })
  expect(received).toHaveLength(1)
  const body = received[0]!
  expect([...new URLSearchParams(body).keys()].slice(0, 8)).toEqual([
    ...['m_payment_id', 'pf_payment_id', 'payment_status', 'item_name', 'item_description'],
    ...['amount_gross', 'amount_fee', 'amount_net'],
  ])
  expect(isSignedNotification(body, MERCHANT.passphrase)).toBe(true)
  expect(parseNotification(body)).toEqual({
    paymentId: ID,
    pfPaymentId: expect.stringMatching(/^\d+$/),
    status: 'complete',
    amountGross: '2500.00',
    amountFee: '-57.50',
    merchantId: MERCHANT.id,
    token: null,
    billingDate: null,
  })
  expect(await confirmNotification(body, { host })).toBe('valid')
  const forged = body.replace('amount_gross=2500.00', 'amount_gross=1.00')
  expect(isSignedNotification(forged, MERCHANT.passphrase)).toBe(false)
  expect(await confirmNotification(forged, { host })).toBe('invalid')
  expect(await confirmNotification('a=1', { host })).toBe('invalid')
})

test('a payment is settled once, whatever is chosen after it', async () => {
  const path = await begin()
  await choose(path, 'pay')
  expect(await choose(path, 'cancel')).toMatchObject({ status: 303, location: `${siteUrl()}/return` })
  expect(received).toHaveLength(1)
  expect(await get(path)).toContain('Back to the site')
})

test.each([
  ['cancel', 'cancelled', '/cancelled'],
  ['fail', 'failed', '/return'],
])('who chooses to %s it is sent back, and the site is told', async (outcome, status, page) => {
  expect(await choose(await begin(), outcome)).toMatchObject({ status: 303, location: siteUrl() + page })
  expect(parseNotification(received[0]!)).toMatchObject({ status, paymentId: ID })
})

test('a notification comes late, twice or never, as it was chosen, and again when it is asked for', async () => {
  await choose(await begin(), 'pay', 'twice')
  expect(received).toHaveLength(2)
  expect(received[0]).toBe(received[1])

  received = []
  const silent = await begin()
  await choose(silent, 'pay', 'never')
  await choose(await begin(), 'pay', 'late')
  expect(received).toEqual([])
  await until(() => received.length > 0)

  const [, action] = new RegExp(`action="(${silent}/notifications/\\d+)"`).exec(await get('/'))!
  received = []
  expect(await post(action!, '')).toMatchObject({ status: 303, location: '/' })
  expect(received).toHaveLength(1)
  expect(await confirmNotification(received[0]!, { host })).toBe('valid')
})

test('a notification is sent again until the site takes it', async () => {
  statuses = [500, 302]
  await choose(await begin(), 'pay')
  await until(() => received.length === 3)
  expect(new Set(received).size).toBe(1)
  expect(await get('/')).toContain('sent 3 times, last answer: 200')
})

test('a plan is charged, fails and ends under its token, each time with another number', async () => {
  const path = await begin({ subscription: PLAN })
  expect(await get(path)).toContain('R1980.00 each month, 12 times; next on 2027-01-31')
  await choose(path, 'pay')
  for (const what of ['pay', 'pay', 'fail', 'cancel', 'pay']) await post(`${path}/plan/${what}`, '')
  const told = received.map((body) => parseNotification(body)!)
  expect(received.every((body) => isSignedNotification(body, MERCHANT.passphrase))).toBe(true)
  expect(told.map(({ status, amountGross, billingDate }) => [status, amountGross, billingDate])).toEqual([
    ['complete', '2500.00', '2027-01-31'],
    ['complete', '1980.00', '2027-01-31'],
    ['complete', '1980.00', '2027-02-28'],
    ['failed', '1980.00', '2027-03-31'],
    ['cancelled', '0.00', '2027-03-31'],
  ])
  expect(new Set(told.map(({ token }) => token))).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]))
  expect(new Set(told.map(({ pfPaymentId }) => pfPaymentId)).size).toBe(5)
})

test.each<[string, (fields: Record<string, string>) => Record<string, string>, string]>([
  ['amount', (fields) => ({ ...fields, amount: '1.00' }), 'signature: Generated signature does not match'],
  ['merchant', (fields) => ({ ...fields, merchant_id: '1' }), 'merchant_id: The merchant is unknown'],
  ['name', ({ item_name: _, ...fields }) => fields, 'item_name: The field is required'],
  [
    'length',
    (fields) => ({ ...fields, item_name: 'x'.repeat(101) }),
    'item_name: The field is longer than 100',
  ],
  ['sum', (fields) => ({ ...fields, amount: '1,00' }), 'amount: The field must be an amount'],
  [
    'receiver',
    (fields) => ({ ...fields, notify_url: 'https://example.org/' }),
    'notify_url: The simulator notifies',
  ],
  [
    'address',
    (fields) => ({ ...fields, return_url: 'javascript:alert(1)' }),
    'return_url: The field must be a web',
  ],
])('a request with another %s than was signed is refused with the reason', async (_, change, reason) => {
  const { fields } = paymentRequest(orderOf())
  const { status, body } = await post('/eng/process', Object.entries(change(Object.fromEntries(fields))))
  expect([status, body]).toEqual([400, expect.stringContaining(reason)])
})

test('a site on another machine is not told, even where the request is signed', async () => {
  for (const notifyUrl of [
    'http://192.168.0.1/',
    'http://localhost.example.org/',
    'http://localhost@example.org/',
  ]) {
    const { fields } = paymentRequest(orderOf({ notifyUrl }))
    expect((await post('/eng/process', fields)).status).toBe(400)
  }
})

test('a confirmation can fail: with another answer, an error, too late, or nobody there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await choose(await begin(), 'pay')
  const body = received[0]!
  for (const [confirmation, expected] of [
    ['invalid', 'invalid'],
    ['error', 'again'],
    ['slow', 'again'],
    ['normal', 'valid'],
  ] as const) {
    expect(await post('/confirmation', `confirmation=${confirmation}`)).toMatchObject({ status: 303 })
    const milliseconds = confirmation === 'slow' ? 200 : 10_000
    expect(await confirmNotification(body, { host, milliseconds })).toBe(expected)
  }
  expect(await confirmNotification(body, { host: `http://127.0.0.1:${await freePort()}` })).toBe('again')
  // Any other web page is no confirmation.
  statuses = [200, 302, 404]
  for (let page = 0; page < 3; page++)
    expect(await confirmNotification(body, { host: siteUrl() })).toBe('again')
  jest.restoreAllMocks()
})

test('another host is refused, other methods, other sites, what is unknown, and what is too long', async () => {
  for (const name of ['example.org', `example.org:${port}`, 'localhost:1']) {
    const sent = request({ host: '127.0.0.1', port, headers: { host: name } })
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(403)
    answer.resume()
  }
  expect((await fetch(host, { method: 'DELETE' })).status).toBe(405)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const path = await begin()
  expect((await post(path, 'outcome=pay', foreign)).status).toBe(403)
  expect((await post(path, 'outcome=steal')).status).toBe(400)
  expect((await post('/confirmation', 'confirmation=constructor')).status).toBe(400)
  expect((await post('/eng/process', 'x'.repeat(70_000))).status).toBe(413)
  for (const unknown of ['/pay/constructor', '/pay/', '/other', `${path}/plan/pay`])
    expect((await fetch(host + unknown)).status).toBe(404)
  expect(received).toEqual([])
})

test('where its port is in use, it ends and names it', async () => {
  const { child, said } = await start()
  expect(said).toBe('port-in-use PAYFAST_PORT')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
})

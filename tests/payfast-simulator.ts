/** The PayFast simulator, and a site that signs like ours, for its tests. Importing this file starts both. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Field } from '@/lib/payments/gateways/payfast/encoding'
import { type PayfastOrder, paymentRequest } from '@/lib/payments/gateways/payfast/request'
import { startNode } from '../scripts/process/child.mjs'
import { freePort } from '../scripts/ports.mjs'
import { type LocalServer, localServer } from './local-server'

// Each test talks to a process; slow machines need time.
jest.setTimeout(60_000)

export const MERCHANT = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
export const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const LATE = 500

/** The simulator's address. */
export const at = { port: '', host: '' }
let simulator: ChildProcess
let site: LocalServer
/** Notifications received since the test began, and the next response statuses; 200 once they run out. */
export const told = { received: [] as string[], statuses: [] as number[] }

/** Starts the simulator; returns its process and first message. */
export async function start() {
  const child = startNode([join(__dirname, '..', 'scripts', 'local', 'payfast-server.mjs')], {
    env: {
      ...process.env,
      PAYFAST_PORT: at.port,
      PAYFAST_LATE_MS: String(LATE),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout!, 'data')
  return { child, said: String(said).trim() }
}

beforeAll(async () => {
  at.port = String(await freePort())
  at.host = `http://127.0.0.1:${at.port}`
  const { child, said } = await start()
  simulator = child
  expect(said).toBe('ready')
  site = await localServer(async (incoming, response) => {
    told.received.push(await text(incoming))
    response.writeHead(told.statuses.shift() ?? 200).end()
  })
})
beforeEach(() => {
  told.received = []
  told.statuses = []
})
afterAll(async () => {
  await site.close()
  const ended = once(simulator, 'exit')
  simulator.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

export const siteUrl = () => site.url

export const orderOf = (change: Partial<PayfastOrder> = {}): PayfastOrder => ({
  merchant: MERCHANT,
  host: at.host,
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

export const PLAN = { billingDate: '2027-01-31', recurringAmount: '1980.00', cycles: 12 }

/** Submits a form like a browser, without following redirects as `fetch` would. */
export async function post(
  path: string,
  fields: readonly Field[] | string,
  headers: Record<string, string> = {},
) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields.map(([...pair]) => pair))
  const answer = await fetch(`${at.host}${path}`, {
    method: 'POST',
    body: String(body),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
}

export const get = async (path: string) => (await fetch(`${at.host}${path}`)).text()

/** Begins a payment. Returns the path of its page. */
export async function begin(change: Partial<PayfastOrder> = {}) {
  const { action, fields } = paymentRequest(orderOf(change))
  expect(action).toBe(`${at.host}/eng/process`)
  const { status, location } = await post('/eng/process', fields)
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/pay\/[0-9a-f-]{36}$/)])
  return location!
}

export const choose = (path: string, outcome: string, way = 'now') =>
  post(path, [
    ['way', way],
    ['outcome', outcome],
  ])

export async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20))
}

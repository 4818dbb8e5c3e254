/** Refusals of the PayFast simulator. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { paymentRequest } from '@/lib/payments/gateways/payfast/request'
import { at, begin, orderOf, post, start, told } from '@/tests/payfast-simulator'

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
])('a request whose %s differs from the signed one is refused with the reason', async (_, change, reason) => {
  const { fields } = paymentRequest(orderOf())
  const { status, body } = await post('/eng/process', Object.entries(change(Object.fromEntries(fields))))
  expect([status, body]).toEqual([400, expect.stringContaining(reason)])
})

test('a site on another machine is not notified, even for a signed request', async () => {
  for (const notifyUrl of [
    'http://192.168.0.1/',
    'http://localhost.example.org/',
    'http://localhost@example.org/',
  ]) {
    const { fields } = paymentRequest(orderOf({ notifyUrl }))
    expect((await post('/eng/process', fields)).status).toBe(400)
  }
})

test('other hosts, methods and sites, unknown addresses, and oversized bodies are refused', async () => {
  for (const name of ['example.org', `example.org:${at.port}`, 'localhost:1']) {
    const sent = request({ host: '127.0.0.1', port: at.port, headers: { host: name } })
    const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(403)
    answer.resume()
  }
  expect((await fetch(at.host, { method: 'DELETE' })).status).toBe(405)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const path = await begin()
  expect((await post(path, 'outcome=pay', foreign)).status).toBe(403)
  expect((await post(path, 'outcome=steal')).status).toBe(400)
  expect((await post('/confirmation', 'confirmation=constructor')).status).toBe(400)
  expect((await post('/eng/process', 'x'.repeat(70_000))).status).toBe(413)
  for (const unknown of ['/pay/constructor', '/pay/', '/other', `${path}/plan/pay`])
    expect((await fetch(at.host + unknown)).status).toBe(404)
  expect(told.received).toEqual([])
})

test('with its port in use, it ends and names it', async () => {
  const { child, said } = await start()
  expect(said).toBe('port-in-use PAYFAST_PORT')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
})

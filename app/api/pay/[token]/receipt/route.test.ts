import type { RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { organisation } from '@/lib/content/documents/organisation'
import { type LocalServer, localServer } from '@/tests/local-server'
import { PAGE } from '@/tests/payment-page'
import { readPdf } from '@/tests/read-pdf'
import type * as Route from './route'

const token = (digit: string) => `5f0c6f7e-2f7c-4f0e-9a39-0d2f4f1f7a11_${digit.repeat(64)}`
const [PAID, UNPAID] = [token('a'), token('b')]

const page = {
  ...PAGE,
  ...{ state: 'complete', first_name: 'Thandi', surname: 'Jacobs', language: 'af', outstanding: '0' },
  received_on: '2026-11-20',
  receipt: { year: 2026, number: 12, issued_at: '2026-11-21T08:00:00+00:00', issuer: organisation },
  credit_notes: [
    {
      ...{ year: 2026, number: 5, issued_at: '2026-12-03T08:00:00+00:00', issuer: organisation },
      ...{ amount: '1000.00', paid_on: '2026-12-03' },
    },
  ],
}

/** First names overridden by link token. */
const names: Record<string, string> = {}

/** Answers as a database with two links. */
const answer: RequestListener = (request, response) =>
  void json(request).then((body) => {
    const { token: asked } = body as { token: string }
    const known = { [PAID]: page, [UNPAID]: { ...page, receipt: null, received_on: null } }
    response.writeHead(200, { 'content-type': 'application/json' })
    const found = known[asked]
    response.end(JSON.stringify(found ? { ...found, first_name: names[asked] ?? found.first_name } : null))
  })
let database: LocalServer
let GET: typeof Route.GET

// The module reads the environment once.
beforeAll(async () => {
  database = await localServer(answer)
  process.env.SUPABASE_URL = database.url
  jest.isolateModules(() => {
    GET = jest.requireActual<typeof Route>('./route').GET
  })
})
afterAll(() => database.close())

const ask = (asked: string, number?: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ token: asked, number }) })

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

test('a paid link gives its receipt as a file, in the person’s language and never cached', async () => {
  const response = await ask(PAID)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-language': 'af',
    'content-disposition': 'attachment; filename="receipt-2026-0012.pdf"',
  })
  const { pages, info } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(info).toMatchObject({ Title: 'Kwitansie 2026-0012', Language: 'af-ZA' })
  expect(pages[0]!.text).toContain('Thandi Jacobs')
}, 30_000)

test('repeated requests get the same file until its content changes', async () => {
  const bytesOf = async () => Buffer.from(await (await ask(PAID)).arrayBuffer()).toString('latin1')
  const [first, ...others] = await Promise.all([bytesOf(), bytesOf(), bytesOf()])
  expect(others).toEqual([first, first])
  // Each generated PDF has a unique id.
  expect(await bytesOf()).toBe(first)
  names[PAID] = 'Zoë'
  const later = await readPdf(new Uint8Array(await (await ask(PAID)).arrayBuffer()))
  expect(later.pages[0]!.text).toContain('Zoë Jacobs')
  delete names[PAID]
}, 30_000)

test('a credit note is found by its number only, even if the payment is incomplete', async () => {
  for (const link of [PAID, UNPAID]) {
    const response = await ask(link, '2026-0005')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="credit-note-2026-0005.pdf"',
    )
    const { info } = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect(info.Title).toBe('Kredietnota 2026-0005')
  }
  for (const number of ['2026-0012', '2026-5', 'x']) expect((await ask(PAID, number)).status).toBe(404)
}, 30_000)

test.each([
  ['that is not paid', UNPAID],
  ['that is unknown', token('c')],
  ['that is no token', 'x\0'],
])('a link %s gives none', async (_, asked) => {
  const response = await ask(asked)
  expect(response.status).toBe(404)
  expect(Object.fromEntries(response.headers)).toEqual(PRIVATE)
})

test('while the database is down, programs are told when to retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await database.close()
  const response = await ask(PAID)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toEqual({ ...PRIVATE, 'retry-after': '60' })
  log.mockRestore()
})

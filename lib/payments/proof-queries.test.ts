import { PAGE } from '@/tests/payment-page'
import { deleteSpentProofs, storeProof } from './proof-queries'

const TOKEN = `414defe5-dba8-4f00-82e6-c04724f679f0_${'0a'.repeat(32)}`
const NAME = '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11.pdf'
const PDF = '%PDF-1.7\n'

const READ = '/rest/v1/rpc/payment_page'

/** Paths of outgoing calls. */
let calls: string[]

/** Mocks the database and storage: status and data for the slot and the file, and the page of the link. */
function answers(
  slot: [status: number, data: unknown],
  file: [status: number, data: unknown] = [200, {}],
  page: unknown = PAGE,
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input))
    calls.push(pathname)
    if (pathname === READ) return Response.json(page)
    const [status, data] = pathname.startsWith('/storage/') ? file : slot
    return Response.json(data, { status })
  })
}

function send(file: Blob | string | null) {
  const body = new FormData()
  if (file !== null) body.set('file', typeof file === 'string' ? new Blob([file]) : file, 'invoice.exe')
  return storeProof(TOKEN, new Request('http://localhost:3000/', { method: 'POST', body }))
}

beforeEach(() => {
  calls = []
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

test('a PDF is stored under the name the database made', async () => {
  answers([200, NAME])
  expect(await send(PDF)).toBe('received')
  expect(calls).toEqual([READ, '/rest/v1/rpc/open_proof_slot', `/storage/v1/object/payment-proofs/${NAME}`])
})

test.each([
  ['missing', null],
  ['missing', ''],
  ['wrongKind', '<html>'],
  ['tooLarge', new Blob([PDF, new Uint8Array(4 * 1024 * 1024)])],
  ['tooLarge', new Blob([PDF, new Uint8Array(6 * 1024 * 1024)])],
])('it is %s, and no slot is opened: %#', async (outcome, file) => {
  answers([200, NAME])
  expect(await send(file)).toBe(outcome)
  expect(calls).toEqual([READ])
})

const post = (init: RequestInit & { duplex?: 'half' }) =>
  storeProof(TOKEN, new Request('http://localhost:3000/', { method: 'POST', ...init }))
const FORM = { 'content-type': 'multipart/form-data; boundary=x1' }
const PART = `--x1\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${PDF}\r\n`

// Parsing some of these would block the process for ten seconds.
test.each<[what: string, init: RequestInit]>([
  ['what is no form', { body: PDF }],
  [
    'a form without a boundary',
    { body: `${PART}--x1--`, headers: { 'content-type': 'multipart/form-data' } },
  ],
  ['fields alone', { body: new URLSearchParams({ file: PDF }) }],
  ['a form of two files', { body: `${PART.repeat(2)}--x1--`, headers: FORM }],
  ['a form of 40,000 files', { body: `${PART.repeat(40_000)}--x1--`, headers: FORM }],
  ['a file with 400,000 headers', { body: `--x1\r\n${'a: b\r\n'.repeat(400_000)}--x1--`, headers: FORM }],
])('%s is not parsed', async (_, init) => {
  answers([200, NAME])
  const takesApart = jest.spyOn(Response.prototype, 'formData')
  expect(await post(init)).toBe('failed')
  expect(takesApart).not.toHaveBeenCalled()
  expect(calls).toEqual([READ])
})

test('a form with one file is accepted, as browsers send it', async () => {
  answers([200, NAME])
  const takesApart = jest.spyOn(Response.prototype, 'formData')
  expect(await post({ body: `${PART}--x1--\r\n`, headers: FORM })).toBe('received')
  expect(takesApart).toHaveBeenCalledTimes(1)
})

/** A body that stays open until `end`, and whether anybody has read it. */
function endless() {
  const seen = { isRead: false }
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        seen.isRead = true
        await ended
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { seen, end: () => end(), init: { body, headers: FORM, duplex: 'half' as const } }
}

test.each([
  null,
  { ...PAGE, state: 'complete' },
  { ...PAGE, state: 'cancelled' },
  { ...PAGE, state: 'expired' },
])('no body is read for a link that takes no payment: %#', async (page) => {
  answers([200, NAME], [200, {}], page)
  const { seen, init } = endless()
  expect(await post(init)).toBe('gone')
  expect(seen.isRead).toBe(false)
})

test('of simultaneous uploads a few are read and the others wait', async () => {
  answers([200, NAME])
  const many = Array.from({ length: 30 }, endless)
  const sent = many.map(({ init }) => post(init))
  // Eight are read and sixteen wait.
  expect(await Promise.race(sent)).toBe('failed')
  expect(many.filter(({ seen }) => seen.isRead)).toHaveLength(8)
  many.forEach(({ end }) => end())
  await Promise.all(sent)
})

test.each([
  ['gone', [200, null], [200, {}]],
  ['tooMany', [429, { code: 'PT429', message: 'too many' }], [200, {}]],
  ['failed', [502, { message: 'down' }], [200, {}]],
  ['failed', [200, NAME], [502, { message: 'down' }]],
] as const)('it is %s if the database or the storage says so: %#', async (outcome, slot, file) => {
  answers([...slot], [...file])
  expect(await send(PDF)).toBe(outcome)
})

test('the slot of an upload that failed is freed', async () => {
  answers([200, NAME], [500, { message: 'no answer' }])
  expect(await send(PDF)).toBe('failed')
  expect(calls.at(-1)).toBe('/rest/v1/rpc/free_proof_slot')
})

describe('expired files', () => {
  const removal = '/storage/v1/object/payment-proofs'

  test.each<[what: string, spent: unknown[], file: [number, unknown], isDone: boolean]>([
    ['are none', [], [200, []], true],
    ['are deleted', [NAME], [200, [{ name: NAME }]], true],
    ['stay where storage does not answer', [NAME], [503, { message: 'busy' }], false],
    ['stay where storage deletes none', [NAME], [200, []], false],
  ])('%s', async (_, spent, file, isDone) => {
    answers([200, spent], file)
    expect(await deleteSpentProofs()).toBe(isDone)
    expect(calls).toEqual(['/rest/v1/rpc/spent_proofs', ...(spent.length > 0 ? [removal] : [])])
  })

  test('wait when the database does not answer', async () => {
    answers([503, { message: 'busy' }])
    expect(await deleteSpentProofs()).toBe(false)
  })
})

import { storeProof } from './proof-queries'

const TOKEN = `414defe5-dba8-4f00-82e6-c04724f679f0.${'0a'.repeat(32)}`
const NAME = '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11.pdf'
const PDF = '%PDF-1.7\n'

/** The calls that left the site, by their path. */
let calls: string[]

/** Answers the database and the storage: a status and data for the slot and for the file. */
function answers(slot: [status: number, data: unknown], file: [status: number, data: unknown] = [200, {}]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input))
    calls.push(pathname)
    const [status, data] = pathname.startsWith('/storage/') ? file : slot
    return Response.json(data, { status })
  })
}

function send(file: Blob | string | null) {
  const body = new FormData()
  if (file !== null) body.set('proof', typeof file === 'string' ? new Blob([file]) : file, 'invoice.exe')
  return storeProof(TOKEN, new Request('http://localhost:3000/', { method: 'POST', body }))
}

beforeEach(() => {
  calls = []
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

test('a PDF is stored under the name that the database made', async () => {
  answers([200, NAME])
  expect(await send(PDF)).toBe('received')
  expect(calls).toEqual(['/rest/v1/rpc/open_proof_slot', `/storage/v1/object/payment-proofs/${NAME}`])
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
  expect(calls).toEqual([])
})

test('what is no form is not stored', async () => {
  answers([200, NAME])
  expect(await storeProof(TOKEN, new Request('http://localhost:3000/', { method: 'POST', body: PDF }))).toBe(
    'failed',
  )
  expect(calls).toEqual([])
})

test.each([
  ['gone', [200, null], [200, {}]],
  ['tooMany', [429, { code: 'PT429', message: 'too many' }], [200, {}]],
  ['failed', [502, { message: 'down' }], [200, {}]],
  ['failed', [200, NAME], [502, { message: 'down' }]],
] as const)('it is %s where the database or the storage says so: %#', async (outcome, slot, file) => {
  answers([...slot], [...file])
  expect(await send(PDF)).toBe(outcome)
})

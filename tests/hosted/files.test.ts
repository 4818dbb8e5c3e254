/** Files in a hosted project's storage, with its own limits and errors. */
import { shared } from '@/lib/next/shared'
import type * as FileQueries from '@/lib/media/file-queries'
import type * as ProofQueries from '@/lib/payments/proof-queries'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE } from '../payment-page'
import { PLATFORM, json } from './answer'
import { jar } from './next-request'
import type * as Visitor from './next-request'
import { startedProject } from './project'

jest.mock('next/headers', () => jest.requireActual<typeof Visitor>('./next-request').nextHeaders)

const project = startedProject()
let files: typeof FileQueries
let proofs: typeof ProofQueries
const user = project.auth.add('thandi@example.org')
const PICTURE = readFileSync(join(__dirname, '..', '..', 'docs', 'pictures', 'level.webp'))
const PDF = Buffer.from('%PDF-1.7\n')
const TOKEN = `414defe5-dba8-4f00-82e6-c04724f679f0_${'0a'.repeat(32)}`
const SLOT = '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11.pdf'
const MEGABYTE = 2 ** 20

beforeAll(async () => {
  files = await import('@/lib/media/file-queries')
  proofs = await import('@/lib/payments/proof-queries')
})
beforeEach(() => {
  project.functions
    .set('staff_session', () => 'admin')
    .set('payment_page', () => PAGE)
    .set('open_proof_slot', () => SLOT)
  project.storage.files.clear()
  project.storage.buckets = {
    'post-images': { limit: 5 * MEGABYTE, kinds: ['image/webp', 'image/gif'] },
    brochures: { limit: 15 * MEGABYTE, kinds: ['application/pdf'] },
    'brochure-uploads': { limit: 15 * MEGABYTE, kinds: ['application/pdf'] },
    'payment-proofs': { limit: 4 * MEGABYTE, kinds: ['application/pdf'] },
  }
  project.signIn(user)
})

const body = (bytes: Buffer) => new Response(new Uint8Array(bytes)).body
const sendPicture = () => files.uploadPicture(body(PICTURE))
const sendBrochure = () => files.uploadBrochure(body(PDF))
function proofRequest() {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(PDF)]), 'proof.pdf')
  return new Request('http://localhost:3000/', { method: 'POST', body: form })
}
const sendProof = () => proofs.storeProof(TOKEN, proofRequest())
/** Its body arrives twenty seconds after its head. */
async function sendProofSlowly() {
  let passed = 0
  const real = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  const { headers, body } = proofRequest()
  const late = body!.pipeThrough(
    new TransformStream({ flush: () => void (passed = 20_000) }, undefined, { highWaterMark: 0 }),
  )
  const init = { method: 'POST', headers, body: late, duplex: 'half' }
  const request = new Request('http://localhost:3000/', init)
  return shared.progress.run({ isForm: false }, () => proofs.storeProof(TOKEN, request))
}

/** The refusal code shown to a visitor. */
const codeOf = async (answer: Promise<string | { ok: boolean; code?: string }>) => {
  const outcome = await answer
  if (typeof outcome === 'string') return outcome
  return outcome.ok ? 'received' : outcome.code
}

const SENDERS = [
  ['picture', 'post-images', sendPicture],
  ['brochure', 'brochures', sendBrochure],
  ['proof of payment', 'payment-proofs', sendProof],
] as const

test('a proof that takes twenty seconds to arrive is stored', async () => {
  expect(await sendProofSlowly()).toBe('received')
})

test.each(SENDERS)('a %s is stored', async (_, bucket, send) => {
  expect(await codeOf(send())).toBe('received')
  expect([...project.storage.files.keys()]).toEqual([expect.stringMatching(`^${bucket}/`)])
})

test.each([SENDERS[0], SENDERS[1]])('a %s that exists already counts as stored', async (_, __, send) => {
  await send()
  expect(await codeOf(send())).toBe('received')
  expect(project.storage.files.size).toBe(1)
})

test.each(SENDERS)(
  'a %s above a bucket limit that is set too low is too large, and the log says so',
  async (_, bucket, send) => {
    project.storage.buckets[bucket] = { ...project.storage.buckets[bucket]!, limit: 3 }
    expect(await codeOf(send())).toBe('tooLarge')
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('npm run doctor'))
  },
)

test.each(SENDERS)('a %s of a kind that the bucket refuses is of the wrong kind', async (_, bucket, send) => {
  project.storage.buckets[bucket] = { ...project.storage.buckets[bucket]!, kinds: [] }
  expect(await codeOf(send())).toBe('wrongKind')
})

test.each(SENDERS)(
  'a %s fails if the bucket is missing or the project is paused',
  async (_, bucket, send) => {
    delete project.storage.buckets[bucket]
    expect(await codeOf(send())).toBe('failed')
    project.intercept = ({ path }) => (path.startsWith('/storage/') ? PLATFORM.paused : undefined)
    expect(await codeOf(send())).toBe('failed')
  },
)

/** Uploads a file as a browser does, with no key, and has the site take it. */
async function upload(bytes: Buffer) {
  const opened = await files.openUpload()
  if (!opened.ok) throw new Error(opened.code)
  const { address, name } = opened.data
  const headers = { 'content-type': 'application/pdf' }
  const answer = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  expect(answer.status).toBe(200)
  expect([...project.storage.files.keys()]).toEqual([`brochure-uploads/${name}`])
  return files.takeUpload(name)
}

test('a brochure uploaded to storage is checked and published', async () => {
  const answer = await upload(PDF)
  expect(answer).toEqual({
    ok: true,
    data: { address: expect.stringMatching(/^\/brochures\/own\/.*\.pdf$/) },
  })
  expect([...project.storage.files]).toEqual([[expect.stringMatching(/^brochures\//), PDF]])
})

test.each([
  ['unsafe', '%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['wrongKind', '<html>'],
])('one that is %s is deleted', async (code, text) => {
  expect(await upload(Buffer.from(text))).toEqual({ ok: false, code })
  expect([...project.storage.files]).toEqual([])
})

test('one whose upload never came, or is not named like one, is not published', async () => {
  for (const name of ['7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11.pdf', '../brochures/x.pdf'])
    expect(await files.takeUpload(name)).toEqual({ ok: false, code: 'failed' })
})

test('only admins open and take an upload', async () => {
  project.functions.set('staff_session', () => 'editor')
  expect(await files.openUpload()).toEqual({ ok: false, code: 'notAdmin' })
  expect(await files.takeUpload('7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11.pdf')).toMatchObject({
    code: 'notAdmin',
  })
  jar.clear()
  expect(await files.openUpload()).toEqual({ ok: false, code: 'notAuthenticated' })
})

test('orphaned files are deleted, and the next run deletes what storage keeps', async () => {
  const { deleteOrphans } = await import('@/lib/media/orphan-queries')
  project.storage.files.set('brochures/a.pdf', PDF)
  project.functions.set('orphan_files', () => [{ bucket: 'brochures', names: ['a.pdf'] }])
  expect(await deleteOrphans()).toBe(true)
  expect(project.storage.files.size).toBe(0)
  expect(await deleteOrphans()).toBe(false)
  project.functions.set('orphan_files', () => [])
  expect(await deleteOrphans()).toBe(true)
})

const NAME = '7d6f1d1c-0a57-8c1e-8f5e-2b6f0f5a5a11-20x10.webp'

test('a picture that is not in storage is missing', async () => {
  expect(await files.storedPicture(NAME)).toBe('missing')
})

test.each([
  ['paused', PLATFORM.paused],
  ['restricted', PLATFORM.restricted],
  ['busy', json({ statusCode: '429', error: 'too_many_connections', message: 'Too many connections' }, 429)],
])('a picture of a project that is %s is not reported missing', async (_, answer) => {
  project.intercept = () => answer
  expect(await files.storedPicture(NAME)).toBe('failed')
  expect(await files.storedBrochure('7d6f1d1c-0a57-8c1e-8f5e-2b6f0f5a5a11.pdf')).toBe('failed')
})

test('a picture that storage delivers late is still shown', async () => {
  project.intercept = () => ({ status: 200, raw: PICTURE, delay: 2500 })
  expect(await files.storedPicture(NAME)).toMatchObject({ kind: 'image/webp' })
})

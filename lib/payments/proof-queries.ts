import 'server-only'
import { createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { bucketRefusal, readAll } from '@/lib/media/storage'
import { jobClient } from '@/lib/supabase/job'
import { uncachedClient } from '@/lib/supabase/public'
import { TOO_MANY } from '@/lib/supabase/errors'
import { paymentPage } from './page-queries'
import { MAX_PROOF_BYTES, PROOF_BUCKET, PROOF_FIELD, type ProofOutcome, proofKind } from './proof'

/** The form's maximum overhead around its file. */
const FORM_BYTES = 16 * 1024

/** The file's name and type, at most. */
const HEAD_BYTES = 2048

/** Limited because uploads are held in memory; those that wait too long are told to try again. */
const limited = createLimit({ concurrency: 8, queueSize: 16, timeout: 10_000 })

/** Whether a body has at most one part, like our form. Parsing thousands blocks the process for seconds. */
function isShortForm(type: string, bytes: Buffer): boolean {
  const boundary = /^multipart\/form-data; *boundary=([\w'()+,./:=?-]{1,70})$/i.exec(type)?.[1]
  if (!boundary || bytes.indexOf(`--${boundary}`) !== 0) return false
  const end = bytes.indexOf(boundary, boundary.length + 2)
  const hasOnePart = end === -1 || bytes.indexOf(boundary, end + 1) === -1
  return hasOnePart && (bytes.byteLength <= HEAD_BYTES || bytes.subarray(0, HEAD_BYTES).includes('\r\n\r\n'))
}

/** The form's file; null if the form is too large. @throws Error if it is malformed */
async function proofOf(request: Request): Promise<Buffer | null> {
  const bytes = await readAll(request.body, MAX_PROOF_BYTES + FORM_BYTES)
  if (!bytes) return null
  const type = request.headers.get('content-type') ?? ''
  if (!isShortForm(type, bytes)) throw new Error('not the form of a proof of payment')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const file = form.get(PROOF_FIELD)
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

async function receive(token: string, request: Request): Promise<ProofOutcome> {
  const bytes = await proofOf(request)
  if (!bytes || bytes.byteLength > MAX_PROOF_BYTES) return 'tooLarge'
  if (bytes.byteLength === 0) return 'missing'
  const kind = proofKind(bytes)
  if (!kind) return 'wrongKind'
  const client = uncachedClient()
  const { data: name, error } = await client.rpc('open_proof_slot', { token, file_kind: kind.end })
  if (error?.code === TOO_MANY) return 'tooMany'
  if (error) throw error
  if (!name) return 'gone'
  const stored = await client.storage.from(PROOF_BUCKET).upload(name, bytes, { contentType: kind.type })
  if (!stored.error) return 'received'
  // If the database does not answer either, the job frees it.
  await client.rpc('free_proof_slot', { token, slot: name })
  const refusal = bucketRefusal(stored.error)
  if (refusal) return refusal
  throw stored.error
}

/**
 * Stores the form's proof for the payment of a token: a PDF or picture by its content, at most 4 MB, unchanged. Anybody
 * can send a form, so it is read only if a payment is still due. The database makes up the file name; the uploaded one
 * is ignored. Never throws.
 */
export async function storeProof(token: string, request: Request): Promise<ProofOutcome> {
  try {
    const page = await paymentPage(token)
    if (page?.state !== 'pending') return 'gone'
    return await limited(() => receive(token, request))
  } catch (error) {
    logError('storeProof', error)
    return 'failed'
  }
}

/**
 * Deletes proofs that have expired or whose person is erased, for erasures and a job: files that storage does not
 * delete now go in the next run. Never throws. Resolves to whether none are left.
 */
export async function deleteSpentProofs(): Promise<boolean> {
  try {
    const client = jobClient('JOB_KEY_PAYMENTS')
    const { data: names } = await client.rpc('spent_proofs').throwOnError()
    if (names.length === 0) return true
    const { data: deleted, error } = await client.storage.from(PROOF_BUCKET).remove(names)
    if (error) throw error
    if (deleted.length < names.length) throw new Error('storage did not delete every file')
    return true
  } catch (error) {
    logError('deleteSpentProofs', error)
    return false
  }
}

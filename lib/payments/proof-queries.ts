import 'server-only'
import { readAll } from '@/lib/media/storage'
import { uncachedClient } from '@/lib/supabase/public'
import { PROOF_BUCKET } from './office'
import { LARGEST_PROOF, PROOF_FIELD, type ProofOutcome, proofKind } from './proof'

/** What a form adds to the file that it carries, at most, in bytes. */
const FORM_BYTES = 16 * 1024

/** The SQLSTATE with which the database refuses one of too many proofs of a day. */
const TOO_MANY = 'PT429'

/** The file of a form; null where the form is too large for one that is accepted. */
async function proofOf(request: Request): Promise<Buffer | null> {
  const bytes = await readAll(request.body, LARGEST_PROOF + FORM_BYTES)
  if (!bytes) return null
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData()
  const file = form.get(PROOF_FIELD)
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

/**
 * Stores the proof of payment that a form carries, for the payment of a token: a PDF or a picture by its content, 4 MB at
 * most, unchanged. Its name is made by the database; the file's own is not used. It never throws.
 */
export async function storeProof(token: string, request: Request): Promise<ProofOutcome> {
  try {
    const bytes = await proofOf(request)
    if (!bytes || bytes.byteLength > LARGEST_PROOF) return 'tooLarge'
    if (bytes.byteLength === 0) return 'missing'
    const kind = proofKind(bytes)
    if (!kind) return 'wrongKind'
    const client = uncachedClient()
    const { data: name, error } = await client.rpc('open_proof_slot', { token, file_kind: kind.end })
    if (error?.code === TOO_MANY) return 'tooMany'
    if (error) throw error
    if (!name) return 'gone'
    const stored = await client.storage.from(PROOF_BUCKET).upload(name, bytes, { contentType: kind.type })
    if (stored.error) throw stored.error
    return 'received'
  } catch (error) {
    console.error('storeProof', error instanceof Error ? error.message : error)
    return 'failed'
  }
}

import 'server-only'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { files } from '@/lib/routes'
import { authorizeAdmin } from '@/lib/staff/queries'
import { publicFile } from '@/lib/supabase/public'
import { type PdfCode, type UploadedPdf, LARGEST_PDF, isPdf, isPdfName } from './pdf'
import {
  BROCHURE_BUCKET,
  CACHE_SECONDS,
  bucketRefusal,
  contentId,
  isMissingFile,
  isThereAlready,
  readAll,
} from './storage'

/** The brochure of a name as storage gives it: `missing` where there is none or no upload has such a name, `failed` where storage fails. */
export async function storedBrochure(
  name: string,
): Promise<{ readonly bytes: ReadableStream<Uint8Array> | null } | 'missing' | 'failed'> {
  if (!isPdfName(name)) return 'missing'
  const file = await publicFile(BROCHURE_BUCKET, name)
  if (file.ok) return { bytes: file.body }
  return isMissingFile(file) ? 'missing' : 'failed'
}

/**
 * Stores a brochure of the provider's own, sent by an admin: a PDF by its first bytes, 15 MB at most, unchanged. Its name
 * comes from its content; the file's own name is not used.
 */
export async function uploadBrochure(
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<UploadedPdf, PdfCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const bytes = await readAll(body, LARGEST_PDF)
    if (!bytes) return fail('tooLarge')
    if (!isPdf(bytes)) return fail('wrongKind')
    const name = `${contentId(bytes)}.pdf`
    const { error } = await admin.data.client.storage
      .from(BROCHURE_BUCKET)
      .upload(name, bytes, { contentType: 'application/pdf', cacheControl: CACHE_SECONDS })
    const refusal = error && bucketRefusal(error)
    if (refusal) return fail(refusal)
    if (error && !isThereAlready(error)) throw error
    return ok({ address: files.ownBrochure(name) })
  } catch (error) {
    logError('uploadBrochure', error)
    return fail('failed')
  }
}

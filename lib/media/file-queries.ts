import 'server-only'
import { encode } from '@/lib/images/encode'
import { type UploadedPicture, PICTURES, pictureKind } from '@/lib/images/picture-address'
import { type PictureCode, MAX_PICTURE_BYTES } from '@/lib/images/upload-rules'
import { BusyError, createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { type Result, ok, fail } from '@/lib/result'
import { files } from '@/lib/routes'
import { type StaffClient, authorizeAdmin, authorizeEditor } from '@/lib/staff/queries'
import { publicFile } from '@/lib/supabase/public'
import type { StoredFile } from './answers'
import { type PdfCode, type UploadedPdf, MAX_PDF_BYTES, isPdf, isPdfName } from './pdf'
import {
  BROCHURE_BUCKET,
  PICTURE_BUCKET,
  bucketRefusal,
  contentId,
  isDuplicateFile,
  readAll,
} from './storage'

/**
 * Decoding a large picture takes seconds and hundreds of megabytes: one at a time. Waiting ones hold at most 5 MB each.
 */
const limited = createLimit({ concurrency: 1, queueSize: 20 })

type Body = ReadableStream<Uint8Array> | null

async function storedFile(bucket: string, name: string, kind: string | null): Promise<StoredFile> {
  if (!kind) return 'missing'
  const file = await publicFile(bucket, name)
  if (file.ok) return { bytes: file.body, kind }
  // Storage reports a missing file with 400 as well as 404.
  return file.status === 400 || file.status === 404 ? 'missing' : 'failed'
}

/** The picture of a name; `missing` also for a name that no upload has. */
export const storedPicture = (name: string) => storedFile(PICTURE_BUCKET, name, pictureKind(name))

/** The same for an uploaded brochure. */
export const storedBrochure = (name: string) =>
  storedFile(BROCHURE_BUCKET, name, isPdfName(name) ? 'application/pdf' : null)

/** Stores a file; returns why the bucket refuses it, or null. @throws any other error. */
async function store(
  client: StaffClient,
  bucket: string,
  name: string,
  bytes: Uint8Array,
  contentType: string,
) {
  // Cache lifetime in seconds: names are never reused.
  const options = { contentType, cacheControl: '31536000' }
  const { error } = await client.storage.from(bucket).upload(name, bytes, options)
  const refusal = error && bucketRefusal(error)
  if (error && !refusal && !isDuplicateFile(error)) throw error
  return refusal
}

/**
 * Stores a picture from signed-in staff: at most 5 MB, one of four kinds by content, re-encoded, named by its content.
 * `busy` if too many are waiting.
 */
export async function uploadPicture(body: Body): Promise<Result<UploadedPicture, PictureCode>> {
  try {
    const session = await authorizeEditor()
    if (!session.ok) return session
    const bytes = await readAll(body, MAX_PICTURE_BYTES)
    if (!bytes) return fail('tooLarge')
    const picture = await limited(() => encode(bytes))
    if (typeof picture === 'string') return fail(picture)
    // An animated picture can grow when re-encoded.
    if (picture.bytes.byteLength > MAX_PICTURE_BYTES) return fail('tooLarge')
    const { width, height, kind } = picture
    const name = `${contentId(picture.bytes)}-${width}x${height}.${kind}`
    const { client } = session.data
    const refusal = await store(client, PICTURE_BUCKET, name, picture.bytes, `image/${kind}`)
    return refusal ? fail(refusal) : ok({ address: PICTURES + name, width, height })
  } catch (error) {
    if (error instanceof BusyError) return fail('busy')
    logError('uploadPicture', error)
    return fail('failed')
  }
}

/** Stores a brochure uploaded by an admin: a PDF by its first bytes, at most 15 MB, unchanged, named by its content. */
export async function uploadBrochure(body: Body): Promise<Result<UploadedPdf, PdfCode>> {
  try {
    const admin = await authorizeAdmin()
    if (!admin.ok) return admin
    const bytes = await readAll(body, MAX_PDF_BYTES)
    if (!bytes) return fail('tooLarge')
    if (!isPdf(bytes)) return fail('wrongKind')
    const name = `${contentId(bytes)}.pdf`
    const refusal = await store(admin.data.client, BROCHURE_BUCKET, name, bytes, 'application/pdf')
    return refusal ? fail(refusal) : ok({ address: files.ownBrochure(name) })
  } catch (error) {
    logError('uploadBrochure', error)
    return fail('failed')
  }
}

import 'server-only'
import { encode } from '@/lib/images/encode'
import { type UploadedPicture, PICTURES, pictureKind } from '@/lib/images/picture-address'
import { type PictureCode, MAX_PICTURE_BYTES } from '@/lib/images/upload-rules'
import { BusyError, createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { type Result, ok, fail } from '@/lib/result'
import { files } from '@/lib/routes'
import { type StaffClient, authorizeAdmin, authorizeStaff } from '@/lib/staff/queries'
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
 * Decoding a large picture takes seconds and hundreds of megabytes, so that it is done for one at a time. Those that
 * wait are held in memory, 5 MB at most each.
 */
const limited = createLimit({ concurrency: 1, queueSize: 20 })

type Body = ReadableStream<Uint8Array> | null

async function storedFile(bucket: string, name: string, kind: string | null): Promise<StoredFile> {
  if (!kind) return 'missing'
  const file = await publicFile(bucket, name)
  if (file.ok) return { bytes: file.body, kind }
  // Storage answers that it has no such file with 400 as well as 404.
  return file.status === 400 || file.status === 404 ? 'missing' : 'failed'
}

/** The picture of a name; `missing` for a name that no upload has, too. */
export const storedPicture = (name: string) => storedFile(PICTURE_BUCKET, name, pictureKind(name))

/** The same for a brochure of the provider's own. */
export const storedBrochure = (name: string) =>
  storedFile(BROCHURE_BUCKET, name, isPdfName(name) ? 'application/pdf' : null)

/** Stores a file; returns why the bucket refuses it, or null. @throws what else goes wrong. */
async function store(
  client: StaffClient,
  bucket: string,
  name: string,
  bytes: Uint8Array,
  contentType: string,
) {
  // How long it may be kept, in seconds: a name is never given to another file.
  const options = { contentType, cacheControl: '31536000' }
  const { error } = await client.storage.from(bucket).upload(name, bytes, options)
  const refusal = error && bucketRefusal(error)
  if (error && !refusal && !isDuplicateFile(error)) throw error
  return refusal
}

/**
 * Stores a picture of a signed-in staff member: 5 MB at most, one of four kinds by its content, made anew. Its name comes
 * from its content; the file's own name is not used. `busy` where too many others wait.
 */
export async function uploadPicture(body: Body): Promise<Result<UploadedPicture, PictureCode>> {
  try {
    const session = await authorizeStaff()
    if (!session.ok) return session
    const bytes = await readAll(body, MAX_PICTURE_BYTES)
    if (!bytes) return fail('tooLarge')
    const picture = await limited(() => encode(bytes))
    if (typeof picture === 'string') return fail(picture)
    // A moving picture can grow when it is made anew.
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

/**
 * Stores a brochure of the provider's own, sent by an admin: a PDF by its first bytes, 15 MB at most, unchanged. Its name
 * comes from its content; the file's own name is not used.
 */
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

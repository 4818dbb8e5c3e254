import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { staffAction } from '@/lib/action'
import { encode } from '@/lib/images/encode'
import { type UploadedPicture, PICTURES, pictureKind } from '@/lib/images/picture-address'
import { type PictureCode, MAX_PICTURE_BYTES } from '@/lib/images/upload-rules'
import { BusyError, createLimit } from '@/lib/limit'
import { type Result, ok, fail } from '@/lib/result'
import { files } from '@/lib/routes'
import { type StaffClient, authorizeAdmin, authorizeEditor } from '@/lib/staff/queries'
import { publicFile } from '@/lib/supabase/public'
import type { StoredFile } from './answers'
import { type OpenUpload, type PdfCode, type UploadedPdf, MAX_PDF_BYTES, isPdfName } from './pdf'
import { pdfVerdict } from './pdf-content'
import {
  BROCHURE_BUCKET,
  PICTURE_BUCKET,
  UPLOAD_BUCKET,
  bucketRefusal,
  contentId,
  isDuplicateFile,
  readAll,
} from './storage'

/**
 * Decoding a large picture takes seconds and hundreds of megabytes: one at a time. Waiting ones hold at most 5 MB each.
 */
const limited = createLimit({ concurrency: 1, queueSize: 20 })

const body = z.custom<ReadableStream<Uint8Array> | null>()

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

function busy(error: unknown): 'busy' {
  if (error instanceof BusyError) return 'busy'
  throw error
}

/**
 * Stores a picture from signed-in staff: at most 5 MB, one of four kinds by content, re-encoded, named by its content.
 * `busy` if too many are waiting.
 */
export const uploadPicture = staffAction(
  'uploadPicture',
  { who: authorizeEditor, takes: [body] },
  async ({ client }, sent): Promise<Result<UploadedPicture, PictureCode>> => {
    const bytes = await readAll(sent, MAX_PICTURE_BYTES)
    if (!bytes) return fail('tooLarge')
    const picture = await limited(() => encode(bytes)).catch(busy)
    if (typeof picture === 'string') return fail(picture)
    // An animated picture can grow when re-encoded.
    if (picture.bytes.byteLength > MAX_PICTURE_BYTES) return fail('tooLarge')
    const { width, height, kind } = picture
    const name = `${contentId(picture.bytes)}-${width}x${height}.${kind}`
    const refusal = await store(client, PICTURE_BUCKET, name, picture.bytes, `image/${kind}`)
    return refusal ? fail(refusal) : ok({ address: PICTURES + name, width, height })
  },
)

/** Publishes a PDF if it is harmless, unchanged, named by its content. */
async function publish(client: StaffClient, bytes: Buffer): Promise<Result<UploadedPdf, PdfCode>> {
  const verdict = pdfVerdict(bytes)
  if (verdict !== 'good') return fail(verdict)
  const name = `${contentId(bytes)}.pdf`
  const refusal = await store(client, BROCHURE_BUCKET, name, bytes, 'application/pdf')
  return refusal ? fail(refusal) : ok({ address: files.ownBrochure(name) })
}

/**
 * Opens an upload for an admin: for two hours storage takes one PDF of at most 15 MB from the browser, which a host's
 * limit on requests does not concern. Nobody can read it until `takeUpload` has.
 */
export const openUpload = staffAction(
  'openUpload',
  { who: authorizeAdmin, takes: [] },
  async ({ client }): Promise<Result<OpenUpload, PdfCode>> => {
    const name = `${randomUUID()}.pdf`
    const { data, error } = await client.storage.from(UPLOAD_BUCKET).createSignedUploadUrl(name)
    if (error) throw error
    return ok({ address: data.signedUrl, name })
  },
)

/** Publishes the brochure of an open upload if it is harmless. Whatever is refused is deleted. */
export const takeUpload = staffAction(
  'takeUpload',
  { who: authorizeAdmin, takes: [z.string().refine(isPdfName)] },
  async ({ client }, name): Promise<Result<UploadedPdf, PdfCode>> => {
    const uploads = client.storage.from(UPLOAD_BUCKET)
    const { data, error } = await uploads.download(name)
    if (error) throw error
    const answer = await publish(client, Buffer.from(await data.arrayBuffer()))
    // What stays is deleted as an orphan.
    await uploads.remove([name])
    return answer
  },
)

/** Publishes a brochure sent to the site itself, where browsers do not reach the storage: at most 15 MB. */
export const uploadBrochure = staffAction(
  'uploadBrochure',
  { who: authorizeAdmin, takes: [body] },
  async ({ client }, sent): Promise<Result<UploadedPdf, PdfCode>> => {
    const bytes = await readAll(sent, MAX_PDF_BYTES)
    return bytes ? publish(client, bytes) : fail('tooLarge')
  },
)

import 'server-only'
import { createHash } from 'node:crypto'
import { authorizeStaff } from '@/lib/staff/queries'
import { type Result, ok, fail } from '@/lib/result'
import { encode } from '@/lib/images/encode'
import { type UploadedPicture, PICTURES, pictureKind } from '@/lib/images/picture-address'
import { type PictureCode, LARGEST_PICTURE } from '@/lib/images/upload-rules'
import { BusyError, createLimit } from '@/lib/limit'
import { publicFile } from '@/lib/supabase/public'

/** The bucket that holds the pictures of posts. */
const BUCKET = 'post-images'

/**
 * Decoding a large picture takes seconds and hundreds of megabytes, so that it is done for one at a time. Those that
 * wait are held in memory, 5 MB at most each.
 */
const inTurn = createLimit({ atOnce: 1, waiting: 20 })

/** An uploaded picture as storage gives it. */
export interface StoredPicture {
  readonly bytes: ReadableStream<Uint8Array> | null
  readonly kind: 'image/webp' | 'image/gif'
}

/** The picture of a name: `missing` where there is none or no upload has such a name, `failed` where storage fails. */
export async function storedPicture(name: string): Promise<StoredPicture | 'missing' | 'failed'> {
  const kind = pictureKind(name)
  if (!kind) return 'missing'
  const file = await publicFile(BUCKET, name)
  if (file.ok) return { bytes: file.body, kind }
  // Storage answers 400 as well as 404 for a file that it does not have.
  return file.status < 500 ? 'missing' : 'failed'
}

/** All bytes of a body; null as soon as they are more than a picture may have. The rest is read and dropped. */
async function readAll(body: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_PICTURE * 4) return null
    if (size <= LARGEST_PICTURE) chunks.push(chunk)
  }
  return size > LARGEST_PICTURE ? null : Buffer.concat(chunks)
}

/** An id of a content: a UUID of version 8 (RFC 9562) from its SHA-256. */
function contentId(bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x80
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether storage refused a file because there is one of the name, which it says in the code of its error. */
const isThereAlready = (error: Error) => 'statusCode' in error && error.statusCode === '409'

/**
 * Stores a picture of a signed-in staff member: 5 MB at most, one of four kinds by its content, made anew. Its name comes
 * from its content, so that a picture which is sent again, because the first answer was lost, is stored once. The file's
 * own name is not used. `busy` where too many others wait.
 */
export async function uploadPicture(
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<UploadedPicture, PictureCode>> {
  try {
    const session = await authorizeStaff()
    if (!session) return fail('notAuthenticated')
    const bytes = await readAll(body)
    if (!bytes) return fail('tooLarge')
    const picture = await inTurn(() => encode(bytes))
    if (typeof picture === 'string') return fail(picture)
    // A moving picture can grow when it is made anew.
    if (picture.bytes.byteLength > LARGEST_PICTURE) return fail('tooLarge')
    const { width, height, kind } = picture
    const name = `${contentId(picture.bytes)}-${width}x${height}.${kind}`
    const { error } = await session.client.storage
      .from(BUCKET)
      .upload(name, picture.bytes, { contentType: `image/${kind}`, cacheControl: '31536000' })
    if (error && !isThereAlready(error)) throw error
    return ok({ address: PICTURES + name, width, height })
  } catch (error) {
    if (error instanceof BusyError) return fail('busy')
    console.error('uploadPicture', error)
    return fail('failed')
  }
}

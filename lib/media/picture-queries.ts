import 'server-only'
import { encode } from '@/lib/images/encode'
import { type UploadedPicture, PICTURES, pictureKind } from '@/lib/images/picture-address'
import { type PictureCode, LARGEST_PICTURE } from '@/lib/images/upload-rules'
import { BusyError, createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { type Result, ok, fail } from '@/lib/result'
import { authorizeStaff } from '@/lib/staff/queries'
import { publicFile } from '@/lib/supabase/public'
import {
  CACHE_SECONDS,
  PICTURE_BUCKET,
  bucketRefusal,
  contentId,
  isMissingFile,
  isThereAlready,
  readAll,
} from './storage'

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
  const file = await publicFile(PICTURE_BUCKET, name)
  if (file.ok) return { bytes: file.body, kind }
  return isMissingFile(file) ? 'missing' : 'failed'
}

/**
 * Stores a picture of a signed-in staff member: 5 MB at most, one of four kinds by its content, made anew. Its name comes
 * from its content; the file's own name is not used. `busy` where too many others wait.
 */
export async function uploadPicture(
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<UploadedPicture, PictureCode>> {
  try {
    const session = await authorizeStaff()
    if (!session.ok) return session
    const bytes = await readAll(body, LARGEST_PICTURE)
    if (!bytes) return fail('tooLarge')
    const picture = await inTurn(() => encode(bytes))
    if (typeof picture === 'string') return fail(picture)
    // A moving picture can grow when it is made anew.
    if (picture.bytes.byteLength > LARGEST_PICTURE) return fail('tooLarge')
    const { width, height, kind } = picture
    const name = `${contentId(picture.bytes)}-${width}x${height}.${kind}`
    const { error } = await session.data.client.storage
      .from(PICTURE_BUCKET)
      .upload(name, picture.bytes, { contentType: `image/${kind}`, cacheControl: CACHE_SECONDS })
    const refusal = error && bucketRefusal(error)
    if (refusal) return fail(refusal)
    if (error && !isThereAlready(error)) throw error
    return ok({ address: PICTURES + name, width, height })
  } catch (error) {
    if (error instanceof BusyError) return fail('busy')
    logError('uploadPicture', error)
    return fail('failed')
  }
}

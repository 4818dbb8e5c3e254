import 'server-only'
import { randomUUID } from 'node:crypto'
import { authorizeStaff } from '@/lib/staff/queries'
import { type Result, ok, fail } from '@/lib/result'
import { encode } from './encode'
import { PICTURES, type Size } from './picture'
import { BUCKET, LARGEST_PICTURE, type PictureCode } from './schema'

/** A stored picture: its address on this site, width and height in pixels. */
export interface Uploaded extends Size {
  readonly address: string
}

/** All bytes of a body; null as soon as they are more than a picture may have. The rest is let go by. */
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

/**
 * Takes a picture from a signed-in staff member: 5 MB at most, one of four kinds by its content, made anew, stored
 * under a generated name. The file's own name is not asked.
 */
export async function uploadPicture(
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<Uploaded, PictureCode>> {
  try {
    const who = await authorizeStaff()
    if (!who) return fail('notAuthenticated')
    const bytes = await readAll(body)
    if (!bytes) return fail('tooLarge')
    const picture = await encode(bytes)
    if (typeof picture === 'string') return fail(picture)
    // A moving picture can grow when it is made anew.
    if (picture.bytes.byteLength > LARGEST_PICTURE) return fail('tooLarge')
    const { width, height, kind } = picture
    const name = `${randomUUID()}-${width}x${height}.${kind}`
    const { error } = await who.client.storage
      .from(BUCKET)
      .upload(name, picture.bytes, { contentType: `image/${kind}`, cacheControl: '31536000' })
    if (error) throw error
    return ok({ address: PICTURES + name, width, height })
  } catch (error) {
    console.error('uploadPicture', error)
    return fail('failed')
  }
}

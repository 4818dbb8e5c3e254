import { createHash } from 'node:crypto'
import { logError } from '@/lib/log/log'

/** The buckets: of pictures, which posts and the site's content share, and of brochures of the provider's own. */
export const PICTURE_BUCKET = 'post-images'
export const BROCHURE_BUCKET = 'brochures'

/** All bytes of a body; null where they are more than `most`. Four times that is read, and what is too much dropped. */
export async function readAll(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most * 4) return null
    if (size <= most) chunks.push(chunk)
  }
  return size > most ? null : Buffer.concat(chunks)
}

/**
 * An id of a content: a UUID of version 8 (RFC 9562) from its SHA-256. A file has its name from it, so that one which is
 * sent again, because the first answer was lost, is stored once.
 */
export function contentId(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x80
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What storage says in its error; its answer has the status 400 for most of them. */
const codeOf = (error: Error) => ('statusCode' in error ? error.statusCode : undefined)

/** Whether storage refused a file because there is one of the name. */
export const isDuplicateFile = (error: Error) => codeOf(error) === '409'

/**
 * Why storage refuses a file that the site would take: the bucket, or the project, allows less than the migrations say,
 * which the log then tells. Null for any other failure.
 */
export function bucketRefusal(error: Error): 'tooLarge' | 'wrongKind' | null {
  const refusal = ({ 413: 'tooLarge', 415: 'wrongKind' } as const)[String(codeOf(error))]
  if (refusal) logError('bucketRefusal', error, { see: 'npm run doctor' })
  return refusal ?? null
}

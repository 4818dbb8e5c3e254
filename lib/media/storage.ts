import { createHash } from 'node:crypto'
import { logError } from '@/lib/log/log'

/** The buckets: pictures of posts and site content, brochures, and brochures not checked yet. */
export const PICTURE_BUCKET = 'post-images'
export const BROCHURE_BUCKET = 'brochures'
export const UPLOAD_BUCKET = 'brochure-uploads'

/** All bytes of a body; null beyond `most`. The excess is read and dropped up to four times that size. */
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

/** A content id, the name of files: a version 8 UUID (RFC 9562) from the SHA-256. A file sent again is stored once. */
export function contentId(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest()
  hash[6] = (hash[6]! & 0x0f) | 0x80
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The code in a storage error; most errors have the status 400. */
const codeOf = (error: Error) => ('statusCode' in error ? error.statusCode : undefined)

/** Whether storage refused a file because the name exists. */
export const isDuplicateFile = (error: Error) => codeOf(error) === '409'

/**
 * Why storage refuses a file that the site accepts: the limits of bucket or project are below the migrations', which is
 * logged. Null for any other failure.
 */
export function bucketRefusal(error: Error): 'tooLarge' | 'wrongKind' | null {
  const refusal = ({ 413: 'tooLarge', 415: 'wrongKind' } as const)[String(codeOf(error))]
  if (refusal) logError('bucketRefusal', error, { see: 'npm run doctor' })
  return refusal ?? null
}

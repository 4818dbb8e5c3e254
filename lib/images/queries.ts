import 'server-only'
import { publicFile } from '@/lib/supabase/storage'
import { pictureKind } from './picture'
import { BUCKET } from './schema'

/** An uploaded picture as storage gives it. */
export interface StoredPicture {
  readonly bytes: ReadableStream<Uint8Array> | null
  readonly kind: 'image/webp' | 'image/gif'
}

/** The picture of a name: `missing` where there is none or no picture is called so, `failed` where storage fails. */
export async function storedPicture(name: string): Promise<StoredPicture | 'missing' | 'failed'> {
  const kind = pictureKind(name)
  if (!kind) return 'missing'
  const file = await publicFile(BUCKET, name)
  if (file.ok) return { bytes: file.body, kind }
  // Storage answers 400 as well as 404 for what it has not.
  return file.status < 500 ? 'missing' : 'failed'
}

import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharp } from '@/lib/images/encode'
import { palette } from '@/lib/palette'
import { PICTURES, pictureSize } from '@/lib/images/picture-address'
import { logError } from '@/lib/log/log'
import { storedPicture } from '@/lib/media/file-queries'
import { withTimeout } from '@/lib/supabase/timeout'
import { type Illustration, PANEL } from './card'

/** The most pixels of a photograph that are decoded: a small file can unfold into gigabytes. */
const MOST_PIXELS = 60_000_000

/** Photographs that belong to the site itself, in public/images. */
const OWN_FILE = /^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g|gif)$/

/** The bytes of a photograph of our own; null for an address elsewhere, which the server never requests. */
async function photographBytes(address: string): Promise<Buffer | null | 'failed'> {
  if (OWN_FILE.test(address)) return readFile(join(process.cwd(), 'public/images', address.slice(8)))
  if (!pictureSize(address)) return null
  try {
    const picture = await withTimeout(storedPicture(address.slice(PICTURES.length)))
    if (picture === 'failed') return 'failed'
    return picture === 'missing'
      ? null
      : Buffer.from(await withTimeout(new Response(picture.bytes).arrayBuffer()))
  } catch (error) {
    logError('photograph', error)
    return 'failed'
  }
}

/**
 * A photograph as large as the panel, its most prominent part; null where there is none that can be read, `failed`
 * while storage does not answer.
 */
export async function photograph(address: string | null): Promise<Illustration | null | 'failed'> {
  try {
    const bytes = address && (await photographBytes(address))
    if (!bytes || bytes === 'failed') return bytes || null
    const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ ...PANEL, fit: 'cover', position: 'attention' })
      .flatten({ background: palette.clay })
      .jpeg({ quality: 90 })
      .toBuffer()
    return { kind: 'photograph', address: `data:image/jpeg;base64,${made.toString('base64')}` }
  } catch (error) {
    logError('photograph', error)
    return null
  }
}

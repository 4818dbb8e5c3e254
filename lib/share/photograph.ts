import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharp } from '@/lib/images/encode'
import { pictureOf } from '@/lib/images/focus'
import { palette } from '@/lib/provider/palette'
import { PICTURES, pictureSize } from '@/lib/images/picture-address'
import { logError } from '@/lib/log/log'
import { storedPicture } from '@/lib/media/file-queries'
import { withTimeout } from '@/lib/supabase/timeout'
import { PANEL, type ShareCard } from './card'

/** Maximum of decoded pixels of a photograph: a small file can expand to gigabytes. */
const MOST_PIXELS = 60_000_000

/** The site's own photographs, in public/images. */
const OWN_FILE = /^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g|gif)$/

/** The bytes of a photograph on this site; null for an address elsewhere, which the server never requests. */
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
 * A photograph cropped to the panel around its focus, else its most prominent part; null if missing or unreadable,
 * `failed` if storage is.
 */
export async function photograph(
  address: string | null,
): Promise<Required<Pick<ShareCard, 'photograph'>> | null | 'failed'> {
  const { file, focus } = pictureOf(address ?? '')
  try {
    const bytes = file && (await photographBytes(file))
    if (!bytes || bytes === 'failed') return bytes || null
    const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ ...PANEL, fit: 'cover', position: focus?.split('-').reverse().join(' ') ?? 'attention' })
      .flatten({ background: palette.clay })
      .jpeg({ quality: 90 })
      .toBuffer()
    return { photograph: `data:image/jpeg;base64,${made.toString('base64')}` }
  } catch (error) {
    logError('photograph', error)
    return null
  }
}

import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { logError } from '@/lib/log/log'
import { type Size } from './picture-address'
import { type PictureKind, kindOf } from './upload-rules'

/* Sharp's operation cache takes 50 MB and is useless here: results are stored, so no image is made twice. */
sharp.cache(false)

/** Sharp without its cache. */
export { sharp }

/** Maximum width of a stored picture in pixels; wider ones are scaled down. */
const MAX_WIDTH = 2000

/** Maximum of decoded pixels over all frames: a small file can expand to gigabytes. */
const MAX_PIXELS = 60_000_000

/** A re-encoded picture. */
export interface Encoded extends Size {
  readonly bytes: Buffer
  readonly kind: 'webp' | 'gif'
}

async function metadata(bytes: Buffer, kind: PictureKind): Promise<Metadata | null> {
  const found = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  return found.format === kind ? found : null
}

/**
 * Re-encodes a picture: upright, at most 2000 pixels wide, without metadata or trailing bytes, as WebP, or as GIF if
 * animated. Returns `wrongKind` for content of none of the four kinds, `broken` if it cannot be decoded or exceeds 60
 * million pixels.
 */
export async function encode(bytes: Buffer): Promise<Encoded | 'wrongKind' | 'broken'> {
  const kind = kindOf(bytes)
  if (kind === null) return 'wrongKind'
  try {
    const about = await metadata(bytes, kind)
    if (!about) return 'wrongKind'
    const animated = (about.pages ?? 1) > 1
    const image = sharp(bytes, { animated, limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    const asGif = animated && kind === 'gif'
    const { data, info } = await (asGif ? image.gif() : image.webp({ quality: 82 })).toBuffer({
      resolveWithObject: true,
    })
    return {
      bytes: data,
      kind: asGif ? 'gif' : 'webp',
      width: info.width,
      height: info.pageHeight ?? info.height,
    }
  } catch (error) {
    logError('encode', error)
    return 'broken'
  }
}

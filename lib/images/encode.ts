import 'server-only'
import sharp, { type Metadata } from 'sharp'
import { type PictureKind, type Size, kindOf } from './picture'

/** The widest that a picture is kept, in pixels; a larger one is made smaller. */
const WIDEST = 2000

/** The most pixels that are decoded, all frames together: a small file can unfold into gigabytes. */
const MOST_PIXELS = 60_000_000

/** A picture made anew from the pixels of another. */
export interface Encoded extends Size {
  readonly bytes: Buffer
  readonly kind: 'webp' | 'gif'
}

async function look(bytes: Buffer, kind: PictureKind): Promise<Metadata | null> {
  const about = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
  return about.format === kind ? about : null
}

/**
 * Makes a picture anew: upright, at most 2000 pixels wide, without any metadata or bytes behind the picture; WebP, and
 * GIF for one that moves and was GIF. Answers `wrongKind` for what is none of the four kinds, by its content, and
 * `broken` for what cannot be decoded or is larger than 60 million pixels.
 */
export async function encode(bytes: Buffer): Promise<Encoded | 'wrongKind' | 'broken'> {
  const kind = kindOf(bytes)
  if (kind === null) return 'wrongKind'
  try {
    const about = await look(bytes, kind)
    if (!about) return 'wrongKind'
    const moves = (about.pages ?? 1) > 1
    const image = sharp(bytes, { animated: moves, limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, withoutEnlargement: true })
    const asGif = moves && kind === 'gif'
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
    console.error('encode', error instanceof Error ? error.message : error)
    return 'broken'
  }
}

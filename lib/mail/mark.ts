import 'server-only'
import sharp from 'sharp'
import { palette } from '@/lib/provider/palette'
import { sign } from '@/lib/scenes/sign'
import { framedSvg } from '@/lib/scenes/svg'

/** The address of the sign inside a message: it comes with it, so showing it loads nothing. */
export const MARK = 'cid:mark'

/** Twice the size in which it is shown. */
const SIZE = { width: 88, height: 88 }

function drawMark(): Promise<Buffer> {
  const svg = framedSvg(sign.layers, sign.frame, SIZE, { paint: (colour) => palette[colour], night: null })
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

let drawn: Promise<Buffer> | undefined

/** The sign as a part of a message, for nodemailer; drawn once per process. */
export async function markPart() {
  drawn ??= drawMark()
  return {
    filename: 'logo.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: MARK.slice('cid:'.length),
    content: await drawn,
  }
}

import 'server-only'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { type Face, faceOf } from './faces'
import { Picture, SIZE, type Shown } from './pictures'
import type { CardWords } from './words'

const faces: readonly Face[] = ['display', 'text', 'strong']

// One list for all pictures: the library keeps what it reads out of the files with it.
const fonts = faces.flatMap((face) =>
  faceOf(face).fonts.map((font) => ({ ...font, weight: 400 as const, style: 'normal' as const })),
)

/**
 * Draws a picture for sharing: PNG, 1200 x 630 pixels, in at most 256 colours, which makes it a third as large.
 * Asks no server for anything: what the faces cannot write has been taken out (writable.ts).
 */
export async function drawPicture(words: CardWords, shown: Shown): Promise<Buffer> {
  const drawn = new ImageResponse(<Picture words={words} shown={shown} />, { ...SIZE, fonts })
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .png({ palette: true, quality: 95, effort: 7, compressionLevel: 9 })
    .toBuffer()
}

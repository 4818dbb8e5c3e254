import 'server-only'
import { ImageResponse } from 'next/og'
import { fontFiles, fontNames } from '@/lib/fonts/files'
import { sharp } from '@/lib/images/encode'
import { SIZE, type ShareCard } from './card'
import { layOutCard } from './layout'

// One list for all pictures, because what is read from the files is kept by this list.
const fonts = fontNames.flatMap((name) => {
  const { latin, latinExt } = fontFiles(name)
  return [
    { name, data: latin },
    { name: `${name}-ext`, data: latinExt },
  ]
})

/**
 * Draws a card: PNG, 1200 x 630 pixels, in at most 256 colours, which makes it a third as large. It needs no network: images
 * are data URLs, and no text has a letter or an emoji that our fonts lack, for which `next/og` would ask other servers.
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const drawn = new ImageResponse(layOutCard(card), { ...SIZE, fonts })
  return sharp(await drawn.arrayBuffer())
    .png({ palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** How long browsers and shared caches may keep a picture: as long as the page is served before it is revalidated. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400'

/** A drawn card as a response. */
export function pngResponse(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE_CONTROL },
  })
}

/** Where there is no picture: 404, or 503 with the time to wait in seconds while the database does not answer. */
export function withoutPicture(status: 404 | 503): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', '120')
  return new Response(null, { status, headers })
}

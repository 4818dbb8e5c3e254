import 'server-only'
import { ImageResponse } from 'next/og'
import { fontFiles, fontNames } from '@/lib/fonts/files'
import { sharp } from '@/lib/images/encode'
import { SIZE, type ShareCard } from './card'
import { layOutCard } from './layout'

// One array for all pictures, because parsed fonts are cached by array.
const fonts = fontNames.flatMap((name) => {
  const { latin, latinExt } = fontFiles(name)
  return [
    { name, data: latin },
    { name: `${name}-ext`, data: latinExt },
  ]
})

/**
 * Draws a card: PNG, 1200 x 630 pixels, at most 256 colours, which cuts it to a third. Needs no network: images are
 * data URLs, and texts have no letter or emoji that our fonts lack, for which `next/og` would ask other servers.
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const drawn = new ImageResponse(layOutCard(card), { ...SIZE, fonts })
  return sharp(await drawn.arrayBuffer())
    .png({ palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** How long browsers and shared caches may keep a picture: the same as the revalidation time of pages. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400'

/** A drawn card as a response. */
export function pngResponse(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE_CONTROL },
  })
}

/** The response without a picture: 404, or 503 with Retry-After in seconds while the database does not answer. */
export function withoutPicture(status: 404 | 503): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', '120')
  return new Response(null, { status, headers })
}

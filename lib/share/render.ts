import 'server-only'
import sharp from '@/lib/images/sharp'
import { SIZE, type ShareCard } from './card'
import { layOutCard } from './layout'
import { toSvg } from './typesetting'

/** Draws a card: PNG, 1200 x 630 pixels, in at most 256 colours, which makes it a third as large. */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const svg = await toSvg(await layOutCard(card), SIZE)
  return sharp(Buffer.from(svg))
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

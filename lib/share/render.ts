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

/** How long browsers and shared caches may keep a picture. Those of pages change when the site is built. */
const CACHE_CONTROL = {
  page: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  post: 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400',
} as const

/** A drawn card as a response. */
export function pngResponse(bytes: Buffer, kind: keyof typeof CACHE_CONTROL): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE_CONTROL[kind] },
  })
}

/** How long a picture may be kept by browsers, and by what stands between, before it is asked for again. */
const KEEP = {
  day: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
  minute: 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400',
} as const

/** A picture as an answer: PNG, kept for a day (pages change when the site is built) or a minute (posts). */
export function pngResponse(bytes: Buffer, keep: keyof typeof KEEP): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': KEEP[keep] },
  })
}

import { storedPicture } from '@/lib/media/picture-queries'

/** A year: a name is never given to another picture. */
const KEEP = 'public, max-age=31536000, immutable'

/** An uploaded picture at its own address: what next/image reads, and what search engines and other sites are given. */
export async function GET(_request: Request, { params }: RouteContext<'/pictures/[name]'>) {
  const picture = await storedPicture((await params).name)
  if (typeof picture === 'string') {
    const status = picture === 'missing' ? 404 : 503
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  return new Response(picture.bytes, { headers: { 'Content-Type': picture.kind, 'Cache-Control': KEEP } })
}

import { storedBrochure } from '@/lib/media/brochure-queries'

/** A year: a name is never given to another file. */
const KEEP = 'public, max-age=31536000, immutable'

/** A brochure of the provider's own at its own address, shown by the browser. */
export async function GET(_request: Request, { params }: RouteContext<'/brochures/own/[name]'>) {
  const { name } = await params
  const brochure = await storedBrochure(name)
  if (typeof brochure === 'string') {
    const status = brochure === 'missing' ? 404 : 503
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  return new Response(brochure.bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': KEEP,
    },
  })
}

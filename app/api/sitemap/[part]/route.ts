import { sitemapResponse } from '@/lib/feeds/sitemap'

/** A part of the sitemap, once it does not fit in one; visible as /sitemap-1.xml (next.config.ts). */
export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params
  return /^[1-9]\d{0,4}$/.test(part)
    ? sitemapResponse(request, Number(part))
    : new Response(null, { status: 404 })
}

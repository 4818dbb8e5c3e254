import { sitemapResponse } from '@/lib/feeds/sitemap'

/** Every indexable address in both languages, or the list of the sitemaps that hold them. */
export function GET(request: Request) {
  return sitemapResponse(request, null)
}

import { conditionalResponse, serviceUnavailable } from '@/lib/feeds/response'
import { MAX_ADDRESSES, pageEntries, postEntry, sitemapXml } from '@/lib/feeds/sitemap'
import { postAddresses, postCounts } from '@/lib/posts/feed-queries'
import { publishedContent } from '@/lib/site/queries'

/** Every indexable address in both languages; 503 if the database does not answer. */
export async function GET(request: Request) {
  const [counts, content] = await Promise.all([postCounts(), publishedContent().catch(() => null)])
  if (counts.state === 'unavailable' || !content) return serviceUnavailable()
  const pages = pageEntries(counts.data, content)
  const posts = counts.data.reduce((sum, each) => sum + each.posts, 0)
  const addresses = await postAddresses(Math.max(0, posts - MAX_ADDRESSES + pages.length), posts)
  if (addresses.state === 'unavailable') return serviceUnavailable()
  const body = sitemapXml([...pages, ...addresses.data.map(postEntry)])
  return conditionalResponse(request, { body, type: 'application/xml', changed: null })
}

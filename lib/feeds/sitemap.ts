import 'server-only'
import { postAddresses, postCounts } from '@/lib/posts/feed-queries'
import {
  MOST_ADDRESSES,
  pageEntries,
  partsOf,
  postEntry,
  sitemapIndexXml,
  sitemapXml,
} from '@/lib/seo/sitemap'
import { answer, askLater } from './answer'

/**
 * The sitemap, while all addresses fit in one; else the list of its parts, or with a number (from 1) that part. 404 for
 * a part that does not exist, 503 when the database does not answer and nothing is remembered.
 */
export async function sitemapAnswer(request: Request, part: number | null): Promise<Response> {
  const counts = await postCounts()
  if (counts.state === 'unavailable') return askLater()
  const pages = pageEntries(counts.data)
  const posts = counts.data.reduce((sum, each) => sum + each.posts, 0)
  const parts = partsOf(pages.length + posts)
  const give = (body: string) => answer(request, { body, type: 'application/xml', changed: null })
  if (part === null && parts > 1) return give(sitemapIndexXml(parts))
  if (part !== null && (parts === 1 || part < 1 || part > parts)) return new Response(null, { status: 404 })
  const first = ((part ?? 1) - 1) * MOST_ADDRESSES
  const place = (address: number) => Math.max(0, address - pages.length)
  const addresses = await postAddresses(place(first), Math.min(posts, place(first + MOST_ADDRESSES)))
  if (addresses.state === 'unavailable') return askLater()
  const entries = [...pages.slice(first, first + MOST_ADDRESSES), ...addresses.data.map(postEntry)]
  return give(sitemapXml(entries))
}

import 'server-only'
import type { Content } from '@/lib/content/content'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import { otherLocale } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/fields'
import { type PostAddress, type PostCount, postAddresses, postCounts } from '@/lib/posts/feed-queries'
import { type PagePath, files, routes } from '@/lib/routes'
import { type Paths, inBoth, languagesOf } from '@/lib/seo/addresses'
import { publishedContent } from '@/lib/site/queries'
import { conditionalResponse, serviceUnavailable } from './response'

/**
 * The pages that search engines list in both languages, but those of the blog, with the day of the last change of the
 * text (ISO 8601) where the text itself names one.
 */
const pagesOf = ({
  levels,
  privacy,
  terms,
}: Content): readonly { readonly path: PagePath; readonly changed?: string }[] => [
  { path: routes.home },
  { path: routes.about },
  { path: routes.courses },
  { path: routes.programme },
  ...levels.map(({ path }) => ({ path })),
  { path: routes.contact },
  { path: routes.landing },
  { path: routes.privacyPolicy, changed: privacy.updated },
  { path: routes.terms, changed: terms.updated },
]

/** Addresses in one sitemap. The protocol allows 50,000 and 50 MB. */
export const MAX_ADDRESSES = 40_000

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string
  /** The same page by language, itself included, and `x-default`; as the head of the page names them. */
  readonly alternates: Readonly<Record<string, string>>
  /** ISO 8601; absent where it is not known. */
  readonly changed?: string
}

function inBothLanguages(path: PagePath, changed?: string): SitemapEntry[] {
  return routing.locales.map((locale) => ({
    address: absolute(path, locale),
    alternates: languagesOf(inBoth(path)),
    changed,
  }))
}

/**
 * The pages that are always there: those of the content, the list of posts, the categories. A list changed when a post
 * in it did. The home page shows posts, too, but is not about them: it carries no date.
 */
export function pageEntries(counts: readonly PostCount[], content: Content): SitemapEntry[] {
  const newest = (of: readonly PostCount[]) =>
    of
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1)
  return [
    ...pagesOf(content).flatMap(({ path, changed }) => inBothLanguages(path, changed)),
    ...inBothLanguages(routes.blog, newest(counts)),
    ...postCategories.flatMap((category) =>
      inBothLanguages(routes.category(category), newest(counts.filter((each) => each.category === category))),
    ),
  ]
}

/** A post at the address of its own language; with its translation, where visitors can read one. */
export function postEntry({ slug, language, changedAt, translation }: PostAddress): SitemapEntry {
  const paths: Paths = {
    [language]: routes.post(slug),
    ...(translation !== null && { [otherLocale(language)]: routes.post(translation) }),
  }
  return {
    address: absolute(routes.post(slug), language),
    alternates: languagesOf(paths),
    changed: changedAt,
  }
}

/** How many sitemaps so many addresses need; at least one. */
export function partsOf(addresses: number, max = MAX_ADDRESSES): number {
  return Math.max(1, Math.ceil(addresses / max))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

function entryXml({ address, alternates, changed }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escaped(address)}</loc>${lastmod}${links.join('')}</url>\n`
}

/** A sitemap (sitemaps.org 0.9, with Google's links between languages). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map(entryXml).join('')}</urlset>\n`
}

/** The list of so many sitemaps; they lie beside it, since a sitemap speaks only for what is below it. */
export function sitemapIndexXml(parts: number): string {
  const addresses = Array.from({ length: parts }, (_, index) => env.SITE_URL + files.sitemapPart(index + 1))
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${items.join('')}</sitemapindex>\n`
}

/**
 * The sitemap, while all addresses fit in one; else the list of its parts, or with a number (from 1) that part. 404 for
 * a part that does not exist, 503 when the database does not answer.
 */
export async function sitemapResponse(request: Request, part: number | null): Promise<Response> {
  const [counts, content] = await Promise.all([postCounts(), publishedContent().catch(() => null)])
  if (counts.state === 'unavailable' || !content) return serviceUnavailable()
  const pageList = pageEntries(counts.data, content)
  const posts = counts.data.reduce((sum, each) => sum + each.posts, 0)
  const parts = partsOf(pageList.length + posts)
  const respond = (body: string) =>
    conditionalResponse(request, { body, type: 'application/xml', changed: null })
  if (part === null && parts > 1) return respond(sitemapIndexXml(parts))
  if (part !== null && (parts === 1 || part < 1 || part > parts)) return new Response(null, { status: 404 })
  const first = ((part ?? 1) - 1) * MAX_ADDRESSES
  // Pages come first, so a part begins at this index of the posts.
  const indexOfPost = (index: number) => Math.max(0, index - pageList.length)
  const addresses = await postAddresses(
    indexOfPost(first),
    Math.min(posts, indexOfPost(first + MAX_ADDRESSES)),
  )
  if (addresses.state === 'unavailable') return serviceUnavailable()
  const entries = [...pageList.slice(first, first + MAX_ADDRESSES), ...addresses.data.map(postEntry)]
  return respond(sitemapXml(entries))
}

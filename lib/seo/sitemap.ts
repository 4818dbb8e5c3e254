import { otherLocale } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import type { PostAddress, PostCount } from '@/lib/posts/feed-queries'
import { postCategories } from '@/lib/posts/fields'
import { type Paths, absolute, inBoth, languagesOf } from './addresses'
import { indexedPages } from './indexed-pages'

/** Addresses in one sitemap. The protocol allows 50,000 and 50 MB. */
export const MOST_ADDRESSES = 40_000

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string
  /** The same page by language, itself included, and `x-default`; as the head of the page names them. */
  readonly alternates: Readonly<Record<string, string>>
  /** ISO 8601; absent where nobody knows it. */
  readonly changed?: string
}

function inBothLanguages(path: string, changed?: string): SitemapEntry[] {
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
export function pageEntries(counts: readonly PostCount[]): SitemapEntry[] {
  const newest = (of: readonly PostCount[]) =>
    of
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1)
  return [
    ...indexedPages.flatMap(({ path, changed }) => inBothLanguages(path, changed)),
    ...inBothLanguages('/blog', newest(counts)),
    ...postCategories.flatMap((category) =>
      inBothLanguages(
        `/blog/category/${category}`,
        newest(counts.filter((each) => each.category === category)),
      ),
    ),
  ]
}

/** A post at the address of its own language; with its translation, where visitors can read one. */
export function postEntry({ slug, language, changedAt, translation }: PostAddress): SitemapEntry {
  const paths: Paths = {
    [language]: `/blog/${slug}`,
    ...(translation !== null && { [otherLocale(language)]: `/blog/${translation}` }),
  }
  return { address: absolute(`/blog/${slug}`, language), alternates: languagesOf(paths), changed: changedAt }
}

/** How many sitemaps so many addresses need; always one. */
export function partsOf(addresses: number, most = MOST_ADDRESSES): number {
  return Math.max(1, Math.ceil(addresses / most))
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
  const addresses = Array.from({ length: parts }, (_, place) => absolute(`/sitemap-${place + 1}.xml`, 'en'))
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${items.join('')}</sitemapindex>\n`
}

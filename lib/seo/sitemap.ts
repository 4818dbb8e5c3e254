import type { Locale } from '@/lib/i18n/routing'
import { postCategories } from '@/lib/posts/categories'
import type { PostAddress, PostCount } from '@/lib/posts/syndicated'
import { indexedPages, siteAddress } from './pages'

/** Addresses in one sitemap. The protocol allows 50,000 and 50 MB. */
export const MOST_ADDRESSES = 40_000

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string
  /** The same page by language, itself included, and `x-default`; as the head of the page names them. */
  readonly alternates: Readonly<Partial<Record<Locale | 'x-default', string>>>
  /** ISO 8601; absent where nobody knows it. */
  readonly changed?: string
}

function inBothLanguages(path: string, changed?: string): SitemapEntry[] {
  const [en, af] = [siteAddress(path, 'en'), siteAddress(path, 'af')]
  return [en, af].map((address) => ({ address, alternates: { en, af, 'x-default': en }, changed }))
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
export function postEntry({ slug, language, updatedAt, translation }: PostAddress): SitemapEntry {
  const address = siteAddress(`/blog/${slug}`, language)
  if (translation === null)
    return { address, alternates: { [language]: address, 'x-default': address }, changed: updatedAt }
  const [other, otherSlug] = [language === 'en' ? 'af' : 'en', translation] as const
  const both = { [language]: address, [other]: siteAddress(`/blog/${otherSlug}`, other) }
  return { address, alternates: { en: both.en, af: both.af, 'x-default': both.en }, changed: updatedAt }
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
  const addresses = Array.from({ length: parts }, (_, place) =>
    siteAddress(`/sitemap-${place + 1}.xml`, 'en'),
  )
  const items = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${items.join('')}</sitemapindex>\n`
}

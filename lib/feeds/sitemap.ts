import type { Content } from '@/lib/content/content'
import { absolute } from '@/lib/i18n/absolute'
import { routing } from '@/lib/i18n/routing'
import type { PostAddress, PostCount } from '@/lib/posts/feed-queries'
import { type PagePath, routes } from '@/lib/routes'
import { type Paths, alternateLanguages, inAll } from '@/lib/seo/addresses'
import { postCategories } from '@/lib/posts/fields'
import { sitePages } from '@/lib/site/pages'

/** Maximum number of addresses; the protocol allows 50,000 and 50 MB. The oldest posts are left out. */
export const MAX_ADDRESSES = 40_000

export interface SitemapEntry {
  readonly address: string
  /** The same page by language, including itself and `x-default`, as in the head of the page. */
  readonly alternates: Readonly<Record<string, string>>
  /** ISO 8601; absent if unknown. */
  readonly changed?: string
}

function inEveryLanguage(path: PagePath, changed?: string): SitemapEntry[] {
  return routing.locales.map((locale) => ({
    address: absolute(path, locale),
    alternates: alternateLanguages(inAll(path)),
    changed,
  }))
}

/**
 * The permanent pages: content, the list of posts, the categories. A list is as new as its posts. The home page has no
 * date, as it is not about the posts that it shows.
 */
export function pageEntries(counts: readonly PostCount[], content: Content): SitemapEntry[] {
  const newest = (of: readonly PostCount[]) =>
    of
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1)
  return [
    ...sitePages.flatMap(({ path, changed }) =>
      inEveryLanguage(path, path === routes.blog ? newest(counts) : changed?.(content)),
    ),
    ...content.levels.flatMap(({ path }) => inEveryLanguage(path)),
    ...postCategories.flatMap((category) =>
      inEveryLanguage(routes.category(category), newest(counts.filter((each) => each.category === category))),
    ),
  ]
}

/** A post at the address of its own language, with its translation if visitors can read one. */
export function postEntry({ slug, language, changedAt, translation }: PostAddress): SitemapEntry {
  const paths: Paths = {
    [language]: routes.post(slug),
    ...(translation !== null && { [translation.language]: routes.post(translation.slug) }),
  }
  return {
    address: absolute(routes.post(slug), language),
    alternates: alternateLanguages(paths),
    changed: changedAt,
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`

function entryXml({ address, alternates, changed }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
  )
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escaped(address)}</loc>${lastmod}${links.join('')}</url>\n`
}

/** A sitemap (sitemaps.org 0.9, with Google's language links). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}${entries.map(entryXml).join('')}</urlset>\n`
}

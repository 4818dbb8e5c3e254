import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { toMetadata } from '@/lib/seo/metadata'
import { type MetaPage, type PageMeta, pageMeta, pageTexts } from '@/lib/seo/page-meta'
import { pictureVersion } from '@/lib/share/pages'
import { siteContent } from '@/lib/site/queries'

type MetaOptions = Omit<NonNullable<Parameters<typeof pageMeta>[3]>, 'pictureVersion'>

/**
 * The page meta of a page with one path in every language, with the organisation's published names. A changed title or
 * fee changes the address of the page's picture, so that social networks fetch it again.
 */
export async function pageMetaOf(
  page: MetaPage,
  path: PageMeta['path'],
  options: MetaOptions = {},
): Promise<PageMeta> {
  const [locale, content] = await Promise.all([getLocale(), siteContent()])
  const version = pictureVersion(options.listPath ?? path, locale, content)
  return pageMeta(content, page, path, { ...options, pictureVersion: version })
}

/** The metadata of an indexable page, with the organisation's published names. */
export async function metadataOf(meta: PageMeta): Promise<Metadata> {
  return toMetadata((await siteContent()).organisation, meta)
}

/** The same for pages that search engines leave out: staff, payments, searches, 404. */
export async function unlistedMetadataOf(page: MetaPage): Promise<Metadata> {
  const texts = await pageTexts(await siteContent(), page)
  return { ...texts, robots: { index: false, follow: true } }
}

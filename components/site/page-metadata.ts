import type { Metadata } from 'next'
import { toMetadata, unlistedMetadata } from '@/lib/seo/metadata'
import { type MetaPage, type PageMeta, pageMeta } from '@/lib/seo/page-meta'
import { siteContent } from '@/lib/site/queries'

type MetaOptions = Parameters<typeof pageMeta>[3]

/** The page meta of a page that exists in both languages at one path, with the organisation's published names. */
export async function pageMetaOf(
  page: MetaPage,
  path: PageMeta['path'],
  options?: MetaOptions,
): Promise<PageMeta> {
  return pageMeta((await siteContent()).organisation, page, path, options)
}

/** The metadata of an indexable page, with the organisation's published names. */
export async function metadataOf(meta: PageMeta): Promise<Metadata> {
  return toMetadata((await siteContent()).organisation, meta)
}

/** The same for a page that search engines leave out. */
export async function unlistedMetadataOf(page: MetaPage): Promise<Metadata> {
  return unlistedMetadata((await siteContent()).organisation, page)
}

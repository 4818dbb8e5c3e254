import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Organisation } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import { type Locale, formatLocale, otherLocales } from '@/lib/i18n/routing'
import { themes } from '@/lib/provider/palette'
import { feedsOf, alternateLanguages } from './addresses'
import type { PageMeta } from './page-meta'

const underscored = (locale: Locale) => formatLocale[locale].replace('-', '_')

/** The metadata of every page: the base of relative addresses, and noindex unless a page opts in. */
export async function siteMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(env.SITE_URL), robots: { index: false, follow: true } }
}

/** The browser's own colours around the page, in both themes. */
export function generateViewport(): Viewport {
  return {
    width: 'device-width',
    initialScale: 1,
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: themes.light.paper },
      { media: '(prefers-color-scheme: dark)', color: themes.dark.paper },
    ],
  }
}

/** The metadata of an indexable page: title, description, canonical, languages, feeds, and share preview. */
export async function toMetadata(organisation: Organisation, meta: PageMeta): Promise<Metadata> {
  const [pageLocale, t] = await Promise.all([getLocale(), getTranslations('Meta')])
  const { locale, path, title, description, picture, article } = meta
  const canonical = absolute(path, locale)
  const others = otherLocales(locale).filter((other) => meta.paths[other] !== undefined)
  return {
    title,
    description,
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: {
      canonical,
      // A copy at another address has no language alternates.
      languages: locale === pageLocale ? alternateLanguages(meta.paths) : undefined,
      types: feedsOf(pageLocale, t('blog.title')),
    },
    openGraph: {
      ...(article
        ? {
            type: 'article',
            publishedTime: article.publishedAt,
            modifiedTime: article.modifiedAt,
            authors: [article.author],
          }
        : { type: 'website' }),
      siteName: organisation.name[locale],
      title,
      description,
      url: canonical,
      locale: underscored(locale),
      alternateLocale: others.map(underscored),
      images: [picture],
    },
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  }
}

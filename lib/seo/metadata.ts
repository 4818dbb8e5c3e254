import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { organisation } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { otherLocale } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { absolute, feedsOf, languagesOf } from './addresses'
import { type MetaPage, type PageFacts, pageWords } from './facts'

const underscored = (locale: Locale) => formatLocale[locale].replace('-', '_')

/** What every page shares: the base of relative addresses; nothing is indexed that does not ask for it. */
export async function siteMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(env.SITE_URL), robots: { index: false, follow: true } }
}

/** The head of an indexable page: title, description, canonical, both languages, feeds, and what a shared link shows. */
export async function headOf(facts: PageFacts): Promise<Metadata> {
  const [shown, t] = await Promise.all([getLocale(), getTranslations('Meta')])
  const { locale, path, title, description, picture, article } = facts
  const canonical = absolute(path, locale)
  const other = otherLocale(locale)
  return {
    title,
    description,
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: {
      canonical,
      // Only of the page at its own address: a copy has no languages of its own.
      languages: locale === shown ? languagesOf(facts.paths) : undefined,
      types: feedsOf(shown, t('blog.title')),
    },
    openGraph: {
      ...(article
        ? {
            type: 'article',
            publishedTime: article.publishedAt,
            modifiedTime: article.modifiedAt,
            authors: [organisation.name[locale]],
          }
        : { type: 'website' }),
      siteName: organisation.name[locale],
      title,
      description,
      url: canonical,
      locale: underscored(locale),
      alternateLocale: facts.paths[other] === undefined ? undefined : underscored(other),
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

/** The head of a page that search engines leave out: staff, payments, searches, pages that do not exist. */
export async function unlistedMetadata(page: MetaPage): Promise<Metadata> {
  return { ...(await pageWords(page)), robots: { index: false, follow: true } }
}

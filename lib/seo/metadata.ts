import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { organisation } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { localePath, otherLocale } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import type en from '@/messages/en.json'

/** A page that has its title and description in the messages, under `Meta`. */
export type MetaPage = keyof (typeof en)['Meta']

const underscored = (locale: Locale) => formatLocale[locale].replace('-', '_')

/** What every page shares: the base of relative addresses and the name of the site. */
export async function siteMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(env.SITE_URL), robots: { index: false, follow: true } }
}

/** What the head of an indexable page says of it. */
interface PageWords {
  readonly title: string
  readonly description: string
  readonly image?: string | null
  /** When a post went out and was last changed, ISO 8601. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string }
}

/** The head of an indexable page: title, description, canonical, both languages, and what a shared link shows. */
export async function indexedPage(
  path: string,
  { title, description, image, article }: PageWords,
): Promise<Metadata> {
  const locale = await getLocale()
  const address = (language: Locale) => env.SITE_URL + localePath(path, language).replace(/^\/$/, '')
  return {
    title,
    description,
    robots: { index: true, follow: true },
    alternates: {
      canonical: address(locale),
      languages: { en: address('en'), af: address('af'), 'x-default': address('en') },
    },
    openGraph: {
      ...(article
        ? { type: 'article', publishedTime: article.publishedAt, modifiedTime: article.updatedAt }
        : { type: 'website' }),
      siteName: organisation.name[locale],
      title,
      description,
      url: address(locale),
      locale: underscored(locale),
      alternateLocale: underscored(otherLocale(locale)),
      ...(image ? { images: [image] } : {}),
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}

/** The head of an indexable page whose words stand in the messages. */
export async function pageMetadata(
  page: MetaPage,
  path: string,
  values: Record<string, string> = {},
): Promise<Metadata> {
  const t = await getTranslations('Meta')
  return indexedPage(path, {
    title: t(`${page}.title`, values),
    description: t(`${page}.description`, values),
  })
}

/** The head of a page that search engines leave out: staff, payments, searches, pages that do not exist. */
export async function unlistedMetadata(page: MetaPage): Promise<Metadata> {
  const t = await getTranslations('Meta')
  return {
    title: t(`${page}.title`),
    description: t(`${page}.description`),
    robots: { index: false, follow: true },
  }
}

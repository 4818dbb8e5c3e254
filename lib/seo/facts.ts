import { getLocale, getTranslations } from 'next-intl/server'
import { organisation } from '@/lib/content/organisation'
import type { Locale } from '@/lib/i18n/routing'
import { lastChange } from '@/lib/posts/reading'
import type { Post } from '@/lib/posts/schema'
import type en from '@/messages/en.json'
import { type Paths, inBoth } from './addresses'
import { describe, headTitle } from './describe'
import { type SharePicture, sharePicture } from './share'

/** A page that has its title and description in the messages, under `Meta`. */
export type MetaPage = keyof (typeof en)['Meta']

/** What heads and search records say of an indexable page; both are made of this one. */
export interface PageFacts {
  /** The language of the page's own address. */
  readonly locale: Locale
  /** The path of that address, without language. */
  readonly path: string
  readonly paths: Paths
  readonly title: string
  readonly description: string
  readonly picture: SharePicture
  /** When a post went out and was last changed, ISO 8601. */
  readonly article?: { readonly publishedAt: string; readonly modifiedAt: string }
}

/** The title and description of a page as the messages have them, brought to the length that heads need. */
export async function pageWords(page: MetaPage, values: Record<string, string> = {}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Meta')])
  return {
    title: headTitle(t(`${page}.title`, values), organisation.shortName[locale]),
    description: describe(t(`${page}.description`, values), `${organisation.name[locale]}.`),
  }
}

/**
 * What is said of a page that stands in both languages at one path. A later page of a list shows the picture of the
 * list, whose path is then `listPath`.
 */
export async function pageFacts(
  page: MetaPage,
  path: string,
  { values, listPath = path }: { values?: Record<string, string>; listPath?: string } = {},
): Promise<PageFacts> {
  const [locale, words] = await Promise.all([getLocale(), pageWords(page, values)])
  return {
    ...words,
    locale,
    path,
    paths: inBoth(path),
    picture: sharePicture(locale, listPath, words.title),
  }
}

/**
 * What is said of a post: in its own language at its own address, whichever address shows it. Its text is the same
 * under the other prefix, so that one is a copy of this (Google, Localized versions: only the template translated).
 */
export function postFacts(post: Post): PageFacts {
  const { title, slug, excerpt, content, language, translation, publishedAt, updatedAt } = post
  const path = `/blog/${slug}`
  return {
    locale: language,
    path,
    paths: {
      [language]: path,
      ...(translation && { [translation.language]: `/blog/${translation.slug}` }),
    },
    title: headTitle(title, organisation.shortName[language]),
    description: describe(excerpt ?? '', content, organisation.mission[language]),
    picture: sharePicture(language, path, title, String(Date.parse(updatedAt))),
    article: { publishedAt, modifiedAt: lastChange(post) },
  }
}

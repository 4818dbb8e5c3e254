import type { Messages } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Content } from '@/lib/content/content'
import { levelNumbers } from '@/lib/content/level-numbers'
import type { Organisation } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'
import { readable } from '@/lib/markdown/readable'
import { lastChange } from '@/lib/posts/reading'
import type { Post } from '@/lib/posts/schema'
import { type PagePath, files, routes } from '@/lib/routes'
import { type Paths, inAll } from './addresses'
import { describe, documentTitle } from './describe'

/**
 * The share picture of a page (app/share), by its unprefixed path; `version` makes caches fetch a changed one again.
 */
export function sharePicture(locale: Locale, path: PagePath, alt: string, version?: string) {
  const url = env.SITE_URL + files.sharePicture(locale, path) + (version ? `?v=${version}` : '')
  return { url, width: 1200, height: 630, alt, type: 'image/png' }
}

/** A page with its title and description in the messages, under `Meta`. */
export type MetaPage = keyof Messages['Meta']

/** The source of an indexable page's metadata and JSON-LD. */
export interface PageMeta {
  /** The language of the page's own address. */
  readonly locale: Locale
  /** The unprefixed path of that address. */
  readonly path: PagePath
  readonly paths: Paths
  readonly title: string
  readonly description: string
  readonly picture: ReturnType<typeof sharePicture>
  /** Publication and last change of a post, ISO 8601, and the name of its author. */
  readonly article?: { readonly publishedAt: string; readonly modifiedAt: string; readonly author: string }
}

/** The content that titles and descriptions name. */
type NamedIn = Pick<Content, 'organisation' | 'programme'>

/** The title and description of a page from the messages, cut or filled up to the length of search results. */
export async function pageTexts(
  { organisation, programme }: NamedIn,
  page: MetaPage,
  values: Record<string, string> = {},
) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Meta')])
  const { city, country } = organisation.address
  const own = { subject: programme.title[locale], city, country: country[locale] }
  const all = { ...own, ...values, levels: levelNumbers.length }
  return {
    title: documentTitle(t(`${page}.title`, all), organisation.shortName[locale]),
    description: describe(t(`${page}.description`, all), `${organisation.name[locale]}.`),
  }
}

interface PageMetaOptions {
  readonly values?: Record<string, string>
  /** For a later page of a list, the path of the list, whose picture it shows. */
  readonly listPath?: PagePath
  /** Changes with the text of the page's picture. */
  readonly pictureVersion?: string
}

/** The page meta of a page with the same path in every language. */
export async function pageMeta(
  content: NamedIn,
  page: MetaPage,
  path: PagePath,
  { values, listPath = path, pictureVersion }: PageMetaOptions = {},
): Promise<PageMeta> {
  const [locale, texts] = await Promise.all([getLocale(), pageTexts(content, page, values)])
  return {
    ...texts,
    locale,
    path,
    paths: inAll(path),
    picture: sharePicture(locale, listPath, texts.title, pictureVersion),
  }
}

/**
 * The page meta of a post: that of its own language and address, whichever address shows it. Its text is the same under
 * the other prefix, so that page is a copy of this one (Google, Localized versions: only the template translated).
 */
export function postMeta(organisation: Organisation, post: Post): PageMeta {
  const { title, slug, excerpt, content, language, translation, publishedAt, updatedAt } = post
  const { searchTitle, searchDescription } = post
  const path = routes.post(slug)
  return {
    locale: language,
    path,
    paths: {
      [language]: path,
      ...(translation && { [translation.language]: routes.post(translation.slug) }),
    },
    title: documentTitle(searchTitle ?? title, organisation.shortName[language]),
    description: describe(
      searchDescription ?? '',
      excerpt ?? '',
      readable(content),
      organisation.mission[language],
    ),
    picture: sharePicture(language, path, title, String(Date.parse(updatedAt))),
    article: {
      publishedAt,
      modifiedAt: lastChange(post),
      author: post.authorName ?? organisation.name[language],
    },
  }
}

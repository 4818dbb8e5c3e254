import 'server-only'
import type { Organisation } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import { absolute, absoluteAddress } from '@/lib/i18n/absolute'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { pictureOf } from '@/lib/images/focus'
import { readable } from '@/lib/markdown/readable'
import { postsForFeed } from '@/lib/posts/feed-queries'
import { lastChange } from '@/lib/posts/reading'
import type { FeedPost } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { describe } from '@/lib/seo/describe'
import { postHtml } from './html'

// Control characters and lone surrogates, which staff may have pasted: XML 1.0 cannot represent them (section 2.2).
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const clean = (text: string) => text.replace(NOT_IN_XML, '')

/** The latest rendering of each feed's posts, so that unchanged posts are not rendered again. */
const rendered = new Map<Locale, ReadonlyMap<string, { readonly source: string; readonly html: string }>>()

async function htmlOf(posts: readonly FeedPost[], locale: Locale): Promise<string[]> {
  const known = rendered.get(locale)
  const now = new Map<string, { source: string; html: string }>()
  for (const post of posts) {
    const { slug, content, featuredImage, featuredImageAlt } = post
    const source = JSON.stringify([slug, content, featuredImage, featuredImageAlt])
    const before = known?.get(post.id)
    const html =
      before?.source === source
        ? before.html
        : await postHtml(post, locale, absolute(routes.post(slug), locale))
    now.set(post.id, { source, html })
  }
  rendered.set(locale, now)
  return posts.map(({ id }) => clean(now.get(id)?.html ?? ''))
}

/**
 * The newest published posts of a language, complete; null during an outage. Addresses are absolute, times ISO 8601 in
 * UTC.
 */
export async function feedContent(organisation: Organisation, locale: Locale) {
  const reading = await postsForFeed(locale)
  if (reading.state === 'unavailable') return null
  const t = translator(locale)
  const html = await htmlOf(reading.data, locale)
  const items = reading.data.map((post, index) => ({
    // Unaffected by slug changes.
    id: `urn:uuid:${post.id}`,
    address: absolute(routes.post(post.slug), locale),
    title: clean(post.title),
    /** The person named; null for the feed's author. */
    author: post.authorName && clean(post.authorName),
    summary: clean(post.excerpt ?? describe(readable(post.content))),
    html: html[index]!,
    image: post.featuredImage && absoluteAddress(pictureOf(post.featuredImage).file),
    category: post.category && { slug: post.category, name: t(`Posts.categories.${post.category}`) },
    publishedAt: post.publishedAt,
    updatedAt: lastChange(post),
  }))
  const name = organisation.name[locale]
  return {
    locale,
    /** Of its posts. */
    language: reading.data[0]?.language ?? locale,
    title: t('Posts.feed.title', { name }),
    description: t('Posts.feed.description'),
    /** The page that the feed follows. */
    home: absolute(routes.blog, locale),
    author: name,
    icon: `${env.SITE_URL}/favicon.ico`,
    /** The newest change of its posts; null for an empty feed. */
    changedAt:
      items
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null,
    items,
  }
}

/** A feed, whatever its format, and its posts. */
export type FeedContent = NonNullable<Awaited<ReturnType<typeof feedContent>>>
export type FeedItem = FeedContent['items'][number]

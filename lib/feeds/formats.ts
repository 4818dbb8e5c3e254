import { generateAtomFeed, generateRssFeed } from 'feedsmith'
import { absolute } from '@/lib/i18n/absolute'
import { routes } from '@/lib/routes'
import type { FeedContent, FeedItem } from './feed'

/** A feed format: its content type, and its serialiser. */
export interface FeedFormat {
  readonly type: string
  readonly make: (feed: FeedContent) => string
}

/** Atom requires a date of change. An empty feed gets one before all posts. */
const NEVER = new Date(0)

/** The indentation around CDATA, which some readers take for part of the text. */
const INDENTATION = /(?<=>)\n *(?=<!\[CDATA\[)|(?<=\]\]>)\n *(?=<\/)/g

function rssItem(item: FeedItem, feedAuthor: string) {
  const { id, address, title, author, summary, html, category, publishedAt } = item
  return {
    title,
    link: address,
    description: summary,
    guid: { value: id, isPermaLink: false },
    pubDate: new Date(publishedAt),
    ...(category && { categories: [{ name: category.name }] }),
    // RSS's own author must be an e-mail address.
    dc: { creators: [author ?? feedAuthor] },
    content: { encoded: html },
  }
}

/** RSS 2.0, with the whole posts in content:encoded. */
export const rss: FeedFormat = {
  type: 'application/rss+xml',
  make: (feed) =>
    generateRssFeed({
      title: feed.title,
      link: feed.home,
      description: feed.description,
      language: feed.language,
      ...(feed.changedAt && { lastBuildDate: new Date(feed.changedAt) }),
      atom: {
        links: [{ href: absolute(routes.rss, feed.locale), rel: 'self', type: 'application/rss+xml' }],
      },
      items: feed.items.map((item) => rssItem(item, feed.author)),
    }).replace(INDENTATION, ''),
}

function atomEntry(item: FeedItem) {
  const { id, address, title, author, summary, html, category, publishedAt, updatedAt } = item
  return {
    id,
    title: { value: title, type: 'text' as const },
    ...(author && { authors: [{ name: author }] }),
    links: [{ href: address, rel: 'alternate', type: 'text/html' }],
    published: new Date(publishedAt),
    updated: new Date(updatedAt),
    summary: { value: summary, type: 'text' as const },
    content: { value: html, type: 'html' as const },
    ...(category && { categories: [{ term: category.slug, label: category.name }] }),
  }
}

/** Atom 1.0 (RFC 4287). */
export const atom: FeedFormat = {
  type: 'application/atom+xml',
  make: (feed) =>
    generateAtomFeed({
      xml: { lang: feed.language },
      id: absolute(routes.atom, feed.locale),
      title: { value: feed.title, type: 'text' },
      subtitle: { value: feed.description, type: 'text' },
      updated: feed.changedAt ? new Date(feed.changedAt) : NEVER,
      authors: [{ name: feed.author, uri: absolute(routes.home, feed.locale) }],
      icon: feed.icon,
      links: [
        { href: absolute(routes.atom, feed.locale), rel: 'self', type: 'application/atom+xml' },
        { href: feed.home, rel: 'alternate', type: 'text/html', hreflang: feed.locale },
      ],
      entries: feed.items.map(atomEntry),
    }).replace(INDENTATION, ''),
}

/** JSON Feed 1.1. */
export const json: FeedFormat = {
  type: 'application/feed+json',
  make: (feed) =>
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: feed.home,
      feed_url: absolute(routes.jsonFeed, feed.locale),
      description: feed.description,
      language: feed.language,
      favicon: feed.icon,
      authors: [{ name: feed.author, url: absolute(routes.home, feed.locale) }],
      items: feed.items.map(({ id, address, title, author, summary, html, image, category, ...times }) => ({
        id,
        url: address,
        title,
        ...(author && { authors: [{ name: author }] }),
        summary,
        content_html: html,
        ...(image && { image }),
        date_published: times.publishedAt,
        date_modified: times.updatedAt,
        ...(category && { tags: [category.name] }),
        language: feed.language,
      })),
    }),
}

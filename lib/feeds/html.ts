import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeRaw from 'rehype-raw'
import type { Locale } from '@/lib/i18n/routing'
import { Markdown } from '@/lib/markdown/markdown'
import type { FeedPost } from '@/lib/posts/schema'
import { makePortable } from './portable'

const parsed = rehypeRaw()

/** A post's picture, above its text. */
function picture(src: string, alt: string | null): Element {
  const img: Element = { type: 'element', tagName: 'img', properties: { src, alt: alt ?? '' }, children: [] }
  return { type: 'element', tagName: 'p', properties: {}, children: [img] }
}

/**
 * A post as a document of its own: its picture and its text by the site's renderer, as HTML that stands anywhere.
 * @param page The absolute address of the post's page.
 */
export async function postHtml(post: FeedPost, locale: Locale, page: string): Promise<string> {
  // Imported here because Next refuses it at the top of a file that a page could use; this is no page.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const value = renderToStaticMarkup(await Markdown({ source: post.content, locale }))
  const tree = parsed({ type: 'root', children: [{ type: 'raw', value }] }, {} as never) as Root
  if (post.featuredImage) tree.children.unshift(picture(post.featuredImage, post.featuredImageAlt))
  makePortable(tree, page, `p${post.id.slice(0, 8)}`)
  return toHtml(tree)
}

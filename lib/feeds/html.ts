import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import rehypeRaw from 'rehype-raw'
import { SKIP, visit } from 'unist-util-visit'
import type { Locale } from '@/lib/i18n/routing'
import { pictureOf } from '@/lib/images/focus'
import { logError } from '@/lib/log/log'
import { Markdown, textNotice } from '@/lib/markdown/markdown'
import { renderToHtml } from '@/lib/next/render-to-html'
import type { FeedPost } from '@/lib/posts/schema'

/** Attributes for the page only: style, loading, keyboard. */
const PAGE_ATTRIBUTES = ['className', 'style', 'loading', 'decoding', 'srcSet', 'sizes', 'tabIndex', 'role']
const ADDRESSES = ['href', 'src', 'cite', 'longDesc']
const REFERENCES = ['ariaDescribedBy', 'ariaLabelledBy']

/** The absolute address; undefined if invalid. */
function absoluteUrl(address: string, page: string): string | undefined {
  return URL.canParse(address, page) ? new URL(address, page).href : undefined
}

/** Replacement of an element that readers do not show: a sign for a task's checkbox, the table for its scroll frame. */
function replacement({ tagName, properties, children }: Element): RootContent[] | null {
  if (tagName === 'input') return [{ type: 'text', value: properties.checked ? '☑' : '☐' }]
  return tagName === 'div' && [properties.className].flat().includes('post-table') ? children : null
}

/**
 * Adapts a post's markup to any site: addresses become absolute (links within the post lead to its page), ids get the
 * prefix.
 */
function absolutizeHtml(tree: Root, page: string, prefix: string): void {
  visit(tree, 'element', (element, index, parent) => {
    const { properties } = element
    const replaced = replacement(element)
    if (replaced && parent && index !== undefined) {
      parent.children.splice(index, 1, ...replaced)
      return [SKIP, index]
    }
    for (const name of PAGE_ATTRIBUTES) delete properties[name]
    for (const name of ADDRESSES) {
      if (typeof properties[name] === 'string') properties[name] = absoluteUrl(properties[name], page)
    }
    if (properties.id) properties.id = `${prefix}-${properties.id}`
    if (properties.name) properties.name = `${prefix}-${properties.name}`
    for (const name of REFERENCES) {
      const value = properties[name]
      if (value) properties[name] = [value].flat().map((id) => `${prefix}-${id}`)
    }
  })
}

const parseHtml = rehypeRaw()

/** A post's picture, for above its text. */
function picture(src: string, alt: string | null): Element {
  const img: Element = { type: 'element', tagName: 'img', properties: { src, alt: alt ?? '' }, children: [] }
  return { type: 'element', tagName: 'p', properties: {}, children: [img] }
}

/** The text of a post as on its page; a notice if rendering fails, so that the other posts of a feed remain. */
async function textHtml({ content }: FeedPost, locale: Locale): Promise<string> {
  try {
    return await renderToHtml(await Markdown({ source: content, locale, images: 'original' }))
  } catch (error) {
    logError('feedPost', error)
    return renderToHtml(textNotice(locale))
  }
}

/**
 * A post as HTML for feed readers: its picture and its text by the site's renderer.
 * @param page the absolute address of the post's page.
 */
export async function postHtml(post: FeedPost, locale: Locale, page: string): Promise<string> {
  const value = await textHtml(post, locale)
  const tree = parseHtml({ type: 'root', children: [{ type: 'raw', value }] }, {} as never) as Root
  if (post.featuredImage)
    tree.children.unshift(picture(pictureOf(post.featuredImage).file, post.featuredImageAlt))
  absolutizeHtml(tree, page, `p${post.id.slice(0, 8)}`)
  return toHtml(tree)
}

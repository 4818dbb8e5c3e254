import type { Element, Root, RootContent } from 'hast'
import { type Options, defaultSchema } from 'rehype-sanitize'
import { SKIP, visit } from 'unist-util-visit'

// Elements whose content a parser does not read as markup: left open, each would swallow the rest of a post. The list
// of GitHub's "disallowed raw HTML" (GFM, section 6.11).
const OPAQUE = 'title|textarea|style|xmp|iframe|noembed|noframes|noscript|script|plaintext|template|select'
// Elements that hide the paragraph around them from a parser: left open, each would take it apart.
const BARRIERS = 'applet|button|marquee|math|object|svg'
const WHOLE = /<(script|style|iframe|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const TAG = new RegExp(`</?(?:${OPAQUE}|${BARRIERS})\\b[^>]*(?:>|$)`, 'gi')

/** Removes dropped elements from raw HTML before parsing, so that the surrounding text stays. */
export function dropOpaqueElements() {
  return (tree: Root) => {
    visit(tree as Root, (node: Root | RootContent) => {
      if (node.type === 'raw') node.value = node.value.replace(WHOLE, '').replace(TAG, '')
    })
  }
}

const ADDRESSES = ['href', 'src', 'cite', 'longDesc']

/**
 * Normalises beyond the allow-list's means. Schemes become lower case, because it compares them case-sensitively.
 * Fields other than check boxes are removed, because it would turn each into one.
 */
export function normalizeElements() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }: Element, index, parent) => {
      if (tagName === 'input' && String(properties.type).toLowerCase() !== 'checkbox' && parent) {
        parent.children.splice(index ?? 0, 1)
        return [SKIP, index ?? 0]
      }
      for (const name of ADDRESSES) {
        const value = properties[name]
        if (typeof value !== 'string') continue
        properties[name] = value.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
      }
    })
  }
}

/** The only link schemes in a post. */
const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

// The allow-list does not check the schemes in `srcset`; a picture falls back to its `img`.
const tagNames = (defaultSchema.tagNames ?? []).filter((name) => name !== 'source')

/**
 * The HTML allowed in a post: GitHub's allow-list with more phrasing elements and fewer schemes; no scripts, handlers,
 * styles, forms or frames. `prefixIds` prefixes ids.
 */
export const schema: Options = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...tagNames, 'abbr', 'cite', 'dfn', 'figcaption', 'figure', 'mark', 'small', 'u'],
  attributes: {
    ...defaultSchema.attributes,
    abbr: ['title'],
    dfn: ['title'],
    img: [...(defaultSchema.attributes?.img ?? []), 'src', 'alt', 'title', 'width', 'height'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: LINK_SCHEMES,
    cite: ['http', 'https'],
    src: ['http', 'https'],
    longDesc: ['http', 'https'],
  },
  strip: ['script', 'style', 'iframe', 'template', 'object', 'embed'],
}

/** The prefix of every id from a text. */
export const PREFIX = 'user-content-'

/** The id with the prefix, added once. */
export const prefixed = (id: string) => (id.startsWith(PREFIX) ? id : PREFIX + id)

/** The fragment of a link inside the page, as written and decoded. */
function namesOf(href: string): string[] {
  const name = href.slice(1)
  try {
    return [name, decodeURIComponent(name)]
  } catch {
    return [name]
  }
}

/**
 * Prefixes the ids and names of a text, so that none can shadow the page's own (a picture named `cookie` would hide
 * `document.cookie`), and points links and descriptions to them. Doing both here keeps the two ends of a footnote
 * together.
 */
export function prefixIds() {
  return (tree: Root) => {
    const ids = new Set<string>()
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['id', 'name']) {
        const value = properties[name]
        if (typeof value !== 'string') continue
        properties[name] = prefixed(value)
        ids.add(prefixed(value))
      }
    })
    visit(tree, 'element', ({ properties }: Element) => {
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('#')) {
        const id = namesOf(href)
          .map(prefixed)
          .find((name) => ids.has(name))
        if (id !== undefined) properties.href = `#${id}`
      }
      for (const name of ['ariaDescribedBy', 'ariaLabelledBy']) {
        const value = properties[name]
        if (value) properties[name] = [value].flat().map((id) => prefixed(String(id)))
      }
    })
  }
}

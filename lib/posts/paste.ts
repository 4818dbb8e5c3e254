import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import {
  type Item,
  BLOCKS,
  adopt,
  asLines,
  asOneLine,
  element,
  emphasise,
  find,
  isBlock,
  isBreak,
  isElement,
  isEmpty,
  join,
  linkAddress,
  lower,
  nest,
  textOf,
  withoutEndBreaks,
} from './paste-tree'

/** Elements whose content is no text of the document, or lies on somebody else's server. */
const DROPPED = new Set(
  'style script meta link title xml template object iframe svg img picture video audio canvas button select textarea'.split(
    ' ',
  ),
)
const KEPT = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 strong em del a ul ol li table thead tbody tfoot tr th td blockquote pre code input'.split(
    ' ',
  ),
)
/** What plain text cannot say. Code alone is not among them: it may be Markdown from another editor. */
const STRUCTURE = new Set('h1 h2 h3 h4 h5 h6 strong em del a ul ol table blockquote'.split(' '))
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' }

/** The backslash that would keep an address or an e-mail address from being a link. */
const ESCAPED_ADDRESS = /(?<=\bhttps?)\\(?=:\/\/)|(?<=\bwww)\\(?=\.)|(?<=\w)\\(?=@\w)/gi

interface Place {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly heading?: boolean
}

const styleOf = ({ properties }: Element) => String(properties.style ?? '')

/** A paragraph of Word's that is an item of a list; null for any other element. */
function itemOf(node: RootContent, place: Place): Item | null {
  if (!isElement(node) || node.tagName !== 'p') return null
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(styleOf(node))?.[1]
  if (!level) return null
  const mark = textOf(node).trimStart()
  return {
    level: Number(level),
    isOrdered: /^[\da-z]{1,4}[.)]/i.test(mark),
    children: cleanAll(node.children, place),
  }
}

function cleanAll(nodes: readonly RootContent[], place: Place): ElementContent[] {
  const cleaned: ElementContent[] = []
  let items: Item[] = []
  const endList = () => {
    if (items.length > 0) cleaned.push(nest(items))
    items = []
  }
  for (const node of nodes) {
    const item = itemOf(node, place)
    if (item) items.push(item)
    else if (!(items.length > 0 && textOf(node).trim() === '')) {
      endList()
      cleaned.push(...clean(node, place))
    }
  }
  endList()
  const withoutBreaks = cleaned.some(isBlock) ? cleaned.filter((node) => !isBreak(node)) : cleaned
  return join(withoutBreaks)
}

/** Word knows no heads of columns: the first row of its tables is taken for them, as Markdown wants it. */
function markHead(table: Element): void {
  if (find([table], ({ tagName }) => tagName === 'th')) return
  const row = find([table], ({ tagName }) => tagName === 'tr')
  for (const cell of row?.children ?? []) if (isElement(cell) && cell.tagName === 'td') cell.tagName = 'th'
}

/** What an element becomes: itself without its looks, its content alone, or nothing. */
function clean(node: RootContent, place: Place): ElementContent[] {
  if (node.type === 'text') {
    // A no-break space between two characters may be meant, as in R26 260; others only hold a place.
    return [{ type: 'text', value: node.value.replace(/(^|\s)\u00a0+|\u00a0+(?=\s|$)|\u00a0{2,}/g, '$1 ') }]
  }
  if (!isElement(node) || DROPPED.has(node.tagName)) return []
  const style = styleOf(node)
  if (/display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(style)) return []
  const classes = String(node.properties.className ?? '')
  const name = /\bMsoTitle\b/.test(classes) ? 'h1' : (SAME[node.tagName] ?? node.tagName)
  const heading = place.heading || /^(h\d|th)$/.test(name)
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isPlain = weight !== undefined && /^(normal|[1-4]00)$/.test(weight)
  const bold =
    !heading && !place.bold && (/^(bold|[6-9]00)$/.test(weight ?? '') || (name === 'strong' && !isPlain))
  const italic = !place.italic && (/font-style:\s*italic/i.test(style) || name === 'em')
  if (name === 'table') markHead(node)
  const within = { heading, bold: place.bold || bold, italic: place.italic || italic }
  let children = cleanAll(
    node.children,
    BLOCKS.has(name) ? { ...within, bold: place.bold, italic: place.italic } : within,
  )

  if (BLOCKS.has(name) && !/^(hr|table)$/.test(name)) {
    children = withoutEndBreaks(children)
    if (isEmpty(children)) return []
  } else {
    if (italic) children = emphasise('em', children)
    if (bold) children = emphasise('strong', children)
    if (name === 'strong' || name === 'em') return children
  }
  if (name === 'p' && /\bMso(?:Intense)?Quote\b/.test(classes))
    return [element('blockquote', [element('p', children)])]
  if (name === 'a') {
    const href = linkAddress(node.properties.href)
    return href && !isEmpty(children) ? [element('a', children, { href })] : children
  }
  if (name === 'input') return node.properties.type === 'checkbox' ? [{ ...node, children: [] }] : []
  if (name === 'td' || name === 'th') return [element(name, asOneLine(children))]
  if (name === 'ul' || name === 'ol') return [element(name, adopt(children))]
  if (name === 'li' && children.filter(isBlock).length <= 1) children = asLines(children)
  if (KEPT.has(name)) return [element(name, children)]
  return isBlock(node) && !children.some(isBlock) ? [element('p', children)] : children
}

/**
 * What was copied from a word processor or a page, as Markdown: headings, bold, italic, links, lists, quotes, tables.
 * Null where it has none of them, so that the plain text says the same. Nothing of it is run or loaded.
 */
export function markdownOf(html: string): string | null {
  const root: Root = { type: 'root', children: cleanAll(fromHtml(html, { fragment: true }).children, {}) }
  if (!find(root.children, ({ tagName }) => STRUCTURE.has(tagName))) return null
  if (find(root.children, ({ tagName }) => tagName === 'h1')) lower(root.children)
  const markdown = toMarkdown(toMdast(root), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  })
  // An address in the text becomes a link by itself, so nothing of it is escaped.
  return markdown.replace(ESCAPED_ADDRESS, '').trim() || null
}

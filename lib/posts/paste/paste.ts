import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Item, adopt, checkboxOf, itemsOf, nest } from './lists'
import { toText } from './markdown'
import { leadsBack, noteOf, referenceOf, normaliseNotes } from './notes'
import {
  BLOCKS,
  NOTE,
  REFERENCE,
  asLines,
  asOneLine,
  asParagraphs,
  divideText,
  element,
  elementsIn,
  emphasise,
  isBlock,
  isElement,
  isEmpty,
  isNothing,
  join,
  linkAddress,
  lowerHeadings,
  styleOf,
  textOf,
  withoutEndBreaks,
  withoutFirstSpace,
} from './tree'
import { expandMergedCells, markHead, takeCaptions } from './tables'

/** Elements whose content is no text of the document, or is on a third-party server. */
const DROPPED = new Set(
  'style script meta link title xml template object iframe svg img picture video audio canvas button select textarea'.split(
    ' ',
  ),
)
const KEPT = new Set(
  'br hr h1 h2 h3 h4 h5 h6 a ul ol li table thead tbody tfoot tr th td blockquote pre code input'.split(' '),
)
/** Elements that plain text cannot represent. Code alone does not count: it may be Markdown from another editor. */
const STRUCTURE = new Set([
  ...'h1 h2 h3 h4 h5 h6 strong em del sup sub a ul ol table blockquote'.split(' '),
  NOTE,
])
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del', strike: 'del' }

/** Styles of hidden elements, and of Word's comments. */
const UNSEEN =
  /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|mso-element:\s*comment-list|mso-special-character:\s*comment/i

/** A backslash that would keep a web or e-mail address from becoming a link. */
const ESCAPED_ADDRESS = /(?<=\bhttps?)\\(?=:\/\/)|(?<=\bwww)\\(?=\.)|(?<=\w)\\(?=@\w)/gi

interface Place {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly struck?: boolean
  readonly heading?: boolean
}

/** Whether a node is a footnote's mark or text, which gets no superscript or subscript. */
const isNote = (node: ElementContent) =>
  isElement(node) && (node.tagName === REFERENCE || node.tagName === NOTE)

/** The start of an ordered list, and its type if it uses letters. */
const listProperties = ({ tagName, properties: { start, type } }: Element) =>
  tagName === 'ol' ? { ...(start && { start }), ...(/^[ai]$/i.test(String(type)) && { type }) } : {}

/** The pictures of a document by description or file name; emoji and check boxes are text. */
function picturesOf(nodes: readonly RootContent[]): string[] {
  return elementsIn(nodes).flatMap(({ tagName, properties }) => {
    const { alt, src, width, height, ariaRoleDescription } = properties
    if (tagName !== 'img' || String(ariaRoleDescription) === 'checkbox') return []
    const isDot = [width, height].every((size) => Number(size ?? Infinity) <= 1)
    const file = /([^/\\?#]+)(?:[?#].*)?$/.exec(String(src ?? ''))?.[1] ?? ''
    return isDot || /^\p{Emoji}/u.test(String(alt ?? ''))
      ? []
      : [String(alt || (String(src).startsWith('data:') ? '' : file))]
  })
}

function cleanAll(nodes: readonly RootContent[], place: Place): ElementContent[] {
  const cleaned: ElementContent[] = []
  let items: Item[] = []
  const endList = () => {
    if (items.length > 0) cleaned.push(...nest(items, (children) => itemContent(cleanAll(children, place))))
    items = []
  }
  for (const node of nodes) {
    const found = itemsOf(node)
    if (found) items.push(...found)
    else if (!(items.length > 0 && textOf(node).trim() === '')) {
      endList()
      cleaned.push(...clean(node, place))
    }
  }
  endList()
  const joined = join(cleaned)
  return joined.some(isBlock) ? divideText(joined) : joined
}

/** The content of a list item; a single paragraph is reduced to its text. */
const itemContent = (children: ElementContent[]) =>
  children.filter(isBlock).length <= 1 ? asLines(children) : children

/** The cleaned form of a node: the element without its styles, its content alone, or nothing. */
function clean(node: RootContent, place: Place): ElementContent[] {
  if (node.type === 'text') {
    // A no-break space between two characters may be intended, as in R26 260; others are placeholders.
    return [{ type: 'text', value: node.value.replace(/(^|\s)\u00a0+|\u00a0+(?=\s|$)|\u00a0{2,}/g, '$1 ') }]
  }
  if (!isElement(node) || DROPPED.has(node.tagName) || leadsBack(node)) return []
  const style = styleOf(node)
  if (UNSEEN.test(style) || /^#_msocom_/.test(String(node.properties.href))) return []
  const cited = referenceOf(node)
  if (cited) return [element(REFERENCE, [], { id: cited })]
  const note = noteOf(node)
  const classes = String(node.properties.className ?? '')
  const name = /\bMsoTitle\b/.test(classes) ? 'h1' : (SAME[node.tagName] ?? node.tagName)
  const heading = place.heading || /^(h\d|th)$/.test(name)
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]
  const isPlain = weight !== undefined && /^(normal|[1-4]00)$/.test(weight)
  const bold =
    !heading && !place.bold && (/^(bold|[6-9]00)$/.test(weight ?? '') || (name === 'strong' && !isPlain))
  const italic = !place.italic && (/font-style:\s*italic/i.test(style) || name === 'em')
  const struck = !place.struck && (/text-decoration[\w-]*:[^;]*line-through/i.test(style) || name === 'del')
  if (name === 'table') {
    const captions = takeCaptions(node)
    if (captions.length > 0) return cleanAll([...captions, node], place)
    expandMergedCells(node)
    markHead(node)
  }
  const inherited = {
    bold: place.bold || bold,
    italic: place.italic || italic,
    struck: place.struck || struck,
  }
  // Programs also copy the heading and buttons of a code block.
  const isFramed = name === 'pre' && node.children.some(isBlock)
  const content = (isFramed && elementsIn(node.children).find(({ tagName }) => tagName === 'code')) || node
  let children = cleanAll(content.children, { ...(BLOCKS.has(name) ? place : inherited), heading })

  if (BLOCKS.has(name) && !/^(hr|table)$/.test(name)) {
    children = /^(?:h\d|[ou]l|pre)$/.test(name) ? withoutEndBreaks(children) : divideText(children)
    if (isNothing(children)) return []
  } else {
    if (italic) children = emphasise('em', children)
    if (bold) children = emphasise('strong', children)
    if (struck) children = children.some(isBlock) ? [element('del', children)] : emphasise('del', children)
    const shift = /^su[bp]$/.exec(name)?.[0] ?? /vertical-align:\s*(su[bp])/i.exec(style)?.[1]
    if (shift && !children.some(isNote)) children = emphasise(shift.toLowerCase(), children)
    if (/^(?:strong|em|del|su[bp])$/.test(name)) return children
  }
  if (note) return [element(NOTE, asParagraphs(withoutFirstSpace(children)), { id: note })]
  if (name === 'p' && /\bMso(?:Intense)?Quote\b/.test(classes))
    return [element('blockquote', asParagraphs(children))]
  if (name === 'a') {
    const href = linkAddress(node.properties.href)
    return href && !isEmpty(children) ? [element('a', children, { href })] : children
  }
  if (name === 'input') return node.properties.type === 'checkbox' ? [{ ...node, children: [] }] : []
  if (/^t(?:able|r)$/.test(name) && isNothing(children)) return []
  if (name === 'td' || name === 'th') return [element(name, asOneLine(children))]
  if (name === 'ul' || name === 'ol') return [element(name, adopt(children), listProperties(node))]
  if (name === 'li') children = [...checkboxOf(node), ...itemContent(children)]
  if (KEPT.has(name)) return [element(name, children)]
  return isBlock(node) ? asParagraphs(children) : children
}

/** The result of a paste: its Markdown, and the names of the pictures left out. */
export interface PastedDocument {
  /** Null if its plain text says as much. */
  readonly markdown: string | null
  readonly pictures: readonly string[]
}

/**
 * Clipboard HTML from a word processor or page as Markdown: headings, bold, italic, superscript and subscript, links,
 * lists, quotes, tables, footnotes. Nothing in it is run or loaded.
 * @param existing the text to paste into, whose footnotes keep their numbers.
 */
export function pastedDocument(html: string, existing = ''): PastedDocument {
  const tree = fromHtml(html, { fragment: true })
  const pictures = picturesOf(tree.children)
  const root: Root = {
    type: 'root',
    children: normaliseNotes(divideText(cleanAll(tree.children, {})), existing),
  }
  const names = elementsIn(root.children).map(({ tagName }) => tagName)
  if (!names.some((name) => STRUCTURE.has(name))) return { markdown: null, pictures }
  if (names.includes('h1')) lowerHeadings(root.children)
  // A bare address becomes a link, so it is not escaped.
  return { markdown: toText(root).replace(ESCAPED_ADDRESS, '').trim() || null, pictures }
}

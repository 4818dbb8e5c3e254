import type { Element, ElementContent, RootContent } from 'hast'

/** Intermediate elements for a footnote and its reference, until they become Markdown. */
export const NOTE = 'x-note'
export const REFERENCE = 'x-reference'

/** Elements that are paragraphs or contain some. */
export const BLOCKS = new Set([
  ...'p h1 h2 h3 h4 h5 h6 ul ol li table blockquote pre hr div dt dd summary'.split(' '),
  NOTE,
])
const HOLDERS = new Set([...BLOCKS, 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'code'])
const EMPHASIS = new Set(['strong', 'em', 'del'])

/** Makes an element. */
export const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
export const isElement = (node: RootContent | undefined): node is Element => node?.type === 'element'
/** Whether a node is a separate paragraph or contains some. */
export const isBlock = (node: RootContent) => isElement(node) && BLOCKS.has(node.tagName)
/** Whether a node is a line break. */
const isBreak = (node: RootContent | undefined) => isElement(node) && node.tagName === 'br'

export const styleOf = ({ properties }: Element) => String(properties.style ?? '')

export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Whether nodes are invisible. */
export const isEmpty = (nodes: RootContent[]) =>
  nodes.every((node) => textOf(node).trim() === '' && !(isElement(node) && /^(hr|input)$/.test(node.tagName)))

/** Whether nodes leave nothing in the text: they are invisible, and no reference to a footnote is among them. */
export const isNothing = (nodes: RootContent[]) =>
  isEmpty(nodes) && !elementsIn(nodes).some(({ tagName }) => tagName === REFERENCE)

/** Emphasis around a text; spaces and line breaks at its ends stay outside, as Markdown requires. */
export function emphasise(tagName: string, all: ElementContent[]): ElementContent[] {
  if (isEmpty(all) || all.some(isBlock)) return all
  const isText = (node: ElementContent) => !isEmpty([node])
  const [start, end] = [all.findIndex(isText), all.findLastIndex(isText) + 1]
  const children = all.slice(start, end)
  const [first, last] = [children[0], children.at(-1)]
  const lead = first?.type === 'text' ? /^\s*/.exec(first.value)![0] : ''
  const trail = last?.type === 'text' ? /\s*$/.exec(last.value)![0] : ''
  if (first?.type === 'text') first.value = first.value.slice(lead.length)
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - trail.length)
  const space = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : [])
  const emphasised = [...space(lead), element(tagName, children), ...space(trail)]
  return [...all.slice(0, start), ...emphasised, ...all.slice(end)]
}

/** The address that a pasted link keeps; null for a bookmark of the document, a file, a phone number, or a script. */
export function linkAddress(href: unknown): string | null {
  const address = String(href ?? '')
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  // Google Docs wraps links in a redirect.
  const isGoogle = hostname === 'www.google.com' && pathname === '/url'
  // Outlook wraps links in a checking redirect.
  const isOutlook = hostname.endsWith('.safelinks.protection.outlook.com')
  const target = isGoogle ? searchParams.get('q') : isOutlook ? searchParams.get('url') : null
  return target ? linkAddress(target) : address
}

/** Joins neighbours with the same emphasis: word processors split a bold word wherever it was edited. */
export function join(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  for (const node of nodes) {
    const isSpace = joined.at(-1)?.type === 'text' && isEmpty(joined.slice(-1))
    const before = joined.at(isSpace ? -2 : -1)
    const isSame = isElement(node) && isElement(before) && before.tagName === node.tagName
    if (!isSame || !EMPHASIS.has(node.tagName)) joined.push(node)
    else before.children = join([...before.children, ...(isSpace ? joined.splice(-1) : []), ...node.children])
  }
  return joined
}

/** Removes the space at the start of the text. */
export const withoutFirstSpace = (nodes: ElementContent[]): ElementContent[] =>
  nodes.map((node, place) =>
    place === 0 && node.type === 'text' ? { ...node, value: node.value.trimStart() } : node,
  )

/** The nodes without those at the start and end that do not count. */
function between(nodes: ElementContent[], counts: (node: ElementContent) => boolean): ElementContent[] {
  const first = nodes.findIndex(counts)
  return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex(counts) + 1)
}

/** Removes line breaks at the start and end. */
export const withoutEndBreaks = (nodes: ElementContent[]) => between(nodes, (node) => !isBreak(node))

/** The texts between double line breaks, which mail programs use to end paragraphs. */
function paragraphsOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === ''
  const parts: ElementContent[][] = [[]]
  for (const [place, node] of nodes.entries()) {
    const next = nodes.slice(place + 1).find((other) => !isSpace(other))
    if (isBreak(node) && isBreak(next)) parts.push([])
    else parts.at(-1)!.push(node)
  }
  const trimmed = parts.map((part) => between(part, (node) => !isBreak(node) && !isSpace(node)))
  return trimmed.filter((part) => !isNothing(part))
}

/** Makes paragraphs of a text with double line breaks, and drops the line breaks beside blocks. */
export function divideText(nodes: readonly ElementContent[]): ElementContent[] {
  const divided: ElementContent[] = []
  let text: ElementContent[] = []
  for (const node of [...nodes, null]) {
    if (node && !isBlock(node)) {
      text.push(node)
      continue
    }
    const parts = paragraphsOf(text)
    divided.push(...(parts.length > 1 ? parts.map((part) => element('p', part)) : parts.flat()))
    if (node) divided.push(node)
    text = []
  }
  return divided
}

/** Nodes as paragraphs: one, unless they contain blocks. */
export const asParagraphs = (nodes: ElementContent[]): ElementContent[] =>
  nodes.some(isBlock) ? nodes : [element('p', nodes)]

/** Turns paragraphs into lines of one. */
export const asLines = (nodes: ElementContent[]): ElementContent[] =>
  withoutEndBreaks(
    nodes.flatMap((node) =>
      isElement(node) && node.tagName === 'p' ? [...node.children, element('br', [])] : [node],
    ),
  )

/** The one-line content of a cell: the texts of its paragraphs and lists, separated by spaces. */
export function asOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const space: ElementContent = { type: 'text', value: ' ' }
  return nodes.flatMap((node) => {
    if (isBreak(node)) return [space]
    return isElement(node) && HOLDERS.has(node.tagName) ? [space, ...asOneLine(node.children), space] : [node]
  })
}

/** All elements in nodes, themselves included, in the order of the text. */
export const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.children)] : []))

/** Moves headings down a level, because the page's title is its only heading of the first level. */
export function lowerHeadings(nodes: readonly RootContent[]): void {
  for (const node of elementsIn(nodes))
    node.tagName = node.tagName.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`)
}

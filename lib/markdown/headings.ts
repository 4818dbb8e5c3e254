import Slugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { PREFIX, prefixed } from './sanitize'
import { countWords } from './budget'
import { oneLine } from './readable'

/** A heading for a table of contents. */
export interface Heading {
  /** The prefixed id in the page. */
  readonly id: string
  readonly depth: 2 | 3
  readonly text: string
}

/** The headings of a text and its word count. */
export interface Outline {
  readonly words: number
  readonly headings: readonly Heading[]
}

/** The number of readable words, without Markdown's marks and addresses. */
function wordsOf(tree: Nodes): number {
  let words = 0
  visit(tree, 'text', ({ value }) => {
    words += countWords(value)
  })
  return words
}

/** The text of a heading on one line, with picture descriptions and without footnote numbers. */
function headingText(heading: Element): string {
  let text = ''
  visit(heading, (node) => {
    if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return SKIP
    if (node.type === 'text') text += node.value
    if (node.type === 'element' && node.tagName === 'img') text += node.properties.alt ?? ''
  })
  return oneLine(text)
}

function contains(tree: Nodes, tagName: string): boolean {
  let found = false
  visit(tree, 'element', (element) => {
    found = element.tagName === tagName
    return found ? EXIT : undefined
  })
  return found
}

const LEVEL = /^h([1-6])$/

/** The id of remark-rehype's footnote heading, which is for screen readers only. */
const FOOTNOTES = 'footnote-label'

/** Moves all headings down a level if the text has an h1, because the page has its own above the text. */
function demoteHeadings(tree: Root) {
  if (!contains(tree, 'h1')) return
  visit(tree, 'element', (element) => {
    const level = Number(LEVEL.exec(element.tagName)?.[1])
    if (level && element.properties.id !== FOOTNOTES) element.tagName = `h${Math.min(level + 1, 6)}`
  })
}

/** Returns a slugger that makes ids as GitHub does, avoiding those in the text. */
function sluggerFor(tree: Root) {
  const slugger = new Slugger()
  visit(tree, 'element', ({ properties }) => {
    for (const taken of [properties.id, properties.name])
      if (typeof taken === 'string') slugger.slug(taken.replace(PREFIX, ''))
  })
  return (text: string) => slugger.slug(slug(text) === '' ? 'section' : text)
}

/** The elements within a link or a summary, where no further link is allowed. */
function headingsInControls(tree: Root) {
  const inside = new Set<Element>()
  visit(tree, 'element', (control) => {
    if (control.tagName === 'a' || control.tagName === 'summary')
      visit(control, 'element', (element) => void inside.add(element))
  })
  return inside
}

/** The heading followed by a link to it, not inside, so that screen readers read the heading alone. */
function withLink(heading: Element, { id }: Heading, label: string): Element {
  const properties = { className: ['post-anchor'], href: `#${id}`, ariaLabel: label }
  const sign: ElementContent = { type: 'text', value: '#' }
  const link: Element = { type: 'element', tagName: 'a', properties, children: [sign] }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['post-heading'] },
    children: [heading, link],
  }
}

interface Options {
  readonly label: (heading: string) => string
  readonly onOutline: (outline: Outline) => void
}

/**
 * Marks every h4, and gives every h2 and h3 a link to itself and an id that lasts as long as its text; `onOutline`
 * receives the headings and the word count. Runs before `prefixIds`, which points the text's own links to the ids.
 * `label` names the link to a heading.
 */
export function headings({ label, onOutline }: Options) {
  return (tree: Root) => {
    const words = wordsOf(tree)
    const found: Heading[] = []
    demoteHeadings(tree)
    const idOf = sluggerFor(tree)
    const inControls = headingsInControls(tree)
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element
      if (tagName === 'h4') properties.className = ['post-subheading']
      if ((tagName !== 'h2' && tagName !== 'h3') || properties.id === FOOTNOTES) return
      const text = headingText(element)
      if (text === '' || !parent || index === undefined) return
      properties.id = prefixed(String(properties.id ?? idOf(text)))
      const heading: Heading = { id: properties.id, depth: tagName === 'h2' ? 2 : 3, text }
      found.push(heading)
      if (inControls.has(element)) return
      parent.children[index] = withLink(element, heading, label(text))
      // Continues after the wrapper, whose content has been visited.
      return index + 1
    })
    onOutline({ words, headings: found })
  }
}

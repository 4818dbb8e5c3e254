import Slugger, { slug } from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { PREFIX, prefixed } from './ids'
import { type Heading, type Outline, countWords, headingText, holds } from './outline'

const LEVEL = /^h([1-6])$/

/** What remark-rehype calls the title over the footnotes, which is heard and not seen. */
const FOOTNOTES = 'footnote-label'

/** The page has its one h1 above the text: a text with h1s of its own goes down a level as a whole. */
function makeRoom(tree: Root) {
  if (!holds(tree, 'h1')) return
  visit(tree, 'element', (element) => {
    const level = Number(LEVEL.exec(element.tagName)?.[1])
    if (level && element.properties.id !== FOOTNOTES) element.tagName = `h${Math.min(level + 1, 6)}`
  })
}

/** A giver of ids as GitHub makes them, which gives none that the text has already. */
function sluggerFor(tree: Root) {
  const slugger = new Slugger()
  visit(tree, 'element', ({ properties }) => {
    for (const taken of [properties.id, properties.name])
      if (typeof taken === 'string') slugger.slug(taken.replace(PREFIX, ''))
  })
  return (text: string) => slugger.slug(slug(text) === '' ? 'section' : text)
}

/** Headings in a link or a summary, where no further link may stand. */
function headingsInControls(tree: Root) {
  const inside = new Set<Element>()
  visit(tree, 'element', (control) => {
    if (control.tagName === 'a' || control.tagName === 'summary')
      visit(control, 'element', (element) => void inside.add(element))
  })
  return inside
}

/** The heading with a link to it behind it. Beside and not in it, so that the heading is read as it is written. */
function withLink(heading: Element, { id, text }: Heading, label: string): Element {
  const properties = { className: ['post-anchor'], href: `#${id}`, ariaLabel: `${label}: ${text}` }
  const sign: ElementContent = { type: 'text', value: '#' }
  const link: Element = { type: 'element', tagName: 'a', properties, children: [sign] }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['post-heading'] },
    children: [heading, link],
  }
}

/**
 * Gives every h2 and h3 an id that stays as long as its words do, and a link to itself; `tell` is told the headings
 * and the number of words. Runs before `prefixIds`, which leads the text's own links to the ids. `label` is what the
 * links are called, before the words of their heading.
 */
export function headings({ label, tell }: { label: string; tell: (outline: Outline) => void }) {
  return (tree: Root) => {
    const words = countWords(tree)
    const found: Heading[] = []
    makeRoom(tree)
    const idOf = sluggerFor(tree)
    const inControls = headingsInControls(tree)
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element
      if ((tagName !== 'h2' && tagName !== 'h3') || properties.id === FOOTNOTES) return
      const text = headingText(element)
      if (text === '' || !parent || index === undefined) return
      properties.id = prefixed(String(properties.id ?? idOf(text)))
      const heading: Heading = { id: properties.id, depth: tagName === 'h2' ? 2 : 3, text }
      found.push(heading)
      if (inControls.has(element)) return
      parent.children[index] = withLink(element, heading, label)
      // Past the wrapper: what is inside has been seen.
      return index + 1
    })
    tell({ words, headings: found })
  }
}

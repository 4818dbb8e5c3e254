import type { Element, Nodes } from 'hast'
import { EXIT, SKIP, visit } from 'unist-util-visit'

/** A heading that a table of contents can name. */
export interface Heading {
  /** As the page has it, with its prefix. */
  readonly id: string
  readonly depth: 2 | 3
  readonly text: string
}

/** What a text is about and how long it is. */
export interface Outline {
  readonly words: number
  readonly headings: readonly Heading[]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/** How many words a reader reads in the text: its own, neither marks of Markdown nor addresses. */
export function countWords(tree: Nodes): number {
  let words = 0
  visit(tree, 'text', ({ value }) => {
    words += value.match(WORD)?.length ?? 0
  })
  return words
}

/** What a heading says: its letters and its pictures' descriptions in one line, without the numbers of footnotes. */
export function headingText(heading: Element): string {
  let text = ''
  visit(heading, (node) => {
    if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return SKIP
    if (node.type === 'text') text += node.value
    if (node.type === 'element' && node.tagName === 'img') text += node.properties.alt ?? ''
  })
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether the tree has an element of that name. */
export function holds(tree: Nodes, tagName: string): boolean {
  let found = false
  visit(tree, 'element', (element) => {
    found = element.tagName === tagName
    return found ? EXIT : undefined
  })
  return found
}

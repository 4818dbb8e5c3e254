import type { Element, ElementContent, RootContent } from 'hast'
import { NOTE, REFERENCE, element, elementsIn, isElement } from './tree'

/** Links of Word, Google Docs and LibreOffice from the text to a footnote or endnote, and back. */
const TO_NOTE = /^#_?(?:ftn|ftnt|edn|sdfootnote|sdendnote)(\d+)(?:sym)?$/i
const TO_TEXT = /^#_?(?:ftnref|ftnt_ref|ednref|sdfootnote|sdendnote)(\d+)(?:anc)?$/i

const addressOf = (node: RootContent) =>
  isElement(node) && node.tagName === 'a' ? String(node.properties.href ?? '') : ''

/** The footnote number of a link to one; null for any other element. */
export const referenceOf = (node: RootContent) => TO_NOTE.exec(addressOf(node))?.[1] ?? null

/** Whether a link leads from a footnote back to the text. */
export const leadsBack = (node: RootContent) => referenceOf(node) === null && TO_TEXT.test(addressOf(node))

/** The number of a footnote paragraph; null for any other. */
export function noteOf(node: Element): string | null {
  if (node.tagName !== 'p') return null
  const back = elementsIn(node.children).find(leadsBack)
  return back ? TO_TEXT.exec(addressOf(back))![1]! : null
}

/** The numbers of all elements with a name in the tree. */
const numbersOf = (nodes: readonly RootContent[], name: string) =>
  elementsIn(nodes).flatMap(({ tagName, properties }) => (tagName === name ? [String(properties.id)] : []))

/** The largest footnote number in a text. */
const lastNote = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)))

/**
 * Numbers pasted footnotes after those of the text. Unpaired references and footnotes become text again, `[1]`; the
 * line above the footnotes is dropped.
 */
export function normaliseNotes(nodes: ElementContent[], existing: string): ElementContent[] {
  const [asked, given] = [numbersOf(nodes, REFERENCE), numbersOf(nodes, NOTE)]
  const offset = lastNote(existing)
  const settle = (all: readonly ElementContent[]): ElementContent[] =>
    all.flatMap((node, place): ElementContent[] => {
      if (!isElement(node)) return [node]
      const children = settle(node.children)
      const next = all.slice(place + 1).find(isElement)
      if (node.tagName === 'hr' && next?.tagName === NOTE) return []
      if (node.tagName !== REFERENCE && node.tagName !== NOTE) return [{ ...node, children }]
      const id = String(node.properties.id)
      if (asked.includes(id) && given.includes(id))
        return [element(node.tagName, children, { id: Number(id) + offset })]
      const text = (value: string): ElementContent => ({ type: 'text', value })
      if (node.tagName === REFERENCE) return [text(`[${id}]`)]
      // A footnote is one paragraph.
      return children.flatMap((child) =>
        isElement(child) ? [element('p', [text(`[${id}] `), ...child.children])] : [],
      )
    })
  return settle(nodes)
}

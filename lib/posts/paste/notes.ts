import type { Element, ElementContent, RootContent } from 'hast'
import { NOTE, REFERENCE, element, elementsIn, isElement } from './tree'

/** Links of Word, Google Docs and LibreOffice from the text to a footnote or endnote, and back. */
const TO_NOTE = /^#_?(?:(edn|sdendnote)|ftn|ftnt|sdfootnote)(\d+)(?:sym)?$/i
const TO_TEXT = /^#_?(?:(ednref|sdendnote)|ftnref|ftnt_ref|sdfootnote)(\d+)(?:anc)?$/i

/** The id of the note that a link leads to or from; null for any other node. Endnotes are numbered separately. */
function noteIn(node: RootContent, link: RegExp): string | null {
  const [, isEndnote, number] =
    (isElement(node) && node.tagName === 'a' && link.exec(String(node.properties.href ?? ''))) || []
  return number ? (isEndnote ? 'e' : '') + number : null
}

/** The id of the note that a link in the text leads to; null for any other node. */
export const referenceOf = (node: RootContent) => noteIn(node, TO_NOTE)

/** Whether a link leads from a footnote back to the text. */
export const leadsBack = (node: RootContent) => referenceOf(node) === null && noteIn(node, TO_TEXT) !== null

/** The id of the note in a paragraph; null for any other. */
export function noteOf(node: Element): string | null {
  if (node.tagName !== 'p') return null
  const back = elementsIn(node.children).find(leadsBack)
  return back ? noteIn(back, TO_TEXT) : null
}

/** The ids of all elements with a name in the tree. */
const idsOf = (nodes: readonly RootContent[], name: string) =>
  elementsIn(nodes).flatMap(({ tagName, properties }) => (tagName === name ? [String(properties.id)] : []))

/** The largest footnote number in a text. */
const lastNote = (text: string) =>
  Math.max(0, ...[...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)))

/**
 * Numbers pasted footnotes after those of the text. Unpaired references and footnotes become text again, `[1]`; the
 * line above the footnotes is dropped.
 */
export function normaliseNotes(nodes: ElementContent[], existing: string): ElementContent[] {
  const given = idsOf(nodes, NOTE)
  const paired = [...new Set(idsOf(nodes, REFERENCE))].filter((id) => given.includes(id))
  const first = lastNote(existing) + 1
  const settle = (all: readonly ElementContent[]): ElementContent[] =>
    all.flatMap((node, place): ElementContent[] => {
      if (!isElement(node)) return [node]
      const children = settle(node.children)
      const next = all.slice(place + 1).find(isElement)
      if (node.tagName === 'hr' && next?.tagName === NOTE) return []
      if (node.tagName !== REFERENCE && node.tagName !== NOTE) return [{ ...node, children }]
      const id = String(node.properties.id)
      const number = paired.indexOf(id)
      if (number >= 0) return [element(node.tagName, children, { id: first + number })]
      const text = (value: string): ElementContent => ({ type: 'text', value })
      const mark = `[${id.replace('e', '')}]`
      if (node.tagName === REFERENCE) return [text(mark)]
      const [head, ...rest] = children
      return isElement(head) && head.tagName === 'p'
        ? [element('p', [text(`${mark} `), ...head.children]), ...rest]
        : [element('p', [text(mark)]), ...children]
    })
  return settle(nodes)
}

import type { Element, Parents, Root } from 'hast'
import { type Handle, defaultHandlers, toMdast } from 'hast-util-to-mdast'
import type { BlockContent, FootnoteDefinition, FootnoteReference, Html, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { NOTE, REFERENCE, textOf } from './tree'

/** Digits and signs with superscript and subscript characters, in the same order. */
const PLAIN = [...'0123456789+-=()']
const RAISED = { sup: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'], sub: [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'] } as const

const html = (value: string): Html => ({ type: 'html', value })
const asHtml = (name: string, children: readonly unknown[]) => [
  html(`<${name}>`),
  ...(children as PhrasingContent[]),
  html(`</${name}>`),
]

/** A superscript or subscript as characters if possible, else as HTML. */
const raised =
  (name: keyof typeof RAISED): Handle =>
  (state, node: Element) => {
    const places = [...textOf(node).trim()].map((character) => PLAIN.indexOf(character))
    return places.length > 0 && !places.includes(-1)
      ? { type: 'text', value: places.map((place) => RAISED[name][place]).join('') }
      : asHtml(name, state.all(node))
  }

/**
 * Whether Markdown would not read marks as emphasis: between a letter outside and a sign or space inside (CommonMark
 * 0.31.2, section 6.2), where the character outside would have to be written as its code.
 */
const isBlocked = (outside: string | undefined, inside: string | undefined) =>
  /[^\s\p{P}\p{S}]/u.test(outside ?? ' ') && /[\s\p{P}\p{S}]/u.test(inside ?? ' ')

const emphasis =
  (name: 'strong' | 'em' | 'del'): Handle =>
  (state, node: Element, parent: Parents | undefined) => {
    const place = parent?.children.findIndex((child) => child === node) ?? -1
    const around = [place - 1, place + 1].map((at) => parent?.children[at])
    const [before, after] = around.map((other) =>
      other && other.type !== 'doctype' ? [...textOf(other)] : [],
    )
    const inside = [...textOf(node)]
    return isBlocked(before!.at(-1), inside[0]) || isBlocked(after![0], inside.at(-1))
      ? asHtml(name, state.all(node))
      : defaultHandlers[name]!(state, node)
  }

/** A list with letters, which the text may refer to: Markdown has only numbers. */
const ordered: Handle = (state, node: Element) => {
  const { type, start } = node.properties
  if (!type) return defaultHandlers.ol!(state, node)
  const items = node.children.flatMap((item): BlockContent[] =>
    item.type === 'element'
      ? [html('<li>'), ...(state.toFlow(state.all(item)) as BlockContent[]), html('</li>')]
      : [],
  )
  return [html(`<ol type="${type}"${start ? ` start="${start}"` : ''}>`), ...items, html('</ol>')]
}

const identifierOf = ({ properties: { id } }: Element) => ({ identifier: String(id), label: String(id) })

const reference: Handle = (_state, node: Element): FootnoteReference => ({
  type: 'footnoteReference',
  ...identifierOf(node),
})

const note: Handle = (state, node: Element): FootnoteDefinition => ({
  type: 'footnoteDefinition',
  ...identifierOf(node),
  children: state.toFlow(state.all(node)) as FootnoteDefinition['children'],
})

const handlers: Record<string, Handle> = {
  ...{ sup: raised('sup'), sub: raised('sub'), ol: ordered, [REFERENCE]: reference, [NOTE]: note },
  ...{ strong: emphasis('strong'), em: emphasis('em'), del: emphasis('del') },
}

/** The Markdown of a cleaned document (paste.ts), without character references. */
export const toText = (root: Root): string =>
  toMarkdown(toMdast(root, { handlers }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
  })

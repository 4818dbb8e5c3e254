import type { PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Punctuation after a bare address, inside which browsers would have copied it percent-encoded: quotes, dots, a dash, a
 * wide form.
 */
const STOP = /(?!’\p{L})[\p{Pi}\p{Pf}„…—\u3001-\u303f\uff01-\uff65]/u

/** The end of an address: before such punctuation and preceding ASCII punctuation, except a bracket that it opens. */
function endOf(address: string): number {
  const stop = address.search(STOP)
  if (stop < 0) return address.length
  const end = address.slice(0, stop).replace(/[.,:;!?*_~'")]+$/, '').length
  const opened = address.slice(0, end).split('(').length - address.slice(0, end).split(')').length
  return end + (opened > 0 && address[end] === ')' ? 1 : 0)
}

/** Ends a bare link before non-ASCII quotation marks, dots and brackets; GFM (section 6.9) knows only ASCII ones. */
export function bareLinks() {
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      const [text] = node.children
      if (!parent || index === undefined || node.children.length !== 1 || text?.type !== 'text') return
      const scheme = node.url.slice(0, -text.value.length)
      if (!node.url.endsWith(text.value) || !/^(?:|https?:\/\/|mailto:)$/.test(scheme)) return
      const end = endOf(text.value)
      if (end === text.value.length) return
      const rest: PhrasingContent = { type: 'text', value: text.value.slice(end) }
      text.value = text.value.slice(0, end)
      node.url = scheme + text.value
      parent.children.splice(index + 1, 0, rest)
      return [SKIP, index + 2]
    })
  }
}

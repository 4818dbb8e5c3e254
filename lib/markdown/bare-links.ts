import type { PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** Marks with which a sentence goes on after an address, none of which an address ends with unless it is escaped. */
const AFTER = /[\p{Pf}\p{Pi}\p{Pe}„…›»”’'".,:;!?*_~]+$/u

/** How many of the marks at the end of an address belong to it: a bracket that it opens itself. */
function endOf(address: string): number {
  const after = AFTER.exec(address)
  if (!after || !/[^\x20-\x7e]/.test(after[0])) return address.length
  const opened =
    address.slice(0, after.index).split('(').length - address.slice(0, after.index).split(')').length
  return after.index + (opened > 0 && after[0].startsWith(')') ? 1 : 0)
}

/**
 * Ends an address in the text that became a link by itself before the quotation marks, dots and brackets of other scripts
 * than ASCII that follow it; GFM (section 6.9) knows only those of ASCII.
 */
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

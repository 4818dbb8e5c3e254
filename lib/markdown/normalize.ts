import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const ADDRESSES = ['href', 'src', 'cite', 'longDesc']

/**
 * Prepares what the allow-list cannot say by itself. Schemes go to lower case, because it compares them letter by
 * letter and they mean the same in any case. Fields other than check boxes go, because it would turn each into one.
 */
export function normalizeElements() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }: Element, index, parent) => {
      if (tagName === 'input' && String(properties.type).toLowerCase() !== 'checkbox' && parent) {
        parent.children.splice(index ?? 0, 1)
        return [SKIP, index ?? 0]
      }
      for (const name of ADDRESSES) {
        const value = properties[name]
        if (typeof value !== 'string') continue
        properties[name] = value.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
      }
    })
  }
}

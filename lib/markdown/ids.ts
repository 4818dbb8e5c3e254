import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

const PREFIX = 'user-content-'

const prefixed = (id: string) => (id.startsWith(PREFIX) ? id : PREFIX + id)

/**
 * Prefixes the ids that a text brings along, so that none can shadow the page's own, and leads links and
 * descriptions to them, once. Doing both here keeps the two ends of a footnote together.
 */
export function prefixIds() {
  return (tree: Root) => {
    const ids = new Set<string>()
    visit(tree, 'element', ({ properties }: Element) => {
      if (typeof properties.id !== 'string') return
      properties.id = prefixed(properties.id)
      ids.add(properties.id)
    })
    visit(tree, 'element', ({ properties }: Element) => {
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('#') && ids.has(prefixed(href.slice(1)))) {
        properties.href = `#${prefixed(href.slice(1))}`
      }
      for (const name of ['ariaDescribedBy', 'ariaLabelledBy']) {
        const value = properties[name]
        if (value) properties[name] = [value].flat().map((id) => prefixed(String(id)))
      }
    })
  }
}

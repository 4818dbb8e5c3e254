import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** What every id that comes from a text begins with. */
export const PREFIX = 'user-content-'

/** The id with the prefix, once. */
export const prefixed = (id: string) => (id.startsWith(PREFIX) ? id : PREFIX + id)

/** The place that a link inside the page names, as it stands in the address and decoded. */
function namesOf(href: string): string[] {
  const name = href.slice(1)
  try {
    return [name, decodeURIComponent(name)]
  } catch {
    return [name]
  }
}

/**
 * Prefixes the ids and names that a text brings along, so that none can shadow the page's own (`document.cookie` is
 * hidden by a picture of that name), and leads links and descriptions to them, once. Doing both here keeps the two
 * ends of a footnote together.
 */
export function prefixIds() {
  return (tree: Root) => {
    const ids = new Set<string>()
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['id', 'name']) {
        const value = properties[name]
        if (typeof value !== 'string') continue
        properties[name] = prefixed(value)
        ids.add(prefixed(value))
      }
    })
    visit(tree, 'element', ({ properties }: Element) => {
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('#')) {
        const id = namesOf(href)
          .map(prefixed)
          .find((name) => ids.has(name))
        if (id !== undefined) properties.href = `#${id}`
      }
      for (const name of ['ariaDescribedBy', 'ariaLabelledBy']) {
        const value = properties[name]
        if (value) properties[name] = [value].flat().map((id) => prefixed(String(id)))
      }
    })
  }
}

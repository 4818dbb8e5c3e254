import type { Element, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** What belongs to the page alone: its looks, its loading, what makes a part of it reachable by keyboard. */
const OF_THE_PAGE = ['className', 'style', 'loading', 'decoding', 'srcSet', 'sizes', 'tabIndex', 'role']
const ADDRESSES = ['href', 'src', 'cite', 'longDesc']
const REFERENCES = ['ariaDescribedBy', 'ariaLabelledBy']

/** The picture itself, where the page has it made smaller for the screen. */
function original(address: string): string {
  return address.startsWith('/_next/image?')
    ? (new URLSearchParams(address.slice(address.indexOf('?'))).get('url') ?? address)
    : address
}

/** The address as it leads from anywhere; undefined for one that leads nowhere. */
function absolute(address: string, page: string): string | undefined {
  const found = original(address)
  return URL.canParse(found, page) ? new URL(found, page).href : undefined
}

/** What stands in the place of an element that a reader does not show: of a task's box a sign, of a frame its content. */
function instead({ tagName, properties, children }: Element): RootContent[] | null {
  if (tagName === 'input') return [{ type: 'text', value: properties.checked ? '☑' : '☐' }]
  return tagName === 'div' && [properties.className].flat().includes('post-table') ? children : null
}

/**
 * Changes a post's markup so that it can stand among others, on any site: every address is absolute (one within the
 * post leads to its page), every id begins with the prefix.
 */
export function makePortable(tree: Root, page: string, prefix: string): void {
  visit(tree, 'element', (element, index, parent) => {
    const { properties } = element
    const better = instead(element)
    if (better && parent && index !== undefined) {
      parent.children.splice(index, 1, ...better)
      return [SKIP, index]
    }
    for (const name of OF_THE_PAGE) delete properties[name]
    for (const name of ADDRESSES) {
      if (typeof properties[name] === 'string') properties[name] = absolute(properties[name], page)
    }
    if (properties.id) properties.id = `${prefix}-${properties.id}`
    if (properties.name) properties.name = `${prefix}-${properties.name}`
    for (const name of REFERENCES) {
      const value = properties[name]
      if (value) properties[name] = [value].flat().map((id) => `${prefix}-${id}`)
    }
  })
}

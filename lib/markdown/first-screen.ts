import type { Element, ElementContent, Nodes, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** The element around a text's blocks below the first screen; pages replace it with a component. */
export const BELOW = 'below-the-fold'

/** Characters on the first screen below the title: twenty lines, more than usual. */
const MOST = 1800

/** The height of a picture, in characters. */
const PICTURE = 900

/** The minimum space of a block on a screen, in characters: folded content takes none, and a picture may be small. */
function sizeOf(block: Nodes): number {
  let [text, picture] = [0, 0]
  visit(block, (node) => {
    if (node.type === 'text') text += node.value.length
    if (node.type !== 'element') return
    if (node.tagName === 'details') return SKIP
    if (node.tagName === 'img') picture = PICTURE
  })
  return text + picture
}

/** Moves the blocks below the first screen into one element, in order; a short text has none. */
export function collapseBelowFold() {
  return (tree: Root) => {
    let above = 0
    const first = tree.children.findIndex((block) => {
      const begins = above
      above += sizeOf(block)
      return begins > MOST
    })
    if (first < 0) return
    const below: Element = {
      type: 'element',
      tagName: BELOW,
      properties: {},
      children: tree.children.splice(first) as ElementContent[],
    }
    tree.children.push(below)
  }
}

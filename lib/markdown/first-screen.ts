import type { Element, ElementContent, Nodes, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** The element with what the first screen of a text does not show, in whose place a page puts a component of its own. */
export const BELOW = 'below-the-fold'

/** How many characters the first screen shows below the title: twenty lines, more than a usual one has. */
const MOST = 1800

/** As high as a picture, in characters. */
const PICTURE = 900

/** How much of a screen a block takes at least, in characters: what is folded away takes none, and a picture may be small. */
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

/** Moves the blocks that begin below the first screen into one element, in their order; a short text has none. */
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

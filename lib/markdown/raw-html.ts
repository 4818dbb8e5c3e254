import type { Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'

// Elements whose content a parser does not read as markup: left open, each would swallow the rest of a post.
// The list is that of GitHub's "disallowed raw HTML" (GFM, section 6.11).
const NAMES = 'title|textarea|style|xmp|iframe|noembed|noframes|noscript|script|plaintext|template|select'
const WHOLE = new RegExp(`<(script|style|iframe|template)\\b[^>]*>[\\s\\S]*?</\\1\\s*>`, 'gi')
const TAG = new RegExp(`</?(?:${NAMES})\\b[^>]*(?:>|$)`, 'gi')

/** Takes elements that are dropped anyway out of the raw HTML before it is parsed; their neighbours stay. */
export function dropOpaqueElements() {
  return (tree: Root) => {
    visit(tree as Root, (node: Root | RootContent) => {
      if (node.type === 'raw') node.value = node.value.replace(WHOLE, '').replace(TAG, '')
    })
  }
}

import type { Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'

// Elements whose content a parser does not read as markup: left open, each would swallow the rest of a post.
// The list is that of GitHub's "disallowed raw HTML" (GFM, section 6.11).
const OPAQUE = 'title|textarea|style|xmp|iframe|noembed|noframes|noscript|script|plaintext|template|select'
// Elements inside which a parser does not find the paragraph around them: left open, each would take it apart.
const BARRIERS = 'applet|button|marquee|math|object|svg'
const WHOLE = /<(script|style|iframe|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const TAG = new RegExp(`</?(?:${OPAQUE}|${BARRIERS})\\b[^>]*(?:>|$)`, 'gi')

/** Takes elements that are dropped anyway out of the raw HTML before it is parsed; their neighbours stay. */
export function dropOpaqueElements() {
  return (tree: Root) => {
    visit(tree as Root, (node: Root | RootContent) => {
      if (node.type === 'raw') node.value = node.value.replace(WHOLE, '').replace(TAG, '')
    })
  }
}

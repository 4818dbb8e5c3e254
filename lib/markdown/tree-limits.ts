import { type ExcessCode, TEXT_LIMITS } from './budget'

/** Maximum depth of a tree. Recursive tree functions overflow the stack at some thousand levels. */
const DEPTH = 200

/** A node of Markdown or HTML. */
interface TreeNode {
  readonly position?: { readonly start: { readonly line: number } }
  readonly children?: readonly TreeNode[]
}

/** A text that exceeds its budget (budget.ts) and is not rendered. */
export class TextTooComplex extends Error {
  constructor(readonly excess: ExcessCode) {
    super(`The text exceeds a limit, named with its line: ${excess}.`)
  }
}

/** The first limit that a tree exceeds. Uses an explicit stack, because the tree may be too deep for recursion. */
function treeExcess(tree: TreeNode): ExcessCode | null {
  const open = [{ node: tree, depth: 0 }]
  for (let seen = 1; ; seen++) {
    const next = open.pop()
    if (!next) return null
    const { node, depth } = next
    if (seen > TEXT_LIMITS.nodes) return 'nodes:0'
    if (depth > DEPTH) return `depth:${node.position?.start.line ?? 0}`
    for (const child of node.children ?? []) open.push({ node: child, depth: depth + 1 })
  }
}

/**
 * Returns a plugin that rejects trees too large or too deep, at any stage, and a getter of the excess, since compilers
 * wrap errors of plugins.
 */
export function limitTree() {
  let found: ExcessCode | null = null
  const plugin = () => (tree: TreeNode) => {
    found = treeExcess(tree)
    if (found) throw new TextTooComplex(found)
  }
  return { plugin, excess: () => found }
}

import { type ExcessCode, TEXT_LIMITS } from './budget'

/** The most levels of a tree. What works on trees calls itself for each level, and fails at some thousand. */
const DEPTH = 200

/** A node of Markdown or of HTML. */
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

/** The first limit that a tree exceeds. Keeps its own stack, because the tree may be too deep for the program's. */
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
 * Returns a plugin that ends the processing of a tree that is too large or too deep, for use at several stages, and what
 * it found: a compiler wraps what a plugin throws.
 */
export function limitTree() {
  let found: ExcessCode | null = null
  const plugin = () => (tree: TreeNode) => {
    found = treeExcess(tree)
    if (found) throw new TextTooComplex(found)
  }
  return { plugin, excess: () => found }
}

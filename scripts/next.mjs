/**
 * The command line of Next in a file whose name has an ending: Node 20.9 refuses one without it as soon as another module
 * is loaded before it, as scripts/child.mjs does.
 */
import { createRequire } from 'node:module'

createRequire(import.meta.url)('next/dist/bin/next')

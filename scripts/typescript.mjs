/** Loads modules of the site in scripts: Node 20 reads no TypeScript by itself. */
import { join } from 'node:path'
import { ROOT } from './terminal.mjs'

/**
 * The exports of a module, by its path from the root of the project. Needs the packages, but only once it is called:
 * the script that installs them imports this file, too.
 */
export async function importTypeScript(path) {
  const { createJiti } = await import('jiti')
  return createJiti(import.meta.url, { alias: { '@': ROOT } }).import(join(ROOT, path))
}

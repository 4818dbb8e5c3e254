/** Copies of the project, for sites whose source files differ from its own. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/terminal.mjs'

/** Not copied: packages, builds, data and settings of this machine. */
const LEFT_OUT = /^(?:node_modules|test-results|\.git|\.next.*|\.local.*|\.vercel|\.env(?!\.example$).*)$/

/**
 * Copies the project, without builds and data, into a folder of it that nothing else reads; packages are shared.
 * @param {string} name distinguishes copies
 * @returns the folder, and a function that deletes it
 */
export function copyProject(name) {
  // Within the project, because Next refuses packages outside its root.
  const folder = join(ROOT, `.next-copy-${name}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder)
  for (const entry of readdirSync(ROOT))
    if (!LEFT_OUT.test(entry)) cpSync(join(ROOT, entry), join(folder, entry), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return { folder, remove }
}

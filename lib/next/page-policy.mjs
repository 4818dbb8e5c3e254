/**
 * A script policy for each prerendered page: a meta element, first in its head, with the hash of every inline
 * script of that page. A script that was injected later has no hash and does not run. Plain JavaScript, because the
 * build script and Next's cache handler load it without a compiler.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const MARK = '<meta http-equiv="Content-Security-Policy"'

/**
 * The page with its policy. Data blocks (JSON-LD) run nothing and need no hash.
 * @param {string} html
 * @returns {string}
 */
export function withPagePolicy(html) {
  const start = html.indexOf('<head>')
  if (start === -1 || html.includes(MARK)) return html
  const hashes = new Set()
  for (const [, attributes, script] of html.matchAll(INLINE_SCRIPT)) {
    if (/type="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  const meta = `${MARK} content="script-src 'self' ${[...hashes].join(' ')}"/>`
  return `${html.slice(0, start + 6)}${meta}${html.slice(start + 6)}`
}

/**
 * Gives every page below a folder its policy.
 * @param {string} folder
 */
export function protectPages(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    writeFileSync(file, withPagePolicy(readFileSync(file, 'utf8')))
  }
}

/**
 * A policy for each prerendered page: a meta element, first in its head, with the hash of every inline script and of
 * its one style element. Anything injected later has no hash, and neither runs nor shows. Plain JavaScript, because the
 * build script and Next's cache handler load it uncompiled.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withOwnStyles } from './page-styles.mjs'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const MARK = '<meta http-equiv="Content-Security-Policy"'

/** The hash source of a text in a policy. @type {(text: string) => string} */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The executable inline scripts of a page, without data blocks (JSON-LD). @type {(html: string) => RegExpExecArray[]}
 */
const runningScripts = (html) =>
  Array.from(html.matchAll(INLINE_SCRIPT)).filter(
    ([, attributes]) => !/type="application\/(?:ld\+)?json"/.test(attributes ?? ''),
  )

/**
 * The page with its policy and inlined styles (page-styles.mjs).
 * @param {string} html
 * @param {string} dist the build folder
 * @returns {string}
 */
export function withPagePolicy(html, dist) {
  const start = html.indexOf('<head>')
  if (start === -1 || html.includes(MARK)) return html
  const scripts = runningScripts(html)
  const page = withOwnStyles(html, dist)
  const run = new Set(scripts.map(([, , script]) => hashOf(script ?? '')))
  const styles = page.css === null ? '' : ` ${hashOf(page.css)}`
  const meta = `${MARK} content="script-src 'self' ${[...run].join(' ')}; style-src-elem 'self'${styles}"/>`
  return `${page.html.slice(0, start + 6)}${meta}${page.html.slice(start + 6)}`
}

/**
 * Gives every page of a build its policy. Keeps each file's time, by which the page cache knows whether it is out of
 * date.
 * @param {string} dist the build folder
 */
export function protectPages(dist) {
  const folder = join(dist, 'server', 'app')
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const { atime, mtime } = statSync(file)
    writeFileSync(file, withPagePolicy(readFileSync(file, 'utf8'), dist))
    utimesSync(file, atime, mtime)
  }
}

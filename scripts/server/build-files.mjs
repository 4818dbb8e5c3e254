/** The files of the build, in the codings in which scripts/build/built-files.mjs has written them. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isNotModified } from './pages.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

const FOLDER = '/_next/static/'

/** The types of what a build makes, and the endings of a file in a coding. Files of other types are left to Next. */
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const ENDINGS = { br: '.br', gzip: '.gz' }

/** The first and the last byte that a request asks for of so many; null for all (RFC 9110, section 14.2). */
function partOf({ range = '', 'if-range': condition }, size) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const [first, last] = [Number(from), Math.min(Number(to || Infinity), size - 1)]
  return first <= last && !condition ? { first, last } : null
}

/**
 * Gives what answers a request for a file of the build; null for any other request, which is Next's.
 * @param {string} folder the build's `static`, in which nothing changes while the server runs
 * @returns {(request: import('node:http').IncomingMessage) => Promise<import('./inner.mjs').Answer | null>}
 */
export function buildFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = new Set(paths.map((path) => path.replaceAll('\\', '/')))

  return async ({ method = '', url = '', headers: asked }) => {
    const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length).replace(/\?.*/, '') : ''
    const type = TYPES[extname(name)]
    if (!type || !names.has(name) || !['GET', 'HEAD'].includes(method)) return null
    const wanted = siteContext().codingFor(asked['accept-encoding'])
    const coding = wanted && names.has(name + ENDINGS[wanted]) ? wanted : null
    const whole = await readFile(join(folder, name + (coding ? ENDINGS[coding] : '')))
    const etag = `"${createHash('sha1').update(whole).digest('base64url')}"`
    // An address names what is in a file, too.
    const known = { etag, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=31536000, immutable' }
    if (isNotModified(asked, etag)) return { status: 304, headers: known, body: '' }
    const part = partOf(asked, whole.length)
    const body = part ? whole.subarray(part.first, part.last + 1) : whole
    const headers = {
      ...{ ...known, 'content-type': type, 'content-length': String(body.length), 'accept-ranges': 'bytes' },
      ...(coding && { 'content-encoding': coding }),
      ...(part && { 'content-range': `bytes ${part.first}-${part.last}/${whole.length}` }),
    }
    return { status: part ? 206 : 200, headers, body }
  }
}

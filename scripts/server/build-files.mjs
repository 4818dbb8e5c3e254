/** Serves the files of the build, in the codings that scripts/build/built-files.mjs wrote. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isNotModified } from './pages.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

const FOLDER = '/_next/static/'

/** The content types of build files, and the file endings of codings. Next serves other types. */
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const ENDINGS = { br: '.br', gzip: '.gz' }

/** The first and last byte that a request asks for; null for all (RFC 9110, section 14.2). */
function partOf({ range = '', 'if-range': condition }, size) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const [first, last] = [Number(from), Math.min(Number(to || Infinity), size - 1)]
  return first <= last && !condition ? { first, last } : null
}

/**
 * Answers requests for files of the build; null for any other, which are Next's.
 * @param {string} folder the build's `static`, unchanged while the server runs
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
    // The address contains a hash of the content.
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

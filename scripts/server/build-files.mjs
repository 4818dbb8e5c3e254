/** Serves the files of the build, in the codings that scripts/build/built-files.mjs wrote. */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { isNotModified } from './pages.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

/** Cache-Control by folder of an address. The names of Next's files contain a hash of the content. */
const FOLDERS = {
  '/_next/static/': 'public, max-age=31536000, immutable',
  '/scenes/': 'public, max-age=86400, stale-while-revalidate=604800',
}

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
 * @param {Partial<Record<keyof typeof FOLDERS, string>>} folders where they are, unchanged while the server runs
 * @returns {(request: import('node:http').IncomingMessage) => Promise<import('./inner.mjs').Answer | null>}
 */
export function buildFiles(folders) {
  const files = new Map(
    Object.entries(folders).flatMap(([area, folder]) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [
        area + path.replaceAll('\\', '/'),
        { file: join(folder, path), control: FOLDERS[area] },
      ]),
    ),
  )

  return async ({ method = '', url = '', headers: asked }) => {
    const address = url.replace(/\?.*/, '')
    const type = TYPES[extname(address)]
    const found = files.get(address)
    if (!type || !found || !['GET', 'HEAD'].includes(method)) return null
    const wanted = siteContext().codingFor(asked['accept-encoding'])
    const coding = wanted && files.has(address + ENDINGS[wanted]) ? wanted : null
    const whole = await readFile(found.file + (coding ? ENDINGS[coding] : ''))
    const etag = `"${createHash('sha1').update(whole).digest('base64url')}"`
    const known = { etag, vary: 'Accept-Encoding', 'cache-control': found.control }
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

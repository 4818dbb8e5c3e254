import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { logError } from '@/lib/log/log'
import { type Coding, codingFor } from './content-coding'

/** Below which address the files of the build are served. */
const FOLDER = '/_next/static/'

/** Whether an address is that of a file of the build, whose name changes with what is in it. */
export const isFileOfBuild = (address: string) => address.startsWith(FOLDER)

/** What the build compresses, as Next names its types. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
}

/** The endings of the files that scripts/compressed-files.mjs writes. */
const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz' }

/** A file in the coding in which it is sent in place of itself. */
export interface CompressedFile {
  /** The address at which Next serves it. */
  readonly address: string
  /** Says in the answer what it is, unless there is no file in it: it is gone, or the browser has it. */
  describe(response: ServerResponse, status: number): void
}

/**
 * The scripts, stylesheets and drawings that the build has compressed once and as far as it goes. Next compresses each anew for
 * each request, in gzip alone.
 */
export class CompressedFiles {
  #names: ReadonlySet<string> | undefined

  /** @param folder the build's `static`, which is read at the first request for a file: it does not change meanwhile. */
  constructor(readonly folder: string) {}

  /** The files of the folder, as an address names them; none where it cannot be read: Next sends what it can. */
  #list(): ReadonlySet<string> {
    try {
      const paths = readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      return new Set(paths.map((path) => path.replaceAll('\\', '/')))
    } catch (error) {
      logError('compressedFiles', error)
      return new Set()
    }
  }

  #has(name: string): boolean {
    this.#names ??= this.#list()
    return this.#names.has(name)
  }

  /** What answers a request in place of the file that it asks for; null where that is sent as Next sends it. */
  find({
    method = '',
    url = '',
    headers,
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): CompressedFile | null {
    if (!isFileOfBuild(url) || !['GET', 'HEAD'].includes(method)) return null
    const [path = '', ...query] = url.split(/(?=\?)/)
    const type = TYPES[extname(path)]
    const coding = codingFor(headers['accept-encoding'])
    if (!type || !coding || !this.#has(path.slice(FOLDER.length) + ENDINGS[coding])) return null
    return {
      address: path + ENDINGS[coding] + query.join(''),
      describe(response, status) {
        response.setHeader('Vary', 'Accept-Encoding')
        if (status !== 200 && status !== 206) return
        response.setHeader('Content-Type', type)
        response.setHeader('Content-Encoding', coding)
      },
    }
  }
}

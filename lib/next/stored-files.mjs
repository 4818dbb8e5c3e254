/**
 * The ceiling of what the page cache stores while the site runs: what was used longest ago goes first. Pages that the build
 * has made stay, because a former state of them would come back from the build.
 */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { entryOf } from './whole-files.mjs'

/** The most that pages and answers of the database take. compose.yaml gives them as much room and some for the build's. */
const LIMITS = { bytes: 160 * 2 ** 20, files: 10_000 }

/** A file takes up whole blocks of so many bytes. */
const BLOCK = 4096

/** The entries on disk, those of a former process included, by the paths that their files begin with. */
export class StoredFiles {
  /** The entry that was used last is the last one. */
  #entries = /** @type {Map<string, { bytes: number, files: number }>} */ (new Map())
  #bytes = 0
  #files = 0
  #found

  /**
   * @param {string} server the folder `server` of the build
   * @param {{ bytes: number, files: number }} [limits]
   */
  constructor(server, limits = LIMITS) {
    this.server = server
    this.limits = limits
    this.#found = this.#find().catch(() => undefined)
  }

  /** Counts what a former process has left, least recently written first. */
  async #find() {
    const found = /** @type {Map<string, { sizes: number[], time: number }>} */ (new Map())
    for (const folder of [join(this.server, '..', 'cache', 'fetch-cache'), join(this.server, 'route-cache')])
      for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
        const file = await stat(join(folder, name)).catch(() => null)
        if (!file?.isFile()) continue
        const entry = entryOf(join(folder, name))
        const { sizes, time } = found.get(entry) ?? { sizes: [], time: 0 }
        found.set(entry, { sizes: [...sizes, file.size], time: Math.max(time, file.mtimeMs) })
      }
    for (const [entry, { sizes }] of [...found].sort(([, a], [, b]) => a.time - b.time))
      this.#count(entry, sizes)
  }

  /** @param {string} entry */
  #forget(entry) {
    const { bytes, files } = this.#entries.get(entry) ?? { bytes: 0, files: 0 }
    this.#entries.delete(entry)
    this.#bytes -= bytes
    this.#files -= files
  }

  /**
   * @param {string} entry
   * @param {number[]} sizes
   */
  #count(entry, sizes) {
    this.#forget(entry)
    const bytes = sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0)
    this.#entries.set(entry, { bytes, files: sizes.length })
    this.#bytes += bytes
    this.#files += sizes.length
  }

  /** Whether the build has made a page or file of that address, too. @param {string} entry */
  #isOfBuild(entry) {
    const mark = entry.indexOf(`${sep}$${sep}`)
    const made = join(this.server, 'app', entry.slice(mark + 2))
    return mark !== -1 && ['.html', '.body'].some((end) => existsSync(made + end))
  }

  /** Notes that an entry was read. @param {string} entry */
  use(entry) {
    const known = this.#entries.get(entry)
    if (known && this.#entries.delete(entry)) this.#entries.set(entry, known)
  }

  /**
   * Counts an entry that was stored, and removes others until all fit.
   * @param {string} entry
   * @param {number[]} sizes the bytes of its files
   */
  async add(entry, sizes) {
    await this.#found
    this.#count(entry, sizes)
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.limits.bytes && this.#files <= this.limits.files) return
      this.#forget(oldest)
      if (this.#isOfBuild(oldest)) continue
      await rm(`${oldest}.segments`, { recursive: true, force: true })
      // Without an end it may be the folder of other pages, which stays.
      for (const end of ['', '.html', '.rsc', '.body', '.meta'])
        await rm(oldest + end, { force: true }).catch(() => {})
    }
  }
}

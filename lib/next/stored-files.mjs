/**
 * The ceiling of what the page cache stores while the site runs. What was stored longest ago goes first, by this process or a
 * former one: what visitors ask for is stored again each minute. A page that the build has made, too, stays, because its state at
 * that time would come back.
 */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { entryOf } from './file-integrity.mjs'

/** The most that they take; compose.yaml gives them more room, for pages of the build. */
const LIMITS = { bytes: 160 * 2 ** 20, files: 10_000 }

/** A file takes up whole blocks of so many bytes. */
const BLOCK = 4096

/**
 * Removes what is above the ceiling.
 * @param {string} server the folder `server` of the build
 * @param {{ bytes: number, files: number }} [limits]
 */
export async function evictStoredFiles(server, limits = LIMITS) {
  const entries = /** @type {Map<string, { bytes: number, files: number, time: number }>} */ (new Map())
  const folder = join(server, 'route-cache')
  const names = await readdir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(() => [])
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => null)
    if (!file?.isFile()) continue
    const entry = entryOf(join(folder, name))
    const { bytes, files, time } = entries.get(entry) ?? { bytes: 0, files: 0, time: 0 }
    const size = Math.ceil(file.size / BLOCK) * BLOCK
    entries.set(entry, { bytes: bytes + size, files: files + 1, time: Math.max(time, file.mtimeMs) })
  }
  const left = { ...limits }
  for (const [entry, { bytes, files }] of [...entries].sort(([, a], [, b]) => b.time - a.time)) {
    const made = join(server, 'app', entry.split(`${sep}$${sep}`)[1] ?? sep)
    if (existsSync(`${made}.html`) || existsSync(`${made}.body`)) continue
    left.bytes -= bytes
    left.files -= files
    if (left.bytes >= 0 && left.files >= 0) continue
    await rm(`${entry}.segments`, { recursive: true, force: true })
    // Without an end it may be the folder of other pages, which stays.
    for (const end of ['', '.html', '.rsc', '.body', '.meta'])
      await rm(entry + end, { force: true }).catch(() => {})
  }
}

/**
 * The ceiling of the page cache's run-time storage. Removes the entries stored longest ago, since requested pages are
 * stored again each minute. Pages of the build stay, because their state at build time would come back.
 */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { entryOf } from './file-integrity.mjs'

/** Maximum size; compose.yaml allows more, for pages of the build. */
const LIMITS = { bytes: 160 * 2 ** 20, files: 10_000 }

/** Block size of files in bytes. */
const BLOCK = 4096

/**
 * Removes entries above the ceiling.
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
    // The path without a suffix may be the folder of other pages, which stays.
    for (const end of ['', '.html', '.rsc', '.body', '.meta'])
      await rm(entry + end, { force: true }).catch(() => {})
  }
}

/** A data folder that nobody may write to for a while: at first while the site runs, then at a start. */
import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sleep } from '../chance.mjs'

/** Takes the right to write from a folder and all that is in it, or gives it back. */
function setWritable(folder, isWritable) {
  for (const name of ['.', ...readdirSync(folder, { recursive: true })]) {
    const path = join(folder, name)
    try {
      const stat = lstatSync(path)
      const mode = stat.mode & 0o777
      if (!stat.isSymbolicLink()) chmodSync(path, isWritable ? mode | 0o200 : mode & ~0o222)
    } catch (error) {
      // The database removes files of its own meanwhile.
      if (error.code !== 'ENOENT') throw error
    }
  }
}

export const readOnly = {
  /** Root may write anywhere: it starts the site without that right. */
  prepare() {
    if (process.getuid() !== 0) return {}
    const through = ['setpriv', '--bounding-set', '-dac_override,-dac_read_search']
    try {
      execFileSync(through[0], [...through.slice(1), 'true'], { stdio: 'ignore' })
    } catch {
      return { missing: 'another user than root, or setpriv (Debian: util-linux)' }
    }
    return { through }
  },
  async run({ site, seconds }) {
    const part = (seconds * 1000) / 3
    await sleep(part)
    setWritable(site.folder, false)
    await sleep(part)
    setWritable(site.folder, true)
    await sleep(part)
    return { done: 'made the data folder read-only, and writable again', faults: [] }
  },
}

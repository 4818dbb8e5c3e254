/** A disk that is full for a while, also while the backend starts again. Needs the right to mount a file system. */
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sleep } from '../chance.mjs'

/** The free space beyond the data of the seed, in megabytes. */
const FREE = 60

const BLOCK = Buffer.alloc(2 ** 16)

/** Writes until nothing more can be written. */
function fill(path) {
  const file = openSync(path, 'w')
  try {
    for (let size = BLOCK.length; size >= 1;)
      try {
        writeSync(file, BLOCK, 0, size)
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error
        size = Math.floor(size / 2)
      }
  } finally {
    closeSync(file)
  }
}

export const diskFull = {
  /** Mounts a small file system over the folder. @throws where that is not permitted */
  prepare({ folder, megabytes }) {
    const size = `size=${megabytes + FREE}m`
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return { missing: 'the right to mount a file system (root, Linux)' }
    }
    return { undo: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }) }
  },
  async run({ site, seconds }) {
    const part = (seconds * 1000) / 5
    const filler = join(site.folder, 'filler')
    await sleep(part)
    fill(filler)
    await sleep(part * 2)
    site.signal('backend', 'SIGKILL')
    await sleep(part)
    rmSync(filler)
    await sleep(part)
    return { done: 'filled the disk, and killed the backend on it', faults: [] }
  },
}

/**
 * One process owns a folder. Its lock is a file with the number and the start of that process; a lock whose process is
 * gone counts for nothing, so that a crash releases it. Node's own modules only.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { processStart } from './process-start.mjs'

/** How long a lock without content is taken for one that is just being written, in milliseconds. */
const WRITING = 2000

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function contentOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function parse(content) {
  try {
    return JSON.parse(content)
  } catch {
    return {}
  }
}

/** The number of the process that owns the lock; undefined where it is free. */
export function ownerOf(path) {
  const { pid, started } = parse(contentOf(path))
  return pid && started === processStart(pid) ? pid : undefined
}

/** Creates the lock. @returns false where there is one already */
function create(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  process.once('exit', () => {
    if (contentOf(path) === content) rmSync(path, { force: true })
  })
  return true
}

/** Takes away a lock whose owner is gone, unless another process has replaced it meanwhile. */
function discard(path, content) {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (contentOf(aside) === content) rmSync(aside)
  else renameSync(aside, path)
}

/**
 * Takes the lock for as long as this process lives. The folder of the file must be there.
 * @param {string} path the file of the lock
 * @param {number} patience how long to wait for an owner that is about to end, in milliseconds
 * @returns the number of the process that owns it; undefined where it is this one now.
 */
export async function takeLock(path, patience = 0) {
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) })
  const begun = Date.now()
  for (;;) {
    if (create(path, mine)) return undefined
    const content = contentOf(path)
    const owner = ownerOf(path)
    const waited = Date.now() - begun
    if (owner && waited >= patience) return owner
    if (!owner && (content || waited >= WRITING)) discard(path, content)
    else await sleep(100)
  }
}

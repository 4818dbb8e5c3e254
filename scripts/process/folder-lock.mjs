/**
 * Exclusive ownership of a folder by one process. The lock is a file with its id and start; a lock of a process that is
 * gone does not count, so that a crash releases it at once. Maintained libraries go by the age of a file that the owner
 * touches: a killed site could not restart for seconds, and a suspended one would lose its database. Node's own modules
 * only.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long an empty lock counts as just being written, in milliseconds. */
const WRITING = 2000

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Linux: the start in ticks since boot, and the boot id. A zombie has none. */
function startOnLinux(pid) {
  // The second field is the name in parentheses, which may hold spaces; the third is the state, the 22nd the start.
  const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  if (state === 'Z' || state === 'X') return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`
}

/**
 * A text unique to this process among all with its id; undefined if none runs, "unknown" without a start time
 * (Windows).
 */
function processStart(pid) {
  if (!isAlive(pid)) return undefined
  try {
    if (process.platform === 'linux') return startOnLinux(pid)
    // The time as text must not change with the zone or the language.
    const options = { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim()
  } catch {
    return isAlive(pid) ? 'unknown' : undefined
  }
}

/** The value of a file system call; undefined if its error has this code. */
function unless(code, call) {
  try {
    return call()
  } catch (error) {
    if (error.code !== code) throw error
    return undefined
  }
}

const contentOf = (path) => unless('ENOENT', () => readFileSync(path, 'utf8'))

function parse(content) {
  try {
    return JSON.parse(content)
  } catch {
    return {}
  }
}

/** The id of the process that owns the lock; undefined if it is free. */
export function ownerOf(path) {
  const { pid, started } = parse(contentOf(path))
  return pid && started === processStart(pid) ? pid : undefined
}

/** Creates the lock. @returns false if there is one already */
function create(path, content) {
  const isMade = unless('EEXIST', () => {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 })
    return true
  })
  if (!isMade) return false
  process.once('exit', () => {
    if (contentOf(path) === content) rmSync(path, { force: true })
  })
  return true
}

/** Removes a lock whose owner is gone, unless another process has replaced it meanwhile. */
function discard(path, content) {
  const aside = `${path}.${randomUUID()}`
  unless('ENOENT', () => {
    renameSync(path, aside)
    if (contentOf(aside) === content) rmSync(aside)
    else renameSync(aside, path)
  })
}

/**
 * Takes the lock for as long as this process lives. Its folder must exist.
 * @param {string} path the file of the lock
 * @param {number} patience how long to wait for an owner that is about to end, in milliseconds
 * @returns the id of the owner; undefined if this process owns it now.
 */
export async function acquireLock(path, patience = 0) {
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

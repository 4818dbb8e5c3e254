/** When a process began: together with its number it tells two processes apart, also those that had the same number. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux: the ticks since this boot, and which boot that is. A process that has ended but was not waited for has none. */
function onLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name in parentheses, which may hold spaces; the third is the state, the 22nd the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
}

const command = (program, args) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // The time as text must not change with the zone or the language.
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  }).trim() || undefined

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * A text that no other process with this number has; undefined where none runs.
 * "unknown" where one runs and the system does not say since when.
 */
export function processStart(pid) {
  if (!isAlive(pid)) return undefined
  try {
    if (process.platform === 'linux') return onLinux(pid)
    if (process.platform === 'win32')
      return command('powershell', [
        '-NoProfile',
        '-Command',
        `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`,
      ])
    return command('ps', ['-o', 'lstart=', '-p', String(pid)])
  } catch {
    return isAlive(pid) ? 'unknown' : undefined
  }
}

/** The processes of a running site, as the system sees them. */
import { execFileSync } from 'node:child_process'

/** All processes: number, parent, resident memory in kilobytes, command line. */
function processes() {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, rss, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    rss: Number(rss),
    command,
  }))
}

/**
 * The two processes that `npm start` keeps running.
 * @param {number} script the number of its own process
 * @returns for `site` and `backend` the number, and the megabytes that it and what it started hold; undefined where it
 * does not run
 */
export function parts(script) {
  const all = processes()
  const childrenOf = (pid) => all.filter(({ parent }) => parent === pid)
  const memory = (one) =>
    childrenOf(one.pid).reduce((sum, child) => sum + memory(child), Math.round(one.rss / 1024))
  // What has ended and was not waited for yet has no memory.
  const children = childrenOf(script).filter(({ rss }) => rss > 0)
  const isBackend = ({ command }) => command.includes('backend.mjs')
  const part = (one) => one && { pid: one.pid, megabytes: memory(one) }
  return {
    backend: part(children.find(isBackend)),
    site: part(children.find((one) => !isBackend(one))),
  }
}

/** Sends a signal; false where the process is gone. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    if (error.code === 'ESRCH') return false
    throw error
  }
}

/** The machinery of `npm test`: steps in lanes, their output held back, their times. Node's own modules only. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from '../scripts/terminal.mjs'

/** Where the results and the output of each step go. */
export const RESULTS = join(ROOT, 'test-results')

const running = new Set()
let interrupted = false

/**
 * Runs a command in the project's folder with its output in a file.
 * @param {string} log the name of the file in RESULTS
 * @returns the exit code
 */
export function runInto(log, command, args, env = {}) {
  if (interrupted) return Promise.resolve(1)
  const file = openSync(join(RESULTS, `${log}.log`), 'a')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', file, file],
      env: { ...process.env, ...env },
      // A group of its own, so that Ctrl-C reaches each of its processes once: from `interrupt`.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    const end = (code) => {
      running.delete(child)
      // What it has started and not ended.
      signal(child, 'SIGKILL')
      closeSync(file)
      resolve(code ?? 1)
    }
    child.once('error', () => end(1))
    child.once('exit', end)
  })
}

function signal(child, name) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, name)
  } catch {
    // All of it has ended.
  }
}

/**
 * Starts no command any more and ends those that run; resolves when they are gone. What has not ended itself in ten
 * seconds is killed.
 */
export async function interrupt() {
  interrupted = true
  for (const child of running) signal(child, 'SIGINT')
  for (let waited = 0; running.size > 0; waited += 100) {
    if (waited === 10_000) for (const child of running) signal(child, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * Runs the steps in lanes, each lane one step at a time, in their order. A step that fails prints its output; one that throws
 * counts as failed.
 * @param {{ name: string, usesBrowser?: boolean, run: (log: string) => Promise<boolean> }[]} steps
 * @param {number} lanes
 * @param {number} browsers how many steps with a browser may run at the same time
 * @returns {Promise<{ name: string, passed: boolean, seconds: number }[]>} in the order in which they ended
 */
export async function runSteps(steps, lanes, browsers) {
  const waiting = [...steps]
  const ended = []
  let open = 0
  /** The next step; none where only steps with a browser wait, which the lanes that have one take up after it. */
  function next() {
    const index = waiting.findIndex(({ usesBrowser }) => !usesBrowser || open < browsers)
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }
  async function lane() {
    for (let step = next(); step && !interrupted; step = next()) {
      const { name, run, usesBrowser } = step
      if (usesBrowser) open++
      const log = name.replaceAll(/\W+/g, '-')
      const begun = Date.now()
      say(name)
      const passed = await run(log).catch((error) => {
        process.stderr.write(`${error.stack}\n`)
        return false
      })
      if (usesBrowser) open--
      const seconds = Math.round((Date.now() - begun) / 1000)
      const file = join(RESULTS, `${log}.log`)
      if (!passed && existsSync(file)) process.stdout.write(readFileSync(file))
      say(`${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s`)
      ended.push({ name, passed, seconds })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return ended
}

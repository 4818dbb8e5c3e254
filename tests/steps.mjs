/** The runner of `npm test`: parallel lanes of steps, buffered output, timings. Uses only Node's own modules. */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { ROOT, say } from '../scripts/terminal.mjs'

/** Folder for results and each step's output. */
export const RESULTS = join(ROOT, 'test-results')

const running = new Set()
let interrupted = false

/**
 * Runs a command in the project's folder, with its output in a file.
 * @param {string} log the file's name in RESULTS
 * @param {string} cwd another folder to run it in
 * @param {number} priority from -20 (first) to 19
 * @returns the exit code
 */
export function runInto(log, command, args, env = {}, cwd = ROOT, priority = 0) {
  if (interrupted) return Promise.resolve(1)
  const file = openSync(join(RESULTS, `${log}.log`), 'a')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', file, file],
      env: { ...process.env, ...env },
      // A separate process group, so that Ctrl-C reaches each process once, from `interrupt`.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    if (priority && child.pid) setPriority(child.pid, priority)
    const end = (code) => {
      running.delete(child)
      // Kills leftover child processes.
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
    // The group has exited.
  }
}

/** Stops all commands and starts no more; resolves when they are gone. Kills those still running after ten seconds. */
export async function interrupt() {
  interrupted = true
  for (const child of running) signal(child, 'SIGINT')
  for (let waited = 0; running.size > 0; waited += 100) {
    if (waited === 10_000) for (const child of running) signal(child, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/**
 * @typedef {{ name: string, after?: string, usesBrowser?: boolean, run: (log: string) => Promise<boolean> }} Step
 * `after`: the name of the step that ends before this one begins.
 */

/**
 * Runs steps in order, several at a time. A failed step prints its output; a step that throws fails.
 * @param {Step[]} steps
 * @param {number} lanes maximum number of parallel steps
 * @param {number} browsers maximum number of parallel steps with a browser
 * @returns {Promise<{ name: string, passed: boolean, seconds: number }[]>} in order of completion
 */
export async function runSteps(steps, lanes, browsers) {
  const waiting = [...steps]
  const open = new Set()
  const ended = []

  /** The next step that may run now. */
  function next() {
    if (interrupted || open.size === lanes) return undefined
    const isFree = [...open].filter(({ usesBrowser }) => usesBrowser).length < browsers
    const index = waiting.findIndex(
      ({ after, usesBrowser }) =>
        (!after || ended.some(({ name }) => name === after)) && (!usesBrowser || isFree),
    )
    return index === -1 ? undefined : waiting.splice(index, 1)[0]
  }

  async function runStep({ name, run }) {
    const log = name.replaceAll(/\W+/g, '-')
    const begun = Date.now()
    say(name)
    const passed = await run(log).catch((error) => {
      process.stderr.write(`${error.stack}\n`)
      return false
    })
    const seconds = Math.round((Date.now() - begun) / 1000)
    const file = join(RESULTS, `${log}.log`)
    if (!passed && existsSync(file)) process.stdout.write(readFileSync(file))
    say(`${name}: ${passed ? 'passed' : 'FAILED'}, ${seconds} s`)
    ended.push({ name, passed, seconds })
  }

  await new Promise((resolve) => {
    function fill() {
      for (let step = next(); step; step = next()) {
        open.add(step)
        void runStep(step).then(() => {
          open.delete(step)
          fill()
        })
      }
      if (open.size === 0) resolve()
    }
    fill()
  })
  return ended
}

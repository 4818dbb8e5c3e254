/**
 * Node processes that end with their script, even if it is killed, and restart after a crash. Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from '../terminal.mjs'

/** The command line of Next, and the web server in production. */
export const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
export const SERVER = join(ROOT, 'scripts', 'server', 'server.mjs')

/**
 * The file of an installed package's command, for Node. Its node_modules/.bin counterpart needs a shell on Windows,
 * which splits a path at a space.
 * @param {string} command
 * @param {string} name the package, if it has another name
 */
export function commandFile(command, name = command) {
  const folder = join(ROOT, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/** Milliseconds until a process asked to end is killed. */
const GRACE = 10_000

/**
 * Starts Node on a file of the project. It ends with this script.
 * @param {import('node:child_process').StdioOptions} stdio its input, output and errors
 * @returns {import('node:child_process').ChildProcess}
 */
export function startNode(args, { env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: ROOT,
    stdio: [...stdio, 'ipc'],
    env: { ...env, ENDS_WITH_PARENT: '1' },
  })
}

export const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** Asks a process to end, kills it if it does not, and resolves when it is gone. */
export async function end(child) {
  if (hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
  await gone
  clearTimeout(timer)
}

/** Pauses before restarts, in seconds. After the last one it is given up. */
const PAUSES = [1, 2, 4, 8, 16]
/** Milliseconds after which a process counts as well started: the pauses begin with the first again. */
const STEADY = 60_000

/**
 * Keeps a process running: restarts it after a crash, after a longer pause each time.
 * @param {string} name the beginning of sentences about it
 * @param {() => Promise<import('node:child_process').ChildProcess>} start resolves once it answers
 * @param {(sentence: string) => void} giveUp called after too many crashes
 * @param {number[]} pauses in seconds
 * @returns a function that ends it for good
 * @throws Error if it cannot be started the first time
 */
export async function supervise(name, start, giveUp, pauses = PAUSES) {
  let child = await start()
  let failures = 0
  let timer
  let isStopped = false

  function watch() {
    const begun = Date.now()
    child.once('exit', (code, signal) => {
      if (isStopped) return
      if (Date.now() - begun >= STEADY) failures = 0
      restart(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}).`)
    })
  }

  function restart(sentence) {
    const pause = pauses[failures++]
    if (pause === undefined) return giveUp(`${sentence} It did so ${failures} times in a row.`)
    process.stderr.write(`✗ ${sentence} It is started again in ${pause} s.\n`)
    timer = setTimeout(async () => {
      try {
        child = await start()
      } catch (error) {
        if (!isStopped) restart(error.message)
        return
      }
      if (isStopped) return void end(child)
      say(`${name} runs again.`)
      watch()
    }, pause * 1000)
  }

  watch()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await end(child)
  }
}

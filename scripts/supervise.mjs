/** Keeps a process running: starts it again after a crash, each time after a longer pause. */
import { end } from './child.mjs'
import { say } from './terminal.mjs'

/** The pauses before it is started again, in seconds. After the last of them it is given up. */
const PAUSES = [1, 2, 4, 8, 16]
/** A process that ran for this long, in milliseconds, had started well: the pauses begin with the first again. */
const STEADY = 60_000

/**
 * @param {string} name what it is, as the first words of a sentence
 * @param {() => Promise<import('node:child_process').ChildProcess>} start resolves once it answers
 * @param {(sentence: string) => void} giveUp is called where it ended too often
 * @param {number[]} pauses in seconds
 * @returns what ends it for good
 * @throws Error where it cannot be started the first time
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

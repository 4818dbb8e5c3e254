/** Processes that end with the script that started them, with real ones. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** How long a process may take to begin and to end on a slow machine, in milliseconds. */
const PATIENCE = 30_000
jest.setTimeout(2 * PATIENCE)

/** Processes left running by a failed test. */
const running = new Set<number>()
afterEach(() => {
  for (const pid of running) process.kill(pid, 'SIGKILL')
  running.clear()
})

/**
 * Starts a script that starts an endless process and then does `more`. Gives the script, the lines of both, and a
 * promise of whether both have ended in time.
 */
function startScript(more = '') {
  const program = `import { startNode } from '${pathToFileURL('scripts/process/child.mjs')}'
    console.log(startNode(['-e', 'console.log("runs"); setInterval(() => {}, 1000)']).pid)
    ${more}`
  const script = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: script.stdout })
  lines.once('line', (pid) => running.add(Number(pid)))
  // Both write to it, so it is closed once both have ended.
  const closed = once(script.stdout, 'close', { signal: AbortSignal.timeout(PATIENCE) })
  const haveEnded = closed.then(
    () => (running.clear(), true),
    () => false,
  )
  return { script, lines, haveEnded }
}

test('a process ends when the script that started it is killed', async () => {
  const { script, lines, haveEnded } = startScript()
  lines.on('line', (line) => line === 'runs' && script.kill('SIGKILL'))
  expect(await haveEnded).toBe(true)
})

test('a process ends even if its script has ended before it had begun', async () => {
  expect(await startScript('process.exit()').haveEnded).toBe(true)
})

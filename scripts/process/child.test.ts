/** Processes that end with the script that started them, with real ones. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

/** How long a process may take to begin and to end on a slow machine, in milliseconds. */
const PATIENCE = 30_000
jest.setTimeout(2 * PATIENCE)

/** What is still running after a test that failed. */
const running = new Set<number>()
afterEach(() => {
  for (const pid of running) process.kill(pid, 'SIGKILL')
  running.clear()
})

/**
 * Starts a script that starts a process, which says that it runs and goes on for ever, and that then does `more`.
 * Gives the script, the lines that both write, and what resolves to whether both have ended in time.
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

test('a process ends with the script that started it, where that one is killed', async () => {
  const { script, lines, haveEnded } = startScript()
  lines.on('line', (line) => line === 'runs' && script.kill('SIGKILL'))
  expect(await haveEnded).toBe(true)
})

test('a process ends where its script has ended before the process had begun', async () => {
  expect(await startScript('process.exit()').haveEnded).toBe(true)
})

/** Restarts of real processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { supervise } from './child.mjs'

// Each test starts processes, also on a slow machine.
jest.setTimeout(60_000)

const LASTING = 'setInterval(() => {}, 1000)'
const FAILING = 'process.exit(7)'

const started: ChildProcess[] = []
/** A process that runs `program`, once it has begun. */
async function start(program: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' })
  started.push(child)
  await once(child, 'spawn')
  return child
}

const told: string[] = []
beforeEach(() => {
  told.length = 0
  const note = (text: string | Uint8Array) => told.push(String(text)) > 0
  jest.spyOn(process.stderr, 'write').mockImplementation(note)
  jest.spyOn(process.stdout, 'write').mockImplementation(note)
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Resolves once `found` returns something. */
async function until<T>(found: () => T | undefined | false): Promise<T> {
  for (;;) {
    const value = found()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a killed process is restarted, and ends for good on request', async () => {
  const giveUp = jest.fn()
  const end = await supervise('The site', () => start(LASTING), giveUp, [0.01, 0.01])
  started[0]!.kill('SIGKILL')
  const second = await until(() => started[1])
  await until(() => told.some((text) => text.includes('The site runs again.')))
  expect(told.join('')).toContain('The site ended unexpectedly (SIGKILL). It is started again in 0.01 s.')
  await end()
  expect(second.signalCode).toBe('SIGTERM')
  expect(started).toHaveLength(2)
  expect(giveUp).not.toHaveBeenCalled()
})

test('a process that always ends at once is given up, with the number of times', async () => {
  const sentences: string[] = []
  await supervise(
    'The site',
    () => start(FAILING),
    (sentence: string) => sentences.push(sentence),
    [0.01, 0.01],
  )
  await until(() => sentences.length > 0)
  expect(sentences).toEqual(['The site ended unexpectedly (exit code 7). It did so 3 times in a row.'])
  expect(started).toHaveLength(3)
})

test('if a restart fails, the reason is reported and it is tried again', async () => {
  let tries = 0
  const sentences: string[] = []
  async function startOnce() {
    if (++tries > 1) throw new Error('Port 1 is in use.')
    return start(LASTING)
  }
  await supervise('The site', startOnce, (sentence: string) => sentences.push(sentence), [0.01, 0.01])
  started[0]!.kill('SIGKILL')
  await until(() => sentences.length > 0)
  expect(told.join('')).toContain('Port 1 is in use. It is started again in 0.01 s.')
  expect(sentences[0]).toContain('Port 1 is in use.')
})

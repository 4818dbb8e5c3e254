/** The lock of a folder, between processes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerOf, acquireLock } from './folder-lock.mjs'

// Each test starts processes, also on a slow machine.
jest.setTimeout(60_000)

const MODULE = join(__dirname, 'folder-lock.mjs')
const PROGRAM = `
  const { acquireLock } = await import(process.argv[1])
  console.log((await acquireLock(process.argv[2], Number(process.argv[3]))) ?? 'taken')
  setInterval(() => {}, 1000)`

const folder = mkdtempSync(join(tmpdir(), 'lock-test-'))
const running: ChildProcess[] = []
let made = 0
const newLock = () => join(folder, `lock-${++made}`)

/** A process that tries to take the lock and then runs on. */
async function contender(path: string, patience = 0) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, MODULE, path, String(patience)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  running.push(child)
  const [answer] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, answer: String(answer).trim() }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null && !child.signalCode) await kill(child)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a second process learns which one owns the lock; another lock is free', async () => {
  const path = newLock()
  const first = await contender(path)
  expect(first.answer).toBe('taken')
  expect((await contender(path)).answer).toBe(String(first.child.pid))
  expect(ownerOf(path)).toBe(first.child.pid)
  expect((await contender(newLock())).answer).toBe('taken')
})

test('a killed process owns nothing', async () => {
  const path = newLock()
  const first = await contender(path)
  await kill(first.child)
  expect(ownerOf(path)).toBeUndefined()
  expect((await contender(path)).answer).toBe('taken')
})

test('a process with the id of a former owner does not own its lock', async () => {
  const path = newLock()
  // This process runs, but has another start time.
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }))
  expect((await contender(path)).answer).toBe('taken')
})

test('of many that find the lock of a dead process one takes it', async () => {
  const path = newLock()
  const first = await contender(path)
  await kill(first.child)
  const answers = (await Promise.all(Array.from({ length: 8 }, () => contender(path)))).map(
    ({ answer }) => answer,
  )
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
  expect(new Set(answers).size).toBe(2)
})

test('a waiting process takes the lock when its owner ends', async () => {
  const path = newLock()
  const first = await contender(path)
  const second = contender(path, 20_000)
  await kill(first.child)
  expect((await second).answer).toBe('taken')
})

test('an empty lock left by a crash is taken after a while, and the file is readable by its owner only', async () => {
  const path = newLock()
  writeFileSync(path, '')
  expect(await acquireLock(path)).toBeUndefined()
  expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid)
})

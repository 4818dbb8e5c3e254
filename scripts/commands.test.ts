/** The commands in a copy of the project, configured by `.env.local`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schema } from '@/lib/env-schema'
import { emptyEnvironment } from '@/tests/empty-environment.mjs'
import { wide } from '@/tests/scope'

// Each test starts processes, also on a slow machine.
jest.setTimeout(60_000)

const ROOT = join(__dirname, '..')

let project: string
const running: ChildProcess[] = []

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'commands-'))
  cpSync(join(ROOT, 'scripts'), join(project, 'scripts'), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction')
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(project, { recursive: true, force: true })
})

/** An environment without settings, unlike that of the tests themselves. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
} as NodeJS.ProcessEnv

/** Runs a script with these lines in `.env.local`. Returns its output. */
function run(lines: string[], script: string, ...args: string[]) {
  writeFileSync(join(project, '.env.local'), lines.join('\n'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: project,
    env: ENVIRONMENT,
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

/** A process that owns the lock. */
async function owner(lock: string) {
  const program =
    'await (await import(process.argv[1])).acquireLock(process.argv[2]);console.log("taken");setInterval(()=>{},1000)'
  const lockModule = join(ROOT, 'scripts', 'process', 'folder-lock.mjs')
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, lockModule, lock])
  running.push(child)
  await once(child.stdout, 'data')
  return child.pid
}

test.each([
  ['PORT=none', 'PORT must be a port number between 1 and 65535; it is "none".'],
  ['SUPABASE_PORT=70000', 'SUPABASE_PORT must be a port number between 1 and 65530; it is "70000".'],
  ['SUPABASE_PORT=0', 'SUPABASE_PORT must be a port number between 1 and 65530; it is "0".'],
])('npm start reads %s in .env.local', (line, sentence) => {
  expect(run([line], 'start.mjs')).toEqual({ status: 1, said: `✗ ${sentence}` })
})

test('npm run reset reads DATA_DIR in .env.local, and leaves other files alone', () => {
  const data = join(project, 'elsewhere')
  mkdirSync(join(data, 'db'), { recursive: true })
  writeFileSync(join(data, 'mine.txt'), '')
  const { status, said } = run(['DATA_DIR=elsewhere'], 'reset.mjs')
  expect([status, said]).toEqual([
    0,
    `→ The local data in ${data} is gone; the next start begins with an empty database.`,
  ])
  expect([existsSync(join(data, 'db')), existsSync(join(data, 'mine.txt'))]).toEqual([false, true])
  expect(existsSync(join(data, 'lock'))).toBe(false)
})

test('npm run reset deletes nothing if it is given a word, such as a question for help', () => {
  const data = join(project, '.local', 'db')
  mkdirSync(data, { recursive: true })
  expect(run([], 'reset.mjs', '--help')).toEqual({ status: 1, said: '✗ Usage: npm run reset' })
  expect(existsSync(data)).toBe(true)
})

test.each(['start.mjs', ...wide('start.mjs --dev'), 'reset.mjs'])(
  'while a site runs on the data folder, %s stops and says what to do',
  async (command) => {
    const data = join(project, '.local')
    mkdirSync(join(data, 'db'), { recursive: true })
    const pid = await owner(join(data, 'lock'))
    const [script, ...args] = command.split(' ')
    expect(run([], script!, ...args)).toEqual({
      status: 1,
      said: `✗ The data folder ${data} is in use by process ${pid}. End that one first (Ctrl-C), or choose another folder with DATA_DIR.`,
    })
    expect(existsSync(join(data, 'db'))).toBe(true)
  },
)

test.each([...wide('start.mjs'), 'start.mjs --dev', 'build.mjs'])(
  'while a site is served from the build folder, %s stops and says what to do',
  async (command) => {
    const pid = await owner(join(project, '.next-other.lock'))
    const [script, ...args] = command.split(' ')
    expect(run(['DIST_DIR=.next-other'], script!, ...args)).toEqual({
      status: 1,
      said: `✗ The build folder ${join(project, '.next-other')} is in use by process ${pid}. End that one first (Ctrl-C), or choose another folder with DIST_DIR.`,
    })
  },
)

test.each([
  [
    'DATA_DIR',
    'The data folder',
    /^[^]* cannot be used: a file is in its place\. Choose another with DATA_DIR/,
  ],
  ['DIST_DIR', 'The build folder', /^[^]* cannot be used: a file is in its place\.$/],
])('npm start says which folder of %s it cannot create, and why', (name, folder, sentence) => {
  writeFileSync(join(project, 'taken'), '')
  const { status, said } = run([`${name}=taken/deeper/one`], 'start.mjs')
  expect(status).toBe(1)
  expect(said).toMatch(sentence)
  expect(said.startsWith(`✗ ${folder} ${join(project, 'taken', 'deeper', 'one')}`)).toBe(true)
})

test.each(['staff.mjs list', 'check-launch.mjs'])(
  '%s asks nothing if no site runs on the data folder',
  (command) => {
    const [script, ...args] = command.split(' ')
    expect(run(['DATA_DIR=elsewhere'], script!, ...args)).toEqual({
      status: 1,
      said: `✗ No site is running on the data folder ${join(project, 'elsewhere')}. Start it first: npm start`,
    })
  },
)

test('a site of the tests takes no service from the .env files of this machine', () => {
  const names = ['NEXT_PUBLIC_SUPABASE_URL', ...Object.keys(schema.shape).filter((name) => name !== 'VERCEL')]
  const lines = names.map((name) => `${name}=https://real.example.com`)
  writeFileSync(join(project, '.env.local'), lines.join('\n'))
  const program = `
    await (await import('./scripts/environment.mjs')).loadEnvironment()
    console.log(process.argv.slice(1).filter((name) => process.env[name]).join())`
  const taken = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program, ...names], {
      cwd: project,
      env: { ...ENVIRONMENT, ...env },
      encoding: 'utf8',
    }).stdout.trim()
  expect(taken({})).toBe(names.join())
  expect(taken(emptyEnvironment())).toBe('')
})

test('Next does not change the configuration of TypeScript for another DIST_DIR', () => {
  // One page does: Next looks at the folder, not at what is in it.
  const files = {
    'package.json': '{ "type": "module" }',
    'next.config.mjs': 'export default { distDir: process.env.DIST_DIR }',
    'tsconfig.json': readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'),
    'app/layout.tsx': 'export default function Layout() { return null }',
    'app/page.tsx': 'export default function Page() { return null }',
  }
  mkdirSync(join(project, 'app'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'typegen'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, DIST_DIR: '.next-other' },
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  expect(existsSync(join(project, '.next-other', 'types'))).toBe(true)
  expect(readFileSync(join(project, 'tsconfig.json'), 'utf8')).toBe(files['tsconfig.json'])
})

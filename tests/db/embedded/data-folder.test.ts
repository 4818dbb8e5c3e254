/** The embedded backend's data folder: permissions, log, and recovery after a crash. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../../scripts/ports.mjs'
import { ownerOf } from '../../../scripts/process/folder-lock.mjs'
import { dataFolder } from '../own-backend'
import { inFull } from '../../scope'
import { until } from './folders'

/** Keeps a backend running, as `npm start` does. */
const PROGRAM = `
  const { openBackend } = await import('./scripts/local/services.mjs')
  const { supervise } = await import('./scripts/process/child.mjs')
  await supervise('The embedded Supabase', openBackend, console.error)
  console.log('ready')`

const folder = dataFolder()
const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
let port: string
let script: ChildProcess

const environment = () => ({ ...process.env, DATA_DIR: folder, SUPABASE_PORT: port, SEED: 'none' })

async function start() {
  script = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(script.stdout!, 'data')
}

/** Starts a second backend on the folder; resolves to its exit. */
async function startSecond() {
  const program = "import('./scripts/local/services.mjs').then(({ startBackend }) => startBackend())"
  const child = spawn(process.execPath, ['--eval', program], {
    env: { ...environment(), SUPABASE_PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { status, said: said.trim() }
}

const backendPid = () => ownerOf(join(folder, 'db.lock'))

async function send(
  path: string,
  body?: object | string,
  { key = secrets.publishableKey, method = 'POST' } = {},
) {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { apikey: key, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const subscribers = async () => {
  const answer = await send('/rest/v1/newsletter_subscriptions', undefined, {
    key: secrets.secretKey,
    method: 'GET',
  }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as unknown[]).length : undefined
}

beforeAll(async () => {
  port = String(await freePort())
  // As an earlier version left it.
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'picture'), 'x')
  for (const path of ['', 'files']) chmodSync(join(folder, path), 0o755)
  chmodSync(join(folder, 'files', 'picture'), 0o644)
  await start()
  await send(
    '/rest/v1/newsletter_subscriptions',
    { email: 'a@example.org', language: 'en' },
    { key: secrets.secretKey },
  )
})
afterAll(async () => {
  script.kill('SIGKILL')
  await until(() => !backendPid())
  rmSync(folder, { recursive: true, force: true })
})

test('only its owner can read the data folder', async () => {
  await send('/auth/v1/recover', { email: 'nobody@example.org' })
  const open = ['', ...readdirSync(folder, { recursive: true })]
    .map((name) => ({ name, stat: statSync(join(folder, String(name))) }))
    .filter(({ stat }) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
  expect(open.map(({ name }) => name)).toEqual([])
})

test('the log names refused requests without their content', async () => {
  const person = {
    first_name: 'Marked',
    surname: 'Marked',
    email: 'marked@example.org',
    phone: '+27829998877',
  }
  const long = 'Marked '.repeat(200)
  const leads = '/rest/v1/landing_form_submissions'
  const newsletter = '/rest/v1/newsletter_subscriptions'
  const asOwner = { key: secrets.secretKey }
  const answers = await Promise.all([
    send(leads, { ...person, surname: long }),
    send(leads, { ...person, marked: 'marked' }),
    send(leads, { ...person, phone: null }, asOwner),
    send(leads, { ...person, id: 'marked\n    at marked@example.org' }, asOwner),
    send(leads, '{"email":"marked@example.org",'),
    send(`${leads}?id=eq.marked`, undefined, { ...asOwner, method: 'GET' }),
    send(`${leads}?marked=eq.marked@example.org`, undefined, { ...asOwner, method: 'GET' }),
    send('/rest/v1/rpc/marked', person),
    send(newsletter, { email: 'marked', language: 'marked' }, asOwner),
    send('/auth/v1/signup', { email: 'marked', password: 'marked' }, asOwner),
    send('/auth/v1/token?grant_type=password', { email: 'marked@example.org', password: 'marked' }),
    send('/auth/v1/verify', { token_hash: 'marked', type: 'recovery' }),
    send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'marked' }),
    send('/storage/v1/object/marked/marked@example.org', 'marked'),
  ])
  expect(answers.filter(({ ok }) => ok).map(({ url }) => url)).toEqual([])
  const log = readFileSync(join(folder, 'backend.log'), 'utf8')
  expect(log).toContain('code=23514')
  expect(log).not.toMatch(/marked|82999/i)
})

inFull(test)('a second backend on the folder is refused; the first keeps running', async () => {
  expect(await startSecond()).toEqual({
    status: 1,
    said: `✗ The data folder ${folder} is in use by process ${backendPid()}. End that one first (Ctrl-C), or choose another folder with DATA_DIR.`,
  })
  expect(await subscribers()).toBe(1)
})

test('a killed backend restarts with its data', async () => {
  const before = backendPid()!
  process.kill(before, 'SIGKILL')
  await until(async () => (await subscribers()) !== undefined)
  expect(await subscribers()).toBe(1)
  expect(backendPid()).not.toBe(before)
})

inFull(test)('it ends with a killed script, and the next start finds its data', async () => {
  script.kill('SIGKILL')
  await once(script, 'exit')
  await until(() => !backendPid())
  await start()
  expect(await subscribers()).toBe(1)
})

test('a damaged database is reported in one sentence with the way to restore it', async () => {
  script.kill('SIGTERM')
  await until(() => !backendPid())
  writeFileSync(join(folder, 'db', 'global', 'pg_control'), 'damaged')
  const { status, said } = await startSecond()
  expect(status).toBe(1)
  expect(said).toBe(
    `✗ The database in ${join(folder, 'db')} cannot be opened: its files are damaged, or the disk is full; ${join(folder, 'backend.log')} has the details. Restore a backup with \`npm run restore -- BACKUP --replace\`, or run \`npm run reset\` to begin with an empty one.`,
  )
})

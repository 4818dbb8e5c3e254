/** Helpers for tests of data folders: content, commands, and a backend. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ownerOf } from '../../../scripts/process/folder-lock.mjs'
import { freePort } from '../../../scripts/ports.mjs'

/** The tests' own environment points at another backend. */
const environmentOf = (folder: string, port: string) => ({
  ...process.env,
  DATA_DIR: folder,
  SUPABASE_PORT: port,
  SUPABASE_URL: '',
  SEED: 'none',
})

/** Resolves once a condition holds. */
export async function until(isTrue: () => unknown) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Removes folders once their backends have ended. */
export async function removeFolders(folders: string[]) {
  for (const folder of folders) {
    await until(() => !ownerOf(join(folder, 'db.lock')))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every row in a data folder, by table, as JSON from the database. */
export function rowsOf(folder: string): Record<string, string[]> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'folder-database.mjs'), 'rows', folder],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string[]>
}

/** Starts a backup script on a data folder. */
export function begin(folder: string, script: string, args: string[], port = '1', env = {}) {
  const child = spawn(process.execPath, [join('scripts', 'backup', script), ...args], {
    env: { ...environmentOf(folder, port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, errors, [status]]) => ({ status: status as number | null, said: (out + errors).trim() }),
  )
  return { child, ended }
}

/** Runs a backup script; resolves to its exit status and output. */
export const run = (...args: Parameters<typeof begin>) => begin(...args).ended

export interface FolderBackend {
  readonly url: string
  readonly port: string
  /** The output of its start. */
  readonly said: string
  readonly pid: number
  readonly send: (
    path: string,
    body?: unknown,
    options?: { method?: string; key?: string },
  ) => Promise<Response>
  readonly stop: () => Promise<void>
}

/**
 * Starts a backend on a data folder like `npm start`, with the code in a root folder.
 * @throws Error with its output if it does not start
 */
export async function startOn(folder: string, root = process.cwd()): Promise<FolderBackend> {
  const port = String(await freePort())
  const program = `
    const { startBackend } = await import('./scripts/local/services.mjs')
    await startBackend()
    console.log('ready')`
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: environmentOf(folder, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (said += data))
  let hasEnded = false
  child.once('close', () => (hasEnded = true))
  await until(() => hasEnded || said.includes('ready\n'))
  if (!said.includes('ready\n')) throw new Error(said.trim())
  const url = `http://127.0.0.1:${port}`
  const { secretKey } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  return {
    url,
    port,
    said: said.replace('ready\n', '').trim(),
    pid: ownerOf(join(folder, 'db.lock'))!,
    send: (path, body, { method = 'POST', key = secretKey } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          apikey: key,
          'content-type': body instanceof Uint8Array ? 'image/png' : 'application/json',
        },
        body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
    async stop() {
      child.kill('SIGTERM')
      await until(() => !ownerOf(join(folder, 'db.lock')))
    },
  }
}

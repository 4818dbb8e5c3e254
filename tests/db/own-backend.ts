/** A test's private embedded backend, where the shared one will not do: empty, or on a given data folder. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.mjs'
import { CRON_SECRET } from '../deployed-site'
import { backendDatabase, folderWithMigrations } from './databases.mjs'
import type { Caller } from './rest'

export interface OwnBackend {
  readonly url: string
  readonly secret: Caller
  readonly publishableKey: string
  /** Environment variables that point a script at it. */
  readonly environment: Record<string, string>
  /** Runs SQL in its database if its script is tests/changed-backend.mjs. @throws Error with the cause */
  readonly change: (sql: string) => Promise<void>
  /** Stops it and deletes its data. */
  readonly end: () => Promise<void>
}

const ROOT = join(__dirname, '..', '..')
const SECRETS = {
  publishableKey: 'sb_publishable_of_a_test',
  secretKey: 'sb_secret_of_a_test',
  jwtSecret: 'a-secret-that-only-this-test-knows-of',
  staffEmail: 'staff@example.org',
  staffPassword: 'unused',
  cronSecret: CRON_SECRET,
  jobSecret: process.env.JOB_SECRET,
}

/** A data folder with keys and a database as `folderWithMigrations` makes it. */
export function dataFolder(migrations?: number, sql?: string): string {
  const folder = folderWithMigrations(migrations, sql)
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(SECRETS))
  return folder
}

/** Starts a backend without a seed on a data folder. @throws Error when it does not start. */
export async function ownBackend(
  folder = dataFolder(),
  script = join('scripts', 'backend', 'backend.mjs'),
): Promise<OwnBackend> {
  const port = String(await freePort())
  const environment = { DATA_DIR: folder, SUPABASE_PORT: port }
  const child = fork(join(ROOT, script), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...environment,
      ...(await backendDatabase()),
      SEED: 'none',
      SUPABASE_PUBLISHABLE_KEY: SECRETS.publishableKey,
      SUPABASE_SECRET_KEY: SECRETS.secretKey,
      LOCAL_JWT_SECRET: SECRETS.jwtSecret,
      DO_NOT_TRACK: '1',
    },
  })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}.`)))
    child.stdout!.on('data', (words) => String(words).includes('ready') && resolve())
  })
  return {
    url: `http://127.0.0.1:${port}`,
    secret: { key: SECRETS.secretKey },
    publishableKey: SECRETS.publishableKey,
    environment,
    async change(sql) {
      child.send(sql)
      const [problem] = (await once(child, 'message')) as [string | null]
      if (problem !== null) throw new Error(problem)
    },
    async end() {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

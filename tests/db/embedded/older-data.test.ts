/** Starting on a data folder that is there already. */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../scripts/ports.mjs'
import { dataFolder, ownBackend } from '../own-backend'

const original = dataFolder()
const made = [original]
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A copy of the data folder with all migrations. */
function copiedFolder(): string {
  const folder = dataFolder()
  made.push(folder)
  cpSync(original, folder, { recursive: true })
  return folder
}

/** Runs SQL in the database of a data folder, which is made where there is none. */
function change(folder: string, sql: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'older-data.mjs'), folder], {
    input: sql,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

beforeAll(() => change(original, ''))

test('a data folder of the same migrations is used again', async () => {
  const backend = await ownBackend(copiedFolder())
  const headers = { apikey: backend.secret.key }
  expect((await fetch(`${backend.url}/rest/v1/leads`, { headers })).status).toBe(200)
  await backend.end()
})

test.each([
  ['one of which was edited later', "update %s set statements = '{select 1}' where name = 'posts'"],
  ['one of which no longer exists', "insert into %s (version, name) values ('20260101000000', 'older')"],
])('a data folder of migrations, %s, is refused in one sentence', async (_, sql) => {
  const folder = copiedFolder()
  change(folder, sql.replace('%s', 'supabase_migrations.schema_migrations'))
  const start = "import('./scripts/local.mjs').then(({ startBackend }) => startBackend())"
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', start], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, SUPABASE_PORT: String(await freePort()) },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toBe(
    `✗ The data folder ${folder} was made with other migrations than these; run \`npm run reset\` to begin with an empty one, or choose another with DATA_DIR.`,
  )
})

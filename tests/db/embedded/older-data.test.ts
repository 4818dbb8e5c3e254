/** Starting on an existing data folder. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { freePort } from '../../../scripts/ports.mjs'
import { inFull, wide } from '../../scope'
import { dataFolder, ownBackend } from '../own-backend'

let folder: string
afterEach(() => rmSync(folder, { recursive: true, force: true }))

inFull(test)('a data folder with the same migrations is reused', async () => {
  folder = dataFolder()
  const backend = await ownBackend(folder)
  const headers = { apikey: backend.secret.key }
  expect((await fetch(`${backend.url}/rest/v1/leads`, { headers })).status).toBe(200)
  await backend.end()
})

const OTHER = (folder: string) =>
  `✗ The data folder ${folder} was made with other migrations than these; run \`npm run reset\` to begin with an empty one, or choose another with DATA_DIR.`
const NEWER = (folder: string) =>
  `✗ The data folder ${folder} is newer than this code. Take the newer code again, or restore a backup from before with \`npm run restore -- BACKUP --replace\`.`

test.each([
  ['one of which was edited later', "update %s set statements = '{select 1}' where name = 'posts'", OTHER],
  ['one of which is not here yet', "insert into %s values ('29990101000000', '{select 1}', 'later')", NEWER],
  ...wide([
    'one of which no longer exists',
    "insert into %s (version, name) values ('20260101000000', 'older')",
    OTHER,
  ] as const),
] as const)('a data folder with migrations, %s, is refused in one sentence', async (_, sql, sentence) => {
  folder = dataFolder(undefined, sql.replace('%s', 'supabase_migrations.schema_migrations'))
  const start = "import('./scripts/local/services.mjs').then(({ startBackend }) => startBackend())"
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', start], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder, SUPABASE_PORT: String(await freePort()) },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toBe(sentence(folder))
})

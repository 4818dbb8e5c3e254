/** Starting on a data folder of an older version: it is backed up, then migrated. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stamp } from '../../../scripts/backup/folder.mjs'
import { inFull } from '../../scope'
import { dataFolder } from '../own-backend'
import { type FolderBackend, removeFolders, rowsOf, run, startOn } from './folders'

jest.setTimeout(240_000)

const NEWEST = readdirSync('supabase/migrations').filter((name) => name.endsWith('.sql')).length
const RELEASED = readFileSync(join('supabase', 'released.sha256'), 'utf8').trim().split('\n').length
const made: string[] = []
afterAll(() => removeFolders(made))

/** A data folder without the newest migration. */
function olderFolder(sql = '') {
  const folder = dataFolder(NEWEST - 1, sql)
  made.push(folder)
  return folder
}

/** The backup made when a backend started. */
const backupOf = ({ said }: FolderBackend) => /backed up: (.+)$/.exec(said)![1]!

/** The code of a later version, with one more migration than this one. */
function laterVersion(sql = "alter table public.blog_posts add column subtitle text not null default '';") {
  const root = mkdtempSync(join(tmpdir(), 'later-version-'))
  made.push(root)
  for (const path of ['package.json', 'scripts', 'supabase', join('lib', 'job-keys.mjs')])
    cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'supabase', 'migrations', '29990101000000_later.sql'), sql)
  return root
}

const appliedIn = (folder: string) => rowsOf(folder)['supabase_migrations.schema_migrations']!.length

test('the data of the release is backed up and upgraded by a later version; three such backups are kept', async () => {
  const folder = dataFolder(RELEASED, readFileSync(join('supabase', 'seed.sql'), 'utf8'))
  made.push(folder)
  const before = rowsOf(folder)
  const backups = join(folder, 'backups')
  const older = [3, 2, 1].map((days) => `before-upgrade-${stamp(Date.now() - days * 86_400_000)}`)
  for (const name of [...older, `${older[0]}-secrets`, '2024-01-01T00-00-00Z'])
    mkdirSync(join(backups, name), { recursive: true })
  const backend = await startOn(folder, laterVersion())
  const backup = backupOf(backend)
  await backend.stop()
  expect(readdirSync(backups).sort()).toEqual(
    [
      '2024-01-01T00-00-00Z',
      ...older.slice(1),
      ...['', '-secrets'].map((end) => backup.slice(backups.length + 1) + end),
    ].sort(),
  )
  const { migrations } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
  expect(migrations).toHaveLength(RELEASED)
  const after = rowsOf(folder)
  expect(after['supabase_migrations.schema_migrations']).toHaveLength(NEWEST + 1)
  const posts = before['public.blog_posts']!.map((row) => ({ ...JSON.parse(row), subtitle: '' }))
  expect(posts.length).toBeGreaterThan(5)
  expect(after['public.blog_posts']!.map((row) => JSON.parse(row))).toEqual(posts)
  expect(before['public.payments']!.length).toBeGreaterThan(0)
  expect(after['public.payments']).toEqual(before['public.payments'])
})

inFull(test)('the backup made before can be restored, and is then upgraded', async () => {
  const folder = olderFolder("update private.settings set value = 4711 where key = 'leads_per_hour'")
  const backend = await startOn(folder)
  const backup = backupOf(backend)
  await backend.stop()
  const restored = mkdtempSync(join(tmpdir(), 'restored-'))
  made.push(restored)
  expect(await run(restored, 'restore.mjs', [backup])).toMatchObject({ status: 0 })
  const rows = rowsOf(restored)
  expect(rows['private.settings']).toContainEqual('{"key": "leads_per_hour", "value": 4711}')
  expect(rows['supabase_migrations.schema_migrations']).toHaveLength(NEWEST)
})

test('a failed migration is reported with the way back', async () => {
  const folder = dataFolder()
  made.push(folder)
  const broken = laterVersion('alter table public.blog_posts add column title text')
  await expect(startOn(folder, broken)).rejects.toThrow(
    /The migration \d+_later could not be applied to the data folder .+ take the former version of the code and run `npm run restore -- .+before-upgrade-.+Z --replace`/,
  )
  expect(appliedIn(folder)).toBe(NEWEST)
})

inFull(test)('if it cannot be backed up, it is not upgraded', async () => {
  const folder = olderFolder()
  writeFileSync(join(folder, 'backups'), 'no folder')
  await expect(startOn(folder)).rejects.toThrow('must be backed up before it is upgraded. No backup was made')
  expect(appliedIn(folder)).toBe(NEWEST - 1)
  expect(existsSync(join(folder, 'db.lock'))).toBe(false)
})

/** Refused backups and restores, and the remains of interrupted ones. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFull, sample } from '../../scope'
import { dataFolder } from '../own-backend'
import { type FolderBackend, begin, removeFolders, run, startOn, until } from './folders'

jest.setTimeout(240_000)

const source = dataFolder()
const scratch = mkdtempSync(join(tmpdir(), 'backups-'))
const original = join(scratch, 'original')
const target = mkdtempSync(join(tmpdir(), 'restored-'))
const LATER = "('29990101000000', '{select 1}', 'later')"
let backend: FolderBackend

beforeAll(async () => {
  backend = await startOn(source)
  await backend.send('/storage/v1/object/post-images/a.png', Buffer.from('a picture'))
  expect(await run(source, 'backup.mjs', [original], backend.port)).toMatchObject({ status: 0 })
})
afterAll(async () => {
  await backend.stop()
  await removeFolders([source, target])
  rmSync(scratch, { recursive: true, force: true })
})

/** A copy of the backup, with its keys next to it. */
function copyOfBackup(name: string) {
  const copy = join(scratch, name)
  for (const end of ['', '-secrets']) cpSync(original + end, copy + end, { recursive: true })
  return copy
}

const restore = (...args: string[]) => run(target, 'restore.mjs', args)

const PARTS: [string, (copy: string) => string][] = [
  ['a table', (copy) => join(copy, 'tables', 'private.settings.copy')],
  ['a file', (copy) => join(copy, 'files', readdirSync(join(copy, 'files'))[0]!)],
  ['the keys', (copy) => join(`${copy}-secrets`, 'secrets.json')],
]

test.each(sample(PARTS, 0))(
  'a backup with changed %s is refused, and the change is named',
  async (what, pathIn) => {
    const copy = copyOfBackup(what.replace(' ', '-'))
    const path = pathIn(copy)
    const bytes = readFileSync(path)
    bytes[bytes.length - 1]! ^= 1
    writeFileSync(path, bytes)
    expect(await restore(copy)).toEqual({
      status: 1,
      said: `✗ ${path} is not as it was when the backup was made: it is damaged, or was changed. Nothing was restored; take another backup.`,
    })
    rmSync(path)
    expect((await restore(copy)).said).toContain(`${path} of the backup cannot be read (ENOENT).`)
    expect(readdirSync(target)).toEqual([])
  },
)

test('a manifest edited to match, or the keys of another backup, is refused', async () => {
  const copy = copyOfBackup('manifest')
  const path = join(copy, 'manifest.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"postgres": "', '"postgres": "1'))
  expect((await restore(copy)).said).toBe(
    `✗ The manifest of ${copy} was changed since the backup was made. Take another backup.`,
  )
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"id": ".{8}/, '"id": "00000000'))
  expect((await restore(copy)).said).toContain('has the keys of another backup')
})

const OTHERS: [string, string][] = [
  ['newer than this code', `insert into %s values ${LATER}`],
  ['of other migrations', "update %s set statements = '{select 1}' where name = 'posts'"],
]

test.each(sample(OTHERS, 0))('a backup that is %s is refused', async (what, sql) => {
  const folder = dataFolder(undefined, sql.replace('%s', 'supabase_migrations.schema_migrations'))
  const backup = join(scratch, what.replaceAll(' ', '-'))
  expect(await run(folder, 'backup.mjs', [backup])).toMatchObject({ status: 0 })
  rmSync(folder, { recursive: true })
  expect(await restore(backup)).toEqual({
    status: 1,
    said: expect.stringContaining('was made with migrations that this code lacks, or has in another form'),
  })
  expect(readdirSync(target)).toEqual([])
})

inFull(test)('a restore does not touch a folder in use, and replaces data only on request', async () => {
  expect((await run(source, 'restore.mjs', [original, '--replace'])).said).toContain(
    `Process ${backend.pid} has the database in ${source} open.`,
  )
  writeFileSync(join(target, 'secrets.json'), '{"publishableKey": "of before"}')
  expect((await restore(original)).said).toContain(`There is data in ${target}. Add --replace`)
  const { status, said } = await restore(original, '--replace')
  const aside = /The former data is in (.+?)\. /.exec(said)![1]!
  expect(status).toBe(0)
  expect(readFileSync(join(aside, 'secrets.json'), 'utf8')).toContain('of before')
  expect(readFileSync(join(target, 'secrets.json'), 'utf8')).not.toContain('of before')
  expect(existsSync(join(target, 'restoring'))).toBe(false)
})

describe('an interrupted backup', () => {
  /** A backup waiting for a backend that does not answer. */
  async function waiting(name: string) {
    process.kill(backend.pid, 'SIGSTOP')
    const backup = join(scratch, name)
    const command = begin(source, 'backup.mjs', [backup], backend.port)
    await until(() => existsSync(`${backup}.unfinished`))
    return { backup, ...command }
  }
  afterEach(() => process.kill(backend.pid, 'SIGCONT'))

  test('by its user leaves nothing', async () => {
    const { backup, child, ended } = await waiting('interrupted')
    child.kill('SIGINT')
    expect(await ended).toEqual({ status: 1, said: '✗ The backup was interrupted; nothing is left of it.' })
    expect(readdirSync(scratch).filter((name) => name.startsWith('interrupted'))).toEqual([])
    expect(existsSync(backup)).toBe(false)
  })

  inFull(test)('by a crash leaves no backup, and does not block the next one', async () => {
    const { backup, child, ended } = await waiting('crashed')
    child.kill('SIGKILL')
    await ended
    expect(existsSync(backup)).toBe(false)
    expect((await restore(`${backup}.unfinished`)).said).toContain('is not complete')
    process.kill(backend.pid, 'SIGCONT')
    expect(await run(source, 'backup.mjs', [backup], backend.port)).toMatchObject({ status: 0 })
    expect(readdirSync(scratch).filter((name) => name.startsWith('crashed'))).toEqual([
      'crashed',
      'crashed-secrets',
    ])
  })
})

test('a backup overwrites nothing, and reports bad targets and missing data', async () => {
  expect((await run(source, 'backup.mjs', [original], backend.port)).said).toContain('already exists')
  const inFile = join(original, 'manifest.json', 'backup')
  expect(await run(source, 'backup.mjs', [inFile], backend.port)).toEqual({
    status: 1,
    said: `✗ No backup was made in ${inFile}: ${inFile}.unfinished: a file is in its place. Make space there, or name another folder.`,
  })
  const nothing = mkdtempSync(join(scratch, 'nothing-'))
  expect((await run(nothing, 'backup.mjs', [])).said).toBe(`✗ There is no data in ${nothing}.`)
})

test('a missing file is named, and the rest is backed up', async () => {
  for (const name of readdirSync(join(source, 'files'))) rmSync(join(source, 'files', name))
  const backup = join(scratch, 'lost')
  const { status, said } = await run(source, 'backup.mjs', [backup], backend.port)
  expect([status, said]).toEqual([
    0,
    expect.stringContaining(
      `✗ "post-images/a.png" is not in the backup: it is missing or damaged in ${source}.`,
    ),
  ])
  expect(JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
    files: [],
    missing: [{ bucket: 'post-images', name: 'a.png' }],
  })
})

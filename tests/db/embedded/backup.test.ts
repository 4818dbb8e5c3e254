/** Backing up a data folder in use, and restoring it into an empty one. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFull } from '../../scope'
import { dataFolder } from '../own-backend'
import { sampleLead } from '../samples'
import { type FolderBackend, removeFolders, rowsOf, run, startOn } from './folders'

// Databases and processes, possibly on a slow machine.
jest.setTimeout(240_000)

const PASSWORD = 'a password that is long enough'
const EMAIL = 'backed-up@example.org'
const PICTURES = '/storage/v1/object/post-images'

const source = dataFolder(undefined, readFileSync('supabase/seed.sql', 'utf8'))
const backups = mkdtempSync(join(tmpdir(), 'backups-'))
const made = [source]
let backend: FolderBackend
let session: { refresh_token: string }

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'restored-'))
  made.push(folder)
  return folder
}

const signIn = (to: FolderBackend, key: string) =>
  to.send('/auth/v1/token?grant_type=password', { email: EMAIL, password: PASSWORD }, { key })
const goOn = (to: FolderBackend, key: string) =>
  to.send('/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, { key })
const keysOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
const manifestOf = (backup: string) => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))

/** All files below a folder, with their content. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'latin1')]),
  )

beforeAll(async () => {
  backend = await startOn(source)
  const invitation = await backend.send('/rest/v1/rpc/staff_admission', { account_email: EMAIL })
  const data = { invitation_token: await invitation.json() }
  await backend.send('/auth/v1/signup', { email: EMAIL, password: PASSWORD, data })
  await backend.send('/rest/v1/rpc/staff_add', { account_email: EMAIL, account_role: 'admin' })
  session = await (await signIn(backend, keysOf(source).publishableKey)).json()
})
afterAll(async () => {
  await backend.stop()
  await removeFolders(made)
  rmSync(backups, { recursive: true, force: true })
})

inFull(test)('a backup made during writes is consistent, including files', async () => {
  let isWriting = true
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  async function write(writer: number) {
    for (let turn = 0; isWriting; turn++) {
      await backend.send('/rest/v1/landing_form_submissions', sampleLead())
      await backend.send(`${PICTURES}/${writer}-${turn}.png`, Buffer.from(`picture ${writer}-${turn}`))
      await backend.send(PICTURES, { prefixes: [`${writer}-${turn - 2}.png`] }, { method: 'DELETE' })
      begin()
    }
  }
  const writers = [1, 2].map(write)
  await begun
  const backup = join(backups, 'moving')
  const { status, said } = await run(source, 'backup.mjs', [backup], backend.port)
  isWriting = false
  await Promise.all(writers)
  expect([status, said]).toEqual([
    0,
    expect.stringMatching(/^→ Backup with \d+ tables, \d+ rows, \d+ files?: /),
  ])

  const folder = emptyFolder()
  expect(await run(folder, 'restore.mjs', [backup])).toMatchObject({ status: 0 })
  const rows = rowsOf(folder)
  const parsed = (table: string) => rows[table]!.map((row) => JSON.parse(row) as Record<string, string>)
  const leads = new Set(parsed('public.leads').map(({ id }) => id))
  expect(parsed('public.landing_form_submissions').filter(({ lead_id }) => !leads.has(lead_id))).toEqual([])
  const names = parsed('storage.objects').map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(manifestOf(backup)).toMatchObject({ missing: [], files: names.map(() => expect.anything()) })
  const bytes = Object.values(contentOf(join(folder, 'files')))
  expect(bytes).toEqual(expect.arrayContaining(names.map((name) => `picture ${name!.replace('.png', '')}`)))
})

describe('a backup of an idle data folder', () => {
  const backup = join(backups, 'whole')
  let rows: Record<string, string[]>

  beforeAll(async () => {
    await backend.send(`${PICTURES}/whole.png`, Buffer.from('picture whole'))
    expect(await run(source, 'backup.mjs', [backup], backend.port)).toMatchObject({ status: 0 })
    await backend.stop()
    rows = rowsOf(source)
  })

  test('restores every row, file and key; sessions stay valid', async () => {
    const folder = emptyFolder()
    expect(await run(folder, 'restore.mjs', [backup])).toMatchObject({ status: 0 })
    expect(rowsOf(folder)).toEqual(rows)
    expect(contentOf(join(folder, 'files'))).toEqual(contentOf(join(source, 'files')))
    expect(keysOf(folder)).toEqual(keysOf(source))
    const restored = await startOn(folder)
    const { publishableKey } = keysOf(folder)
    expect((await goOn(restored, publishableKey)).status).toBe(200)
    expect((await signIn(restored, publishableKey)).status).toBe(200)
    await restored.stop()
  })

  test('is private to its owner and holds no keys, which are in a separate folder', () => {
    for (const folder of [backup, `${backup}-secrets`]) {
      const open = ['', ...readdirSync(folder, { recursive: true })]
        .map((name) => ({ name, stat: statSync(join(folder, String(name))) }))
        .filter(({ stat }) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
      expect(open.map(({ name }) => name)).toEqual([])
    }
    const hashKeys = rows['private.hash_keys']!.map((row) => JSON.parse(row).key.replace('\\x', ''))
    const { publishableKey, secretKey, jwtSecret, cronSecret, jobSecret } = keysOf(source)
    const keys = [...hashKeys, publishableKey, secretKey, jwtSecret, cronSecret, jobSecret]
    keys.push(session.refresh_token)
    expect(keys.length).toBeGreaterThan(10)
    const inBackup = Object.values(contentOf(backup)).join('\n')
    expect(keys.filter((key) => inBackup.includes(String(key)))).toEqual([])
    const apart = Object.values(contentOf(`${backup}-secrets`)).join('\n')
    expect(keys.filter((key) => !apart.includes(String(key)))).toEqual([])
  })

  inFull(test)('without keys, accounts are kept, sessions end, and lost features are named', async () => {
    const alone = join(backups, 'without-keys')
    cpSync(backup, alone, { recursive: true })
    const folder = emptyFolder()
    const { status, said } = await run(folder, 'restore.mjs', [alone])
    expect([status, said]).toEqual([0, expect.stringContaining('npm run staff -- reset-factor EMAIL')])
    const restored = await startOn(folder)
    const { publishableKey, staffPassword } = keysOf(folder)
    expect(publishableKey).not.toBe(keysOf(source).publishableKey)
    expect(staffPassword).toBeNull()
    expect((await goOn(restored, publishableKey)).status).toBeGreaterThanOrEqual(400)
    expect((await signIn(restored, publishableKey)).status).toBe(200)
    await restored.stop()
  })
})

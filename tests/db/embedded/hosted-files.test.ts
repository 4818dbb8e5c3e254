/** Downloading and restoring a project's stored files with its URL and secret key alone. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type LocalServer, localServer } from '../../local-server'
import { ownBackend } from '../own-backend'
import type { OwnBackend } from '../own-backend'
import { run } from './folders'

jest.setTimeout(240_000)

const FILES = '/storage/v1/object'
const PICTURE = { type: 'image/png', names: ['a.png', 'b c.png', 'd+e&f.png', 'g.png'] }
const PROOF = { type: 'application/pdf', names: ['proof.pdf'] }
const scratch = mkdtempSync(join(tmpdir(), 'backups-'))
const backup = join(scratch, 'files')

let backend: OwnBackend
let proxy: LocalServer
/** Files fetched, the number after which the connection breaks, and whether it does so within a file. */
let fetched = 0
let most = Infinity
let isWithin = false

/** A picture unique to its name. */
const bytesOf = (name: string) => Buffer.from(`file ${name}`)

const upload = (bucket: string, type: string, name: string) =>
  fetch(`${backend.url}${FILES}/${bucket}/${encodeURI(name)}`, {
    method: 'POST',
    headers: { apikey: backend.secret.key, 'content-type': type, 'cache-control': 'max-age=31536000' },
    body: bytesOf(name),
  })

const command = (script: string, ...args: string[]) =>
  run(scratch, script, ['--hosted', ...args], '1', {
    SUPABASE_URL: proxy.url,
    SUPABASE_SECRET_KEY: backend.secret.key,
  })

beforeAll(async () => {
  backend = await ownBackend()
  for (const name of PICTURE.names) await upload('post-images', PICTURE.type, name)
  for (const name of PROOF.names) await upload('payment-proofs', PROOF.type, name)
  proxy = await localServer(async (request, response) => {
    const { url: path = '/', method, headers } = request
    if (method === 'GET' && path.startsWith(FILES) && ++fetched > most) {
      if (!isWithin) return request.destroy()
      return response.writeHead(200, { 'content-length': '99' }).write('half', () => request.destroy())
    }
    const body = method === 'GET' ? undefined : await buffer(request)
    const sent = { apikey: String(headers.apikey), 'content-type': headers['content-type']! }
    const kept = ['cache-control', 'x-upsert'].flatMap((name) =>
      headers[name] ? [[name, String(headers[name])]] : [],
    )
    const answer = await fetch(backend.url + path, {
      method: method!,
      headers: { ...sent, ...Object.fromEntries(kept) },
      body: body as Uint8Array<ArrayBuffer> | undefined,
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
})
afterAll(async () => {
  await proxy.close()
  await backend.end()
  rmSync(scratch, { recursive: true, force: true })
})

test('an interrupted run is no backup; the next one fetches only missing files', async () => {
  most = 2
  const broken = await command('backup.mjs', backup)
  expect([broken.status, broken.said]).toEqual([
    1,
    expect.stringContaining('Run the command again to go on.'),
  ])
  ;[fetched, most, isWithin] = [0, 0, true]
  const torn = await command('backup.mjs', backup)
  expect([torn.status, torn.said]).toEqual([
    1,
    expect.stringContaining('did not arrive whole. Run the command again to go on.'),
  ])
  expect(existsSync(backup)).toBe(false)
  ;[fetched, most] = [0, Infinity]
  const { status, said } = await command('backup.mjs', backup)
  expect([status, said]).toEqual([0, expect.stringContaining(`Backup with 5 files: ${backup}`)])
  expect(fetched).toBe(3)
  const { files, missing } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
  expect(missing).toEqual([])
  expect(files).toHaveLength(5)
  expect(readdirSync(join(backup, 'files'))).toHaveLength(5)
})

test('restores files with their types, and none if one was changed', async () => {
  const remove = (bucket: string, names: string[]) =>
    fetch(`${backend.url}${FILES}/${bucket}`, {
      method: 'DELETE',
      headers: { apikey: backend.secret.key, 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: names }),
    })
  const read = (bucket: string, name: string) =>
    fetch(`${backend.url}${FILES}/${bucket}/${encodeURI(name)}`, { headers: { apikey: backend.secret.key } })
  await remove('post-images', PICTURE.names)
  await remove('payment-proofs', PROOF.names)
  expect((await read('post-images', 'a.png')).ok).toBe(false)

  const damaged = join(backup, 'files', readdirSync(join(backup, 'files'))[0]!)
  const bytes = readFileSync(damaged)
  writeFileSync(damaged, 'damaged')
  expect((await command('restore.mjs', backup)).said).toContain(`${damaged} is not as it was`)
  expect((await read('post-images', 'a.png')).ok).toBe(false)

  writeFileSync(damaged, bytes)
  expect(await command('restore.mjs', backup)).toMatchObject({ status: 0 })
  for (const [bucket, { type, names }] of Object.entries({ 'post-images': PICTURE, 'payment-proofs': PROOF }))
    for (const name of names) {
      const answer = await read(bucket, name)
      expect([name, answer.headers.get('content-type')]).toEqual([name, type])
      expect([name, await answer.text()]).toEqual([name, bytesOf(name).toString()])
    }
})

test('fetches nothing without the secret key', async () => {
  const { status, said } = await run(scratch, 'backup.mjs', ['--hosted', join(scratch, 'other')], '1', {
    SUPABASE_URL: proxy.url,
    SUPABASE_SECRET_KEY: '',
  })
  expect([status, said]).toEqual([1, expect.stringContaining('Set SUPABASE_URL and, for this command alone')])
})

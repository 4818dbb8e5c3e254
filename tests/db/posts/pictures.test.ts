/** The bucket of post images: staff add, list and delete; everyone reads; nobody overwrites. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, headersOf, pictureName as name } from '../files'
import { type Caller, request } from '../rest'
import { callersOfEveryRole } from '../roles'

const BUCKET = 'post-images'
const MEGABYTE = 1024 * 1024
const callers: Record<string, Partial<Caller>> = Object.assign(callersOfEveryRole(), { nobody: {} })
const files = filesOf(BUCKET)
const { read, statusOf } = files
const upload = (who: string, path: string, sent: Parameters<typeof files.upload>[2] = {}) =>
  files.upload(callers[who]!, path, sent)
const list = (who: string, search: string) => files.list(callers[who]!, search)
const remove = (who: string, path: string) => files.remove(callers[who]!, path)

describe('adding a picture', () => {
  test.each(['editor', 'admin'])('%s can add one, and everyone reads it as sent', async (who) => {
    const path = name()
    expect(await upload(who, path, { bytes: new Uint8Array([9, 8, 7]) })).toBe(200)
    const answer = await read(path)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([9, 8, 7])
  })

  test.each(['nobody', 'anon', 'stranger'])('%s cannot add one', async (who) => {
    const path = name()
    expect(await upload(who, path)).toBeGreaterThanOrEqual(400)
    expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
  })

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])('%s is accepted', async (type) => {
    expect(await upload('editor', name(), { type })).toBe(200)
  })

  test.each(['image/svg+xml', 'text/html', 'image/avif', 'application/octet-stream', 'text/javascript'])(
    '%s is refused',
    async (type) => {
      const path = name()
      expect(await upload('admin', path, { type })).toBeGreaterThanOrEqual(400)
      expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
    },
  )

  test('the maximum is 5 MB', async () => {
    const [fits, tooLarge] = [name(), name()]
    expect(await upload('editor', fits, { bytes: new Uint8Array(5 * MEGABYTE) })).toBe(200)
    expect(
      await upload('editor', tooLarge, { bytes: new Uint8Array(5 * MEGABYTE + 1) }),
    ).toBeGreaterThanOrEqual(400)
    expect([await statusOf(fits), (await statusOf(tooLarge)) >= 400]).toEqual([200, true])
  })

  test.each([
    ['by a second upload', {}],
    ['by asking to write over', { upsert: true }],
    ['by a change', { method: 'PUT' }],
  ])('nothing is overwritten: %s', async (_, options) => {
    const path = name()
    await upload('editor', path)
    for (const who of ['editor', 'admin', 'stranger', 'anon']) {
      expect(await upload(who, path, { bytes: new Uint8Array([6]), ...options })).toBeGreaterThanOrEqual(400)
    }
    expect([...new Uint8Array(await (await read(path)).arrayBuffer())]).toEqual([1, 2, 3])
  })
})

describe('listing and deleting', () => {
  test('staff can list and delete; nobody else can', async () => {
    const path = name()
    await upload('editor', path)
    for (const who of ['anon', 'stranger']) {
      expect(await list(who, path)).toEqual([])
      await remove(who, path)
      expect(await statusOf(path)).toBe(200)
    }
    expect(await list('admin', path)).toEqual([path])
    expect((await remove('admin', path)).status).toBe(200)
    expect(await list('admin', path)).toEqual([])
    expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
  })

  test('a deleted name is free again', async () => {
    const path = name()
    await upload('editor', path)
    await remove('editor', path)
    expect(await upload('editor', path)).toBe(200)
  })

  test('staff cannot change the bucket itself', async () => {
    for (const who of ['stranger', 'editor', 'admin']) {
      await request(callers[who]!, 'PUT', `/storage/v1/bucket/${BUCKET}`, {
        public: false,
        file_size_limit: 1,
      })
      await request(callers[who]!, 'POST', `/storage/v1/bucket/${BUCKET}/empty`, {})
      await request(callers[who]!, 'DELETE', `/storage/v1/bucket/${BUCKET}`)
    }
    const path = name()
    expect(await upload('editor', path)).toBe(200)
    expect(await statusOf(path)).toBe(200)
  })
})

describe('files of the embedded backend', () => {
  const folder = () => join(String(process.env.DATA_DIR), 'files')
  const fileOf = (path: string) =>
    join(folder(), createHash('sha256').update(`${BUCKET}/${path}`).digest('hex'))

  test('are in one folder whatever the name, and are deleted with the picture', async () => {
    const path = name()
    await upload('editor', path)
    expect(existsSync(fileOf(path))).toBe(true)
    await remove('editor', path)
    expect(existsSync(fileOf(path))).toBe(false)
    expect(readdirSync(folder()).every((file) => /^[0-9a-f]{64}$/.test(file))).toBe(true)
  })

  test('that are missing are not found, but are listed and can be deleted', async () => {
    const path = name()
    await upload('editor', path)
    rmSync(fileOf(path))
    expect(await statusOf(path)).toBe(await statusOf(name()))
    expect(await list('editor', path)).toEqual([path])
    expect((await remove('editor', path)).status).toBe(200)
    expect(await upload('editor', path)).toBe(200)
    expect(await statusOf(path)).toBe(200)
  })

  test('from an interrupted upload are removed', async () => {
    const path = name()
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1000))
        controller.error(new Error('The line is cut.'))
      },
    })
    const address = `${process.env.SUPABASE_URL}/storage/v1/object/${BUCKET}/${path}`
    const headers = { ...headersOf(callers.editor!), 'content-type': 'image/webp' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    await expect(fetch(address, init)).rejects.toThrow()
    expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
    expect(existsSync(fileOf(path))).toBe(false)
    expect(await upload('editor', path)).toBe(200)
  })
})

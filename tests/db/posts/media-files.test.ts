/** Stored files: pictures in use stay; only admins manage brochures. */
import { randomUUID } from 'node:crypto'
import { filesOf } from '../files'
import { remove, secret, store } from '../rest'
import { samplePost } from '../samples'
import { type Role, callersOfEveryRole } from '../roles'

const callers = callersOfEveryRole()

describe('deleting a picture', () => {
  const pictures = filesOf('post-images')

  test('staff cannot delete a picture in use, but any that is unused', async () => {
    const name = `${randomUUID()}-4x3.webp`
    await pictures.upload(callers.editor, name)
    const post = await store(
      'blog_posts',
      samplePost({ status: 'draft', featured_image: `/pictures/${name}` }),
    )
    for (const role of ['editor', 'admin'] as const) {
      expect((await pictures.remove(callers[role], name)).rows).toEqual([])
      expect(await pictures.statusOf(name)).toBe(200)
    }
    await remove(secret, 'blog_posts', `id=eq.${post.id}`)
    expect((await pictures.remove(callers.editor, name)).rows).toMatchObject([{ name }])
    expect(await pictures.statusOf(name)).toBeGreaterThanOrEqual(400)
  })
})

describe('a brochure', () => {
  const brochures = filesOf('brochures')
  const type = 'application/pdf'
  const newName = () => `${randomUUID()}.pdf`

  test('is added, listed and deleted by admins, and read by everybody', async () => {
    const name = newName()
    expect(await brochures.upload(callers.admin, name, { type })).toBe(200)
    expect((await brochures.read(name)).headers.get('content-type')).toBe(type)
    for (const role of ['anon', 'stranger', 'editor'] as const) {
      expect(await brochures.list(callers[role], name)).toEqual([])
      await brochures.remove(callers[role], name)
      expect(await brochures.statusOf(name)).toBe(200)
    }
    expect(await brochures.list(callers.admin, name)).toEqual([name])
    expect((await brochures.remove(callers.admin, name)).rows).toMatchObject([{ name }])
    expect(await brochures.statusOf(name)).toBeGreaterThanOrEqual(400)
  })

  test.each<Role>(['anon', 'stranger', 'editor'])('cannot be added by %s', async (role) => {
    const name = newName()
    expect(await brochures.upload(callers[role], name, { type })).toBeGreaterThanOrEqual(400)
    expect(await brochures.statusOf(name)).toBeGreaterThanOrEqual(400)
  })

  test('is a PDF of up to 15 MB that cannot be overwritten', async () => {
    const most = 15 * 1024 * 1024
    const [largest, tooLarge] = [newName(), newName()]
    expect(await brochures.upload(callers.admin, largest, { type, bytes: new Uint8Array(most) })).toBe(200)
    expect(
      await brochures.upload(callers.admin, tooLarge, { type, bytes: new Uint8Array(most + 1) }),
    ).toBeGreaterThanOrEqual(400)
    for (const other of ['text/html', 'image/svg+xml', 'image/webp'])
      expect(await brochures.upload(callers.admin, newName(), { type: other })).toBeGreaterThanOrEqual(400)
    for (const sent of [{ type }, { type, upsert: true }, { type, method: 'PUT' }])
      expect(await brochures.upload(callers.admin, largest, sent)).toBeGreaterThanOrEqual(400)
    expect((await (await brochures.read(largest)).arrayBuffer()).byteLength).toBe(most)
  })
})

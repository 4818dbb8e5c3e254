/** Pages that the server answers from memory, exactly as Next would. */
import type { RequestOptions } from 'node:http'
import { deleteAsStaff, test } from '../support/posts'
import { expect, signIn } from '../support/test'
import { ask, warm } from '../support/wire'
import { wideIf } from '../../scope'

/** Bypasses the memory; Next ignores this header. */
const byNext = { headers: { purpose: 'prefetch' } }

/** A response without its date. */
async function undated(path: string, options: RequestOptions = {}) {
  const { status, headers, body } = await ask(path, options)
  return { status, body, headers: { ...headers, date: undefined } }
}

for (const path of ['/', '/af', '/landing', '/courses', '/blog', '/af/blog/luister-voor-jy-raad-gee']) {
  test(`${path} is the same from memory as from Next${wideIf(!['/', '/landing'].includes(path))}`, async () => {
    // Its age may change between the two.
    await expect(async () => {
      await warm(path)
      const fromMemory = await undated(path)
      expect(fromMemory).toEqual(await undated(path, byNext))
      expect(fromMemory.status).toBe(200)
      expect(await undated(`${path}?utm_source=a&gclid=b`)).toEqual(fromMemory)
    }).toPass()
  })
}

test('HEAD and conditional requests are answered as by Next', async () => {
  await expect(async () => {
    await warm('/about')
    const { headers } = await undated('/about')
    const head = { method: 'HEAD' }
    const [fromMemory, fromNext] = [
      await undated('/about', head),
      await undated('/about', { ...head, ...byNext }),
    ]
    expect(fromMemory).toEqual(fromNext)
    expect(fromMemory).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } })
    const known = { 'if-none-match': headers.etag }
    const unchanged = await undated('/about', { headers: known })
    const unchangedByNext = await undated('/about', { headers: { ...known, ...byNext.headers } })
    // In a 304 Next's `vary` omits that the page would have been compressed.
    expect(unchanged.headers.vary).toBe(headers.vary)
    const but = { headers: { ...unchangedByNext.headers, vary: headers.vary } }
    expect(unchanged).toEqual({ ...unchangedByNext, ...but })
    expect(unchanged.status).toBe(304)
  }).toPass()
})

test('requests for anything but the common page are not answered from memory', async () => {
  await warm('/about')
  const asked = (headers: RequestOptions['headers'], query = '') => ask(`/about${query}`, { headers })
  for (const headers of [{ 'accept-language': 'af-ZA,af;q=0.9,en;q=0.8' }, { cookie: 'i18next=af' }])
    expect(await asked(headers)).toMatchObject({ status: 307, headers: { location: '/af/about' } })
  expect(await asked({}, '?lng=af')).toMatchObject({ status: 308, headers: { location: '/af/about' } })
  // Next's router is redirected to a separate address for its data.
  const { headers } = await asked({ rsc: '1' })
  const part = await ask(headers.location!, { headers: { rsc: '1' } })
  expect(part.headers['content-type']).toMatch(/^text\/x-component/)
  expect((await ask('/about', { method: 'DELETE' })).status).toBe(405)
})

test('a deleted post is gone with the next request, and staff read the public pages', async ({
  page,
  store,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await store({ language: 'en' })
  const path = `/blog/${post.slug}`
  await expect.poll(async () => (await ask('/blog')).body).toContain(post.title)
  await warm('/blog')
  await warm(path)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(cookie).toContain('auth-token')
  expect((await ask(path, { headers: { cookie } })).body).toBe((await ask(path)).body)
  expect((await page.request.get(path)).headers()['content-encoding']).toBe('br')

  await deleteAsStaff(page, post)
  expect((await ask('/blog')).body).not.toContain(post.title)
  expect((await ask(path)).status).toBe(404)
})

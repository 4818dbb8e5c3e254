import { createServer } from 'node:net'
import sharp from 'sharp'
import { picture } from '../support/crawl/share-picture'
import { palette } from '@/lib/provider/palette'
import { expect, signIn } from '../support/test'
import { openSettings } from '../support/editor'
import { deleteAsStaff, adminListPath, revalidateSite, revalidateAfterAll, test } from '../support/posts'
import { unique } from '../support/data'

test.afterAll(revalidateAfterAll)

/**
 * Distance of a pixel of the panel from a colour: the largest channel difference, 0 to 255. Each card's palette is made
 * from its colours, so that a plain colour may be off by a step or two.
 */
async function distanceAtPanel(bytes: Buffer, colour: string): Promise<number> {
  const point = sharp(bytes).extract({ left: 1100, top: 60, width: 1, height: 1 }).removeAlpha()
  const expected = Buffer.from(colour.slice(1), 'hex')
  return Math.max(...(await point.raw().toBuffer()).map((channel, i) => Math.abs(channel - expected[i]!)))
}

/** Largest distance that counts as the same colour. */
const SAME = 3

test('a share picture answers HEAD, ignores version and visitor’s language, and is open to crawlers', async ({
  request,
}) => {
  const head = await request.head('/share/en/courses.png')
  expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([
    200,
    'image/png',
    0,
  ])
  const plain = await picture(request, '/share/en/courses.png')
  const headers = { 'accept-language': 'af', cookie: 'i18next=af' }
  const versioned = await request.get('/share/en/courses.png?v=2026', { headers, maxRedirects: 0 })
  expect(plain.equals(await versioned.body())).toBe(true)
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/Disallow:.*\/share/)
})

test('a missing page has no share picture', async ({ request, store }) => {
  const draft = await store({ status: 'draft' })
  const scheduled = await store({ published_at: new Date(Date.now() + 3_600_000).toISOString() })
  for (const path of [
    'en/nothing.png',
    'en/courses',
    'de/home.png',
    'en/blog/category/none.png',
    'en/blog/never-written.png',
    'en/blog/luister-voor-jy-raad-gee',
    'de/blog/luister-voor-jy-raad-gee.png',
    'en/blog/..%2F..%2Fsecret.png',
    `en/blog/${draft.slug}.png`,
    `af/blog/${scheduled.slug}.png`,
  ])
    expect((await request.get(`/share/${path}`)).status(), path).toBe(404)
})

test('a photograph of this site is drawn; one of another site is not fetched', async ({ request, store }) => {
  const photograph = await sharp({
    create: { width: 640, height: 360, channels: 3, background: '#204080' },
  })
    .webp()
    .toBuffer()
  const name = `${crypto.randomUUID()}-640x360.webp`
  const key = process.env.SUPABASE_SECRET_KEY!
  const stored = await fetch(`${process.env.SUPABASE_URL}/storage/v1/object/post-images/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'image/webp' },
    body: new Uint8Array(photograph),
  })
  expect(stored.status).toBe(200)

  let asked = 0
  const stranger = createServer((socket) => {
    asked++
    socket.destroy()
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const { port } = stranger.address() as { port: number }
  const distance = async (featured_image: string, colour: string) => {
    const post = await store({ featured_image })
    return distanceAtPanel(await picture(request, `/share/en/blog/${post.slug}.png`), colour)
  }
  try {
    expect(await distance(`/pictures/${name}`, '#204080')).toBeLessThanOrEqual(SAME)
    expect(await distance('/images/posts/lamp-window.webp', palette.sky)).toBeGreaterThan(4 * SAME)
    for (const address of [
      `https://127.0.0.1:${port}/picture.png`,
      `/pictures/${crypto.randomUUID()}-4x3.webp`,
      '/images/posts/none.webp',
      '/images/../../package.json',
      '/icons/icon-192.png',
    ])
      expect(await distance(address, palette.sky), address).toBeLessThanOrEqual(SAME)
    expect(asked).toBe(0)
  } finally {
    stranger.close()
  }
})

test('a changed title is drawn at once; a former slug redirects; a deleted post has no share picture @wide', async ({
  page,
  request,
  store,
}) => {
  const post = await store()
  const before = await picture(request, `/share/en/blog/${post.slug}.png`)
  await signIn(page, undefined, '/blog/admin')
  await page.goto(adminListPath(post))
  await page.getByRole('button', { name: `Edit ${post.title}` }).click()
  const title = `Sample renamed ${unique()}`
  await page.getByLabel('Title', { exact: true }).fill(title)
  await openSettings(page, 'Address')
  await page.getByLabel('Slug').fill(`${post.slug}-renamed`)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  const after = await picture(request, `/share/en/blog/${post.slug}-renamed.png`)
  expect(after.equals(before)).toBe(false)
  const former = await request.get(`/share/en/blog/${post.slug}.png`, { maxRedirects: 0 })
  expect(former.status()).toBe(308)
  expect(former.headers().location).toMatch(new RegExp(`/share/en/blog/${post.slug}-renamed\\.png$`))
  await deleteAsStaff(page, { ...post, title })
  expect((await request.get(`/share/en/blog/${post.slug}-renamed.png`)).status()).toBe(404)
})

test('without the database, cached share pictures are served; others are uncached errors @wide', async ({
  page,
  request,
  store,
}) => {
  const [known, unknown] = [await store(), await store()]
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  const address = ({ slug }: { slug: string }) => `/share/en/blog/${slug}.png`
  await picture(request, address(known))
  expect((await request.get(address(known))).headers()['x-nextjs-cache']).toBe('HIT')
  const backend = Number(process.env.BACKEND_PID)
  process.kill(backend, 'SIGSTOP')
  try {
    await picture(request, address(known))
    const begun = Date.now()
    const answer = await request.get(address(unknown))
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([503, 'no-store'])
    expect(Date.now() - begun).toBeLessThan(5000)
    await picture(request, '/share/af/home.png')
  } finally {
    process.kill(backend, 'SIGCONT')
  }
  await expect.poll(async () => (await request.get(address(unknown))).status()).toBe(200)
})

test('the manifest and every icon exist in the stated sizes', async ({ page, request }) => {
  await page.goto('/af')
  const manifest = await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)
  ).json()
  expect(manifest).toMatchObject({ display: 'browser', start_url: '/', scope: '/', lang: 'en-ZA' })
  expect(manifest.name_localized.af).toContain('Bybelse Berading')
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')

  const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!
  expect(await sharp(await (await request.get(apple)).body()).metadata()).toMatchObject({
    width: 180,
    height: 180,
    hasAlpha: false,
  })
  const ico = await (await request.get('/favicon.ico')).body()
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index))
  expect(sizes).toEqual([16, 32, 48])
  const svg = await request.get(
    (await page.locator('link[rel=icon][type="image/svg+xml"]').getAttribute('href'))!,
  )
  expect(svg.headers()['content-type']).toContain('image/svg+xml')
})

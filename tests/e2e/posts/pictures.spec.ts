import sharp from 'sharp'
import { type Page, asServiceRole, expect, signIn, site, test } from '../support/test'

const unique = () => crypto.randomUUID().slice(0, 8)
const content = (page: Page) => page.getByLabel('Content (Markdown)')
const SCRIPT = '<script>window.hacked = 1</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const ADDRESS = /\/pictures\/[\da-f-]{36}-\d+x\d+\.webp/

const picture = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#b87414' } })
    .jpeg()
    .toBuffer()

async function newPost(page: Page) {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
}

/** Chooses a file for the text with the toolbar's button. */
async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

const card = (page: Page, name: string) => page.getByRole('region', { name })

/** Hands a file to the text as pasting or dropping does. */
function hand(page: Page, kind: 'paste' | 'drop', name: string, bytes: Buffer) {
  return content(page).evaluate(
    (area, { kind, name, base64 }) => {
      const data = new DataTransfer()
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([raw], name, { type: 'image/jpeg' }))
      const init = { bubbles: true, cancelable: true }
      area.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    { kind, name, base64: bytes.toString('base64') },
  )
}

/** Storage takes no more than this many bytes a file: one, and it refuses everything. */
async function limitStorage(bytes: number) {
  const response = await fetch(`${process.env.SUPABASE_URL}/storage/v1/bucket/post-images`, {
    method: 'PUT',
    headers: {
      apikey: process.env.SUPABASE_SECRET_KEY!,
      authorization: `Bearer ${process.env.SUPABASE_SECRET_KEY!}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      public: true,
      file_size_limit: bytes,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    }),
  })
  if (!response.ok) throw new Error(`bucket: ${response.status}`)
}

test('a picture by button, by pasting, by dropping: described, shown, in its place', async ({
  page,
  browser,
}) => {
  const title = `Pictures ${unique()}`
  await newPost(page)
  await page.getByLabel('Title').fill(title)
  await content(page).fill('Before.')
  await choose(page, 'hill.jpg', await picture())
  const insert = page.getByRole('button', { name: 'Insert the picture' })
  await expect(card(page, 'hill.jpg')).toContainText('hill.jpg is uploaded.')
  await insert.click()
  await expect(page.getByText('Say what the picture shows, or mark it as decoration.')).toBeVisible()
  await page.getByLabel('What does the picture show?').fill('A granite hill')
  await page.keyboard.press('Enter')
  await expect(content(page)).toHaveValue(
    /^Before\.\n\n!\[A granite hill\]\(\/pictures\/\S+-640x360\.webp\)\n$/,
  )
  await expect(card(page, 'hill.jpg')).toHaveCount(0)

  for (const [kind, size] of [
    ['paste', 200],
    ['drop', 220],
  ] as const) {
    await hand(page, kind, `${kind}.jpg`, await picture(size, 100))
    await card(page, `${kind}.jpg`).getByLabel('It only decorates').check()
    await card(page, `${kind}.jpg`).getByRole('button', { name: 'Insert the picture' }).click()
    await expect(content(page)).toHaveValue(new RegExp(`!\\[\\]\\(/pictures/\\S+-${size}x100\\.webp\\)`))
  }

  const featured = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a picture' }).click()
  await (
    await featured
  ).setFiles({ name: 'top.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 500) })
  await page.getByLabel('What does the picture show?').fill('A path up a hill')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(ADDRESS)
  await expect(page.getByLabel('Description of the picture')).toHaveValue('A path up a hill')

  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site}/blog/${title.toLowerCase().replaceAll(' ', '-')}`)
  const shown = visitor.getByRole('img', { name: 'A granite hill' })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toHaveAttribute('width', '640')
  await expect(shown).toHaveAttribute('src', /^\/_next\/image\?url=%2Fpictures%2F/)
  for (const each of await visitor.locator('article img').all()) {
    await each.scrollIntoViewIfNeeded()
    await expect.poll(() => each.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('the keyboard undoes an inserted picture, and the text before it stays', async ({ page }) => {
  await newPost(page)
  await content(page).pressSequentially('Before')
  await choose(page, 'a.jpg', await picture())
  await page.getByLabel('It only decorates').check()
  await page.getByRole('button', { name: 'Insert the picture' }).click()
  await expect(content(page)).toHaveValue(ADDRESS)
  await page.keyboard.press('Control+z')
  await expect(content(page)).toHaveValue('Before')
})

test('a picture with a script behind it comes out without it', async ({ page, request }) => {
  await newPost(page)
  await choose(page, 'both.jpg', Buffer.concat([await picture(), Buffer.from(SCRIPT)]))
  await page.getByLabel('What does the picture show?').fill('Nothing more')
  await page.getByRole('button', { name: 'Insert the picture' }).click()
  await expect(content(page)).toHaveValue(ADDRESS)
  const address = ADDRESS.exec(await content(page).inputValue())![0]
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  const bytes = await answer.body()
  expect(bytes.includes('script')).toBe(false)
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('an SVG, a text that calls itself a picture, and 6 MB are refused by name', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await newPost(page)
  await content(page).fill('Kept.')
  for (const [name, bytes, mime, words] of [
    [
      'drawing.svg',
      Buffer.from(SVG),
      'image/svg+xml',
      'drawing.svg is not a JPEG, PNG, WebP or GIF picture.',
    ],
    ['drawing.png', Buffer.from(SVG), 'image/png', 'drawing.png is not a JPEG, PNG, WebP or GIF picture.'],
    [
      'text.png',
      Buffer.from('No picture.'),
      'image/png',
      'text.png is not a JPEG, PNG, WebP or GIF picture.',
    ],
    ['half.jpg', (await picture()).subarray(0, 400), 'image/jpeg', 'half.jpg cannot be read.'],
    ['large.jpg', Buffer.alloc(6 * 1024 * 1024, 1), 'image/jpeg', 'large.jpg is too large'],
  ] as const) {
    await choose(page, name, Buffer.from(bytes), mime)
    await expect(card(page, name)).toContainText(words)
    await card(page, name).getByRole('button', { name: 'Leave it out' }).click()
    await expect(card(page, name)).toHaveCount(0)
  }
  await expect(content(page)).toHaveValue('Kept.')
})

test('a photograph of almost 5 MB is made small enough for any host before it is sent', async ({ page }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photograph = await sharp({
    create: { width: 2600, height: 1400, channels: 3, background: '#888888', noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
  expect(photograph.byteLength).toBeLessThan(4.8 * 1024 * 1024)
  // Bytes behind a picture are none of it: they bring the file to the size that is meant.
  const file = Buffer.concat([photograph, Buffer.alloc(4.8 * 1024 * 1024 - photograph.byteLength)])
  await newPost(page)
  const sent = page.waitForRequest('**/api/pictures')
  await choose(page, 'photograph.jpg', file)
  await expect(card(page, 'photograph.jpg')).toContainText('photograph.jpg is uploaded.')
  expect((await sent).postDataBuffer()?.byteLength ?? 0).toBeLessThan(4_500_000)
  await page.getByLabel('It only decorates').check()
  await page.getByRole('button', { name: 'Insert the picture' }).click()
  await expect(content(page)).toHaveValue(/\/pictures\/\S+-2000x1077\.webp/)
})

test('a host that takes no body of that size says the same as the site', async ({ page, allowError }) => {
  allowError(/api\/pictures/)
  await newPost(page)
  await page.route('**/api/pictures', (route) =>
    route.fulfill({ status: 413, contentType: 'text/plain', body: 'FUNCTION_PAYLOAD_TOO_LARGE' }),
  )
  await choose(page, 'moving.gif', Buffer.from('GIF89a'), 'image/gif')
  await expect(card(page, 'moving.gif')).toContainText('moving.gif is too large')
})

test('the address for pictures takes none from strangers, from other sites, or above 5 MB', async ({
  page,
  browser,
}) => {
  const bytes = await picture()
  const post = (target: Page, headers: Record<string, string>, data = bytes) =>
    target.request.post(`${site}/api/pictures`, { data, headers })
  const own = { origin: site }
  await signIn(page, undefined, '/blog/admin')
  expect((await post(page, { origin: 'https://evil.example' })).status()).toBe(403)
  expect((await post(page, { 'sec-fetch-site': 'cross-site', origin: site })).status()).toBe(403)
  expect((await post(page, {})).status()).toBe(403)
  const large = await post(page, own, Buffer.alloc(6 * 1024 * 1024, 1))
  expect([large.status(), await large.json()]).toEqual([413, { code: 'tooLarge' }])
  expect((await post(page, own)).status()).toBe(201)
  const stranger = await (await browser.newContext()).newPage()
  const refused = await post(stranger, own)
  expect([refused.status(), await refused.json()]).toEqual([401, { code: 'notAuthenticated' }])
  for (const name of ['none.webp', `${crypto.randomUUID()}-4x3.webp`, '..%2F..%2Fsecret'])
    expect((await stranger.request.get(`${site}/pictures/${name}`)).status()).toBe(404)
})

test('storage that refuses: the picture waits with its name and is offered again, the text is saved', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  const title = `No storage ${unique()}`
  await newPost(page)
  await page.getByLabel('Title').fill(title)
  await content(page).fill('Text goes on.')
  await limitStorage(1)
  try {
    await choose(page, 'later.jpg', await picture())
    await expect(card(page, 'later.jpg')).toContainText('later.jpg could not be uploaded just now.')
    await page.keyboard.press('Control+s')
    await expect.poll(() => asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`)).toHaveLength(1)
  } finally {
    await limitStorage(5 * 1024 * 1024)
  }
  await card(page, 'later.jpg').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'later.jpg')).toContainText('later.jpg is uploaded.')
  await page.getByLabel('It only decorates').check()
  await page.getByRole('button', { name: 'Insert the picture' }).click()
  await expect(content(page)).toHaveValue(ADDRESS)
})

test('a session that ends before a picture: it waits, and is taken after signing in elsewhere', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await newPost(page)
  await context.clearCookies()
  await choose(page, 'wait.jpg', await picture())
  await expect(card(page, 'wait.jpg')).toContainText('Your session has ended.')
  await signIn(await context.newPage())
  await card(page, 'wait.jpg').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'wait.jpg')).toContainText('wait.jpg is uploaded.')
})

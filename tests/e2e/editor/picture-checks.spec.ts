import { type Page, asServiceRole, expect, signIn, site, test } from '../support/test'
import { picture, newPost, choose, card } from '../support/pictures'
import { contentField, postsTitled, saveStatus } from '../support/editor'
import { revalidateSite } from '../support/posts'
import { unique } from '../support/data'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('an SVG, text disguised as a picture and a file of 6 MB are rejected by name @wide', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await newPost(page)
  await contentField(page).fill('Kept.')
  for (const [name, bytes, mime, words] of [
    ['drawing.svg', Buffer.from(SVG), 'image/svg+xml', 'drawing.svg is not a JPEG, PNG, WebP or GIF image.'],
    ['drawing.png', Buffer.from(SVG), 'image/png', 'drawing.png is not a JPEG, PNG, WebP or GIF image.'],
    ['text.png', Buffer.from('No picture.'), 'image/png', 'text.png is not a JPEG, PNG, WebP or GIF image.'],
    ['half.jpg', (await picture()).subarray(0, 400), 'image/jpeg', 'half.jpg cannot be read.'],
    ['large.jpg', Buffer.alloc(6 * 1024 * 1024, 1), 'image/jpeg', 'large.jpg is too large'],
  ] as const) {
    await choose(page, name, Buffer.from(bytes), mime)
    await expect(card(page, name)).toContainText(words)
    await card(page, name).getByRole('button', { name: 'Remove' }).click()
    await expect(card(page, name)).toHaveCount(0)
  }
  await expect(contentField(page)).toHaveValue('Kept.')
})

test('a host’s limit for bodies leads to the same message as the site’s own @wide', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await newPost(page)
  await page.route('**/api/pictures', (route) =>
    route.fulfill({ status: 413, contentType: 'text/plain', body: 'FUNCTION_PAYLOAD_TOO_LARGE' }),
  )
  await choose(page, 'moving.gif', Buffer.from('GIF89a'), 'image/gif')
  await expect(card(page, 'moving.gif')).toContainText('moving.gif is too large')
})

test('the upload endpoint rejects anonymous, cross-origin and oversized uploads', async ({
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
  // A repeat after a lost response is stored once.
  const [first, second] = [await post(page, own), await post(page, own)]
  expect([first.status(), second.status()]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  const { address } = (await first.json()) as { address: string }
  expect((await page.request.get(site + address)).headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  const stranger = await (await browser.newContext()).newPage()
  const refused = await post(stranger, own)
  expect([refused.status(), await refused.json()]).toEqual([401, { code: 'notAuthenticated' }])
  for (const name of ['none.webp', `${crypto.randomUUID()}-4x3.webp`, '..%2F..%2Fsecret'])
    expect((await stranger.request.get(`${site}/pictures/${name}`)).status()).toBe(404)
})

test('a missing description of a featured image is questioned only on publishing @wide', async ({ page }) => {
  const title = `Undescribed ${unique()}`
  await newPost(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill('Text.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload an image' }).click()
  const file = { name: 'top.jpg', mimeType: 'image/jpeg', buffer: await picture(500, 300) }
  await (await chooser).setFiles(file)
  await expect(page.getByText('This image is shown above the post.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at/)

  const asked: string[] = []
  let answer: 'accept' | 'dismiss' = 'dismiss'
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return dialog[answer]()
  })
  await page.getByRole('button', { name: /publish$/i }).click()
  await expect(page.getByText('Say in one sentence what the image shows')).toBeVisible()
  await expect(page.getByLabel('Image description')).toBeFocused()
  await expect(contentField(page)).toHaveValue('Text.')
  expect((await postsTitled(title))[0]).toMatchObject({ status: 'draft' })
  answer = 'accept'
  await page.getByRole('button', { name: /publish$/i }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(title))[0]).toMatchObject({ status: 'published' })
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await contentField(page).fill('More text.')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(asked).toHaveLength(2)
  page.removeAllListeners('dialog')
  await revalidateSite(page)
  await asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`, { method: 'DELETE' })
})

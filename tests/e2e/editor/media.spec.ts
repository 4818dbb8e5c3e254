import sharp from 'sharp'
import { axeViolations } from '../support/axe'
import { createPost } from '../support/editor'
import { ADDRESS, card, newPost } from '../support/pictures'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

/** A picture in a random colour: identical ones would be stored once and shared between tests. */
function newPicture(width = 320, height = 180) {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3)) as unknown as [number, number, number]
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** Uploads a picture as the site's pages do; returns its address. */
async function store(page: Page): Promise<string> {
  const answer = await page.request.post(`${site}/api/pictures`, {
    data: await newPicture(),
    headers: { origin: site },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { address: string }).address
}

const item = (page: Page, address: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) })

const openLibrary = (page: Page, account?: Parameters<typeof signIn>[1]) =>
  signIn(page, account, '/admin/media')

test('several pictures are uploaded, and an unused one is deleted after a question', async ({ page }) => {
  await openLibrary(page, await makeAccount('editor'))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload images' }).click()
  const [first, second] = [await newPicture(311), await newPicture(312)]
  await (
    await chooser
  ).setFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: first },
    { name: 'b.png', mimeType: 'image/png', buffer: second },
  ])
  await expect(page.getByText('2 images are in the library.')).toBeVisible()
  const shown = page.getByRole('listitem').filter({ hasText: '312 × 180 pixels' }).first()
  await expect(shown).toContainText('Not used')
  const address = (await shown.getByRole('link', { name: '312 × 180 pixels' }).getAttribute('href'))!
  expect(address).toMatch(ADDRESS)

  await shown.getByText('Delete', { exact: true }).click()
  await shown.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The image is deleted.')).toBeFocused()
  await expect(item(page, address)).toHaveCount(0)
  expect((await page.request.get(site + address)).status()).toBe(404)
})

test('a picture that fails to upload is named, and the others are stored @wide', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  await openLibrary(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload images' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('No picture.') },
    { name: 'good.png', mimeType: 'image/png', buffer: await newPicture() },
  ])
  await expect(card(page, 'text.png')).toContainText('text.png is not a JPEG, PNG, WebP or GIF image.')
  await expect(page.getByText('1 image is in the library.')).toBeVisible()
})

test('a used picture names its place, is not listed as unused, and stays @wide', async ({ page }) => {
  await signIn(page)
  const address = await store(page)
  await openLibrary(page)
  await item(page, address).getByText('Delete', { exact: true }).click()
  // A post starts to use it meanwhile.
  const post = await createPost({ content: `![](${address})` })
  await item(page, address).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('The image was not deleted: a text now uses it.')).toBeFocused()
  expect((await page.request.get(site + address)).status()).toBe(200)
  await expect(item(page, address)).toContainText('Used in 1 place')
  await expect(item(page, address).getByText('Delete', { exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Not used' }).click()
  await expect(page).toHaveURL(/unused=1/)
  await expect(item(page, address)).toHaveCount(0)
  await page.getByRole('link', { name: 'All images' }).click()
  await item(page, address).getByText('Used in 1 place').click()
  await item(page, address).getByRole('link', { name: post.title }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(post.title)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'DELETE' })
})

test('the library can be read and a picture deleted without JavaScript @wide', async ({ page, browser }) => {
  await signIn(page)
  const address = await store(page)
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  ).newPage()
  await plain.goto(`${site}/admin/media?unused=1`)
  await item(plain, address).getByText('Delete', { exact: true }).click()
  await item(plain, address).getByRole('button', { name: 'Delete permanently' }).click()
  await expect(plain.getByText('The image is deleted.')).toBeVisible()
  await expect(item(plain, address)).toHaveCount(0)
})

test('the featured image is chosen from the library with the keyboard @wide', async ({ page }) => {
  await signIn(page)
  const address = await store(page)
  await newPost(page)
  const open = page.getByRole('button', { name: 'Choose from the media library' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Media library' })
  const picture = dialog.getByRole('button', { name: /320 × 180 pixels/ }).first()
  await expect(picture).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await page.keyboard.press('Enter')
  const wanted = dialog
    .getByRole('button')
    .filter({ has: page.locator(`img[src*="${encodeURIComponent(address)}"]`) })
  await wanted.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(address)
  await expect(page.getByText('This image is shown above the post.')).toBeVisible()
})

test('a picture uploaded in the dialog is chosen @wide', async ({ page }) => {
  await newPost(page)
  await page.getByRole('button', { name: 'Choose from the media library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Media library' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload a new image' }).click()
  await (await chooser).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: await newPicture(333) })
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(/-333x180\.webp$/)
})

test('the dialog reports that the library cannot be read, and reads it again @wide', async ({
  page,
  allowError,
}) => {
  allowError(/api\/media/)
  await signIn(page)
  await store(page)
  await newPost(page)
  await page.route('**/api/media?*', (route) => route.fulfill({ status: 503, json: { code: 'failed' } }))
  await page.getByRole('button', { name: 'Choose from the media library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Media library' })
  await expect(dialog.getByRole('alert')).toContainText('The images could not be loaded.')
  await page.unroute('**/api/media?*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('list', { name: 'Images' })).toBeVisible()
})

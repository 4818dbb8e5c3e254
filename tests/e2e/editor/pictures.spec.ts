import sharp from 'sharp'
import { type Page, asServiceRole, expect, signIn, site, test } from '../support/test'
import { ADDRESS, picture, newPost, choose, card } from '../support/pictures'
import { contentField, openSettings } from '../support/editor'
import { unique } from '../support/data'

/** Pastes or drops a file into the text. */
function hand(page: Page, kind: 'paste' | 'drop', name: string, bytes: Buffer) {
  return contentField(page).evaluate(
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

test('a picture can be chosen, pasted or dropped, and is inserted with its description', async ({
  page,
  browser,
}) => {
  const title = `Pictures ${unique()}`
  await newPost(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill('Before.')
  await choose(page, 'hill.jpg', await picture())
  const insert = page.getByRole('button', { name: 'Insert image' })
  await expect(card(page, 'hill.jpg')).toContainText('hill.jpg is uploaded.')
  await insert.click()
  await expect(page.getByText('Say what the image shows, or mark it as decorative.')).toBeVisible()
  await page.getByLabel('What does the image show?').fill('A granite hill')
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toHaveValue(
    /^Before\.\n\n!\[A granite hill\]\(\/pictures\/\S+-640x360\.webp\)\n$/,
  )
  await expect(card(page, 'hill.jpg')).toHaveCount(0)

  for (const [kind, size] of [
    ['paste', 200],
    ['drop', 220],
  ] as const) {
    await hand(page, kind, `${kind}.jpg`, await picture(size, 100))
    await card(page, `${kind}.jpg`).getByLabel('Decorative image').check()
    await card(page, `${kind}.jpg`).getByRole('button', { name: 'Insert image' }).click()
    await expect(contentField(page)).toHaveValue(new RegExp(`!\\[\\]\\(/pictures/\\S+-${size}x100\\.webp\\)`))
  }

  const featured = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload an image' }).click()
  await (
    await featured
  ).setFiles({ name: 'top.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 500) })
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(ADDRESS)
  await page.getByLabel('Image description').fill('A path up a hill')

  await openSettings(page, 'Publish')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: /publish$/i }).click()
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

test('Ctrl+Z removes an inserted picture and keeps the text before it @wide', async ({ page }) => {
  await newPost(page)
  await contentField(page).pressSequentially('Before')
  await choose(page, 'a.jpg', await picture())
  await page.getByLabel('Decorative image').check()
  await page.getByRole('button', { name: 'Insert image' }).click()
  await expect(contentField(page)).toHaveValue(ADDRESS)
  await page.keyboard.press('Control+z')
  await expect(contentField(page)).toHaveValue('Before')
})

test('a photograph of almost 5 MB is reduced in the browser before upload @wide', async ({ page }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photograph = await sharp({
    create: { width: 2600, height: 1400, channels: 3, background: '#888888', noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
  expect(photograph.byteLength).toBeLessThan(4.8 * 1024 * 1024)
  // Bytes after the picture data pad the file.
  const file = Buffer.concat([photograph, Buffer.alloc(4.8 * 1024 * 1024 - photograph.byteLength)])
  await newPost(page)
  const sent = page.waitForRequest('**/api/pictures')
  await choose(page, 'photograph.jpg', file)
  await expect(card(page, 'photograph.jpg')).toContainText('photograph.jpg is uploaded.')
  expect((await sent).postDataBuffer()?.byteLength ?? 0).toBeLessThan(4_500_000)
  await page.getByLabel('Decorative image').check()
  await page.getByRole('button', { name: 'Insert image' }).click()
  await expect(contentField(page)).toHaveValue(/\/pictures\/\S+-2000x1077\.webp/)
})

test('a failed upload can be repeated, and the text is saved meanwhile @wide', async ({
  page,
  allowError,
}) => {
  allowError(/api\/pictures/)
  const title = `No storage ${unique()}`
  await newPost(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await contentField(page).fill('Text goes on.')
  await page.route('**/api/pictures', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(page, 'later.jpg', await picture())
  await expect(card(page, 'later.jpg')).toContainText('later.jpg could not be uploaded.')
  await page.keyboard.press('Control+s')
  await expect.poll(() => asServiceRole(`blog_posts?title=eq.${encodeURIComponent(title)}`)).toHaveLength(1)
  await card(page, 'later.jpg').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'later.jpg')).toContainText('later.jpg is uploaded.')
  await page.getByLabel('Decorative image').check()
  await page.getByRole('button', { name: 'Insert image' }).click()
  await expect(contentField(page)).toHaveValue(ADDRESS)
})

test('an upload after the session has ended can be repeated after signing in @wide', async ({
  page,
  context,
  allowError,
}) => {
  // The editor may read other posts only after the session has ended.
  allowError(/api\/(drafts|pictures|posts)/)
  await newPost(page)
  await context.clearCookies()
  await choose(page, 'wait.jpg', await picture())
  await expect(card(page, 'wait.jpg')).toContainText('Your session has expired.')
  await signIn(await context.newPage())
  await card(page, 'wait.jpg').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'wait.jpg')).toContainText('wait.jpg is uploaded.')
})

import { type Page, expect, signIn, site, test } from '../support/test'
import { openSettings } from '../support/editor'
import { unique } from '../support/data'

async function write(page: Page, { title, content }: { title: string; content: string }) {
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Content (Markdown)').fill(content)
}

test('visitors see a post that staff write and publish', async ({ page, browser, allowError }) => {
  allowError(/404/)
  const title = `Sê dit sag ${unique()}`
  const slug = title.toLowerCase().replace('ê', 'e').replaceAll(' ', '-')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site)

  await signIn(page, undefined, '/blog/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Admin' })).toBeVisible()
  await write(page, { title, content: '## First\n\nA **strong** word.' })
  await expect(page.getByLabel('Slug')).toHaveValue(slug)
  await expect(page.getByLabel('Status')).toHaveValue('draft')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'First', exact: true })).toBeVisible()
  await expect(page.locator('strong', { hasText: 'strong' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Status: draft')
  await expect(page.getByLabel('Title', { exact: true })).toHaveCount(0)
  expect((await visitor.goto(`${site}/blog/${slug}`))!.status()).toBe(404)

  await row.getByRole('button', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await openSettings(page, 'Publish')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: /publish$/i }).click()
  await expect(row).toContainText('Status: published')
  expect((await visitor.goto(`${site}/blog/${slug}`))!.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const path of ['/', '/blog', '/af', '/af/blog']) {
    await visitor.goto(site + path)
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  }

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this post?')
    return dialog.dismiss()
  })
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(row).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(row).toHaveCount(0)
  expect((await visitor.goto(`${site}/blog/${slug}`))!.status()).toBe(404)
  await visitor.goto(`${site}/blog`)
  await expect(visitor.getByText(title)).toHaveCount(0)
})

test('every validation error is shown, and the input stays', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Title and content are required').first()).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill(`A kept title ${unique()}`)
  await page.getByLabel('Content (Markdown)').fill('Kept content.')
  await page.getByLabel('Excerpt').fill('Kept excerpt.')
  await openSettings(page, 'Image', 'Address')
  await page.getByLabel('Featured Image URL').fill('http://example.org/a.jpg')
  await page.getByLabel('Slug').fill('Not A Slug')
  await page.locator('[data-editor] summary', { hasText: 'Address' }).click()
  await expect(page.getByLabel('Slug')).toBeHidden()
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  // A refused field opens its group.
  await expect(page.getByText('Use only lower-case letters a to z')).toBeVisible()
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible()
  await page.getByLabel('Featured Image URL').fill('')
  await page.getByLabel('Slug').fill('luister-voor-jy-raad-gee')
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Another post already has this slug.')).toBeVisible()
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('Kept content.')
  await expect(page.getByLabel('Excerpt')).toHaveValue('Kept excerpt.')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('')
  await page.getByRole('button', { name: 'Close the form' }).click()
  await expect(page.getByRole('button', { name: 'New Post' })).toBeVisible()
})

test('the slug follows the title until it is edited @wide', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title', { exact: true }).pressSequentially('Één & twee')
  await expect(page.getByLabel('Slug')).toHaveValue('een-twee')
  await openSettings(page, 'Address')
  await page.getByLabel('Slug').fill('my-own')
  await page.getByLabel('Title', { exact: true }).pressSequentially(' more')
  await expect(page.getByLabel('Slug')).toHaveValue('my-own')
})

test('the buttons are disabled during a save; a lost connection keeps the text', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED|Failed to fetch|blog\/admin/)
  await signIn(page, undefined, '/blog/admin')
  await write(page, { title: `Slow ${unique()}`, content: 'Text.' })
  await page.route('**/blog/admin', async (route) => {
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await route.abort('failed')
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('Failed to save post. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Content (Markdown)')).toHaveValue('Text.')
})

import type { BrowserContext } from 'playwright/test'
import { type Page, expect, signIn, site, test } from '../support/test'
import { contentField, createPost, openPost, openSettings, postsTitled } from '../support/editor'
import { picture } from '../support/pictures'
import { revalidateAfterAll } from '../support/posts'
import { unique } from '../support/data'

test.afterAll(revalidateAfterAll)

async function copy(page: Page, context: BrowserContext, html: string, plain: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    ([html, plain]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html!], { type: 'text/html' }),
          'text/plain': new Blob([plain!], { type: 'text/plain' }),
        }),
      ]),
    [html, plain],
  )
}

test('Enter continues a list until an empty item; undo reverts that, and Tab leaves the text', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('A title')
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toBeFocused()
  await page.keyboard.type('1. one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toHaveValue('1. one\n2. two\n3. ')
  await page.keyboard.press('Enter')
  await expect(contentField(page)).toHaveValue('1. one\n2. two\n')
  await page.keyboard.press('Control+z')
  await expect(contentField(page)).toHaveValue('1. one\n2. two\n3. ')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(contentField(page)).toHaveValue(/^- one\n- two\n/)
  await page.keyboard.press('Control+z')
  await expect(contentField(page)).toHaveValue('1. one\n2. two\n3. ')
  await page.keyboard.press('Tab')
  await expect(contentField(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(contentField(page)).toBeFocused()
})

test('text from a word processor becomes Markdown, with Shift plain, and undo reverts that', async ({
  page,
  context,
}) => {
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await contentField(page).fill('Before.')
  await contentField(page).press('Control+End')
  await copy(
    page,
    context,
    '<h2>Listen</h2><p>Say it <b>softly</b>, see <a href="https://example.org/">here</a>.</p><p>&nbsp;</p><ul><li>one</li><li>two</li></ul>',
    'Listen\nSay it softly, see here.\none\ntwo',
  )
  await page.keyboard.press('Control+v')
  const pasted =
    'Before.\n\n## Listen\n\nSay it **softly**, see [here](https://example.org/).\n\n- one\n- two'
  await expect(contentField(page)).toHaveValue(pasted)
  await page.keyboard.press('Control+z')
  await expect(contentField(page)).toHaveValue('Before.')
  await page.keyboard.press('Control+Shift+v')
  await expect(contentField(page)).toHaveValue('Before.Listen\nSay it softly, see here.\none\ntwo')
  // Without useful formatting, the plain text is pasted verbatim.
  await copy(page, context, '<a name="top"></a><p>## A *heading*</p>', '## A *heading*\n- one')
  await contentField(page).fill('Before: ')
  await contentField(page).press('Control+End')
  await page.keyboard.press('Control+v')
  await expect(contentField(page)).toHaveValue('Before: ## A *heading*\n- one')
})

test('buttons and status agree; a published post becomes a draft only by choice @wide', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost({ content: 'Text.' })
  await page.reload()
  await openPost(page, post)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  // Enter in a field keeps the chosen status.
  await openSettings(page, 'Address')
  await page.getByLabel('Slug').press('Enter')
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({ status: 'draft' })
  await openPost(page, post)
  await button('Publish').click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  const link = page.getByRole('link', { name: 'View post' })
  await expect(link).toHaveAttribute('href', `/blog/${post.slug}`)
  await openPost(page, post)
  await expect(page.getByLabel('Status')).toHaveValue('published')
  await expect(button('Update')).toBeVisible()
  await expect(page.getByRole('button', { name: /draft$/ })).toHaveCount(0)
  await openSettings(page, 'Publish')
  await page.getByLabel('Status').selectOption('Draft')
  await expect(button('Update')).toHaveCount(0)
  await button('Update and unpublish').click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({ status: 'draft' })
})

test('a post in both languages with an image takes at most ten actions besides typing @wide', async ({
  page,
  browser,
}) => {
  const mark = unique()
  let count = 0
  const click = (name: string) => {
    count++
    return page.getByRole('button', { name, exact: true }).click()
  }
  const press = (key: string) => {
    count++
    return page.keyboard.press(key)
  }
  const describe = async (words: string) => {
    count++
    await page.getByLabel('Image description').click()
    await page.keyboard.type(words)
  }
  await signIn(page, undefined, '/blog/admin')
  await click('New Post')
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type(`Listening ${mark}`)
  await press('Enter')
  await page.keyboard.type('Listen before you speak.')
  const chooser = page.waitForEvent('filechooser')
  await click('Upload an image')
  await (
    await chooser
  ).setFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 500) })
  await expect(page.getByText('This image is shown above the post.')).toBeVisible()
  await expect(page.getByLabel('Image description')).toBeFocused()
  await page.keyboard.type('A path up a hill')
  await click('Publish')
  await click('Create Afrikaans version')
  await expect(page.getByText('Title, excerpt and text are those of the English post.')).toBeVisible()
  await expect(contentField(page)).toHaveValue('Listen before you speak.')
  await press('Control+a')
  await page.keyboard.type(`Luister ${mark}`)
  await press('Enter')
  await press('Control+a')
  await page.keyboard.type('Luister voor jy praat.')
  await describe('’n Paadjie teen ’n heuwel uit')
  await click('Publish')
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(count).toBeLessThanOrEqual(10)
  await expect(page.getByRole('button', { name: /^Create .+ version$/ })).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site}/blog/listening-${mark}`)
  await expect(visitor.locator('article header').getByRole('img', { name: 'A path up a hill' })).toBeVisible()
  await visitor
    .locator('article')
    .getByRole('link', { name: /Afrikaans/ })
    .first()
    .click()
  await expect(visitor).toHaveURL(`${site}/af/blog/luister-${mark}`)
  await expect(visitor.getByText('Luister voor jy praat.')).toBeVisible()
  await expect(
    visitor.locator('article header').getByRole('img', { name: '’n Paadjie teen ’n heuwel uit' }),
  ).toBeVisible()
})

import type { Browser } from 'playwright/test'
import { type Page, asServiceRole, expect, makeAccount, signIn, test } from '../support/test'
import { type Post, contentField, createPost, openPost, postsTitled, saveStatus } from '../support/editor'

/** Opens a post in two accounts; the other saves first, so that saving here conflicts. */
async function collide(page: Page, browser: Browser): Promise<Post> {
  const account = await makeAccount('editor')
  const other = await (await browser.newContext()).newPage()
  const post = await createPost()
  await signIn(page, undefined, '/blog/admin')
  await signIn(other, account, '/blog/admin')
  await openPost(page, post)
  await openPost(other, post)
  await contentField(other).fill('Theirs first.')
  await contentField(page).fill('Mine first.')
  await other.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(other.getByText('The post was saved.')).toBeVisible()
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(
    page.getByText(new RegExp(`^${account.email} saved this post \\(\\d\\d:\\d\\d\\) after you opened it`)),
  ).toBeVisible()
  await expect(contentField(page)).toHaveValue('Mine first.')
  expect((await postsTitled(post.title))[0]).toMatchObject({ content: 'Theirs first.', version: 2 })
  return post
}

test('an edit conflict: copy my text, compare, continue with theirs', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = await collide(page, browser)
  await page.getByRole('button', { name: 'Copy my text' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Mine first.')
  await page.getByRole('button', { name: 'Show differences' }).click()
  const difference = page.getByRole('region', { name: 'Your version and the saved version' })
  await expect(difference.locator('del')).toContainText('Mine')
  await expect(difference.locator('ins')).toContainText('Theirs')
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Use saved version' }).click()
  await expect(contentField(page)).toHaveValue('Theirs first.')
  await contentField(page).fill('Theirs first, then mine.')
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({
    content: 'Theirs first, then mine.',
    version: 3,
  })
})

test('the comparison names the translation by its title @wide', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const [post, afrikaans] = [await createPost(), await createPost({ language: 'af' })]
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Mine.')
  await asServiceRole(`blog_posts?id=eq.${post.id}`, {
    method: 'PATCH',
    body: { translation_id: afrikaans.id },
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await page.getByRole('button', { name: 'Show differences' }).click()
  const difference = page.getByRole('region', { name: 'Your version and the saved version' })
  await expect(difference.getByText('Translation of')).toBeVisible()
  await expect(difference.locator('ins').last()).toContainText(afrikaans.title)
})

test('an edit conflict: overwrite the version shown, but no later one @wide', async ({ page, browser }) => {
  const post = await collide(page, browser)
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { content: 'Still later.' } })
  await page.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(page.getByText(/^system saved this post \(\d\d:\d\d\) after you opened it/)).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({ content: 'Still later.', version: 3 })
  await page.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  expect((await postsTitled(post.title))[0]).toMatchObject({ content: 'Mine first.', version: 4 })
})

test('a post deleted meanwhile can be saved as a new one @wide', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost()
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Still worth keeping.')
  await asServiceRole(`blog_posts?id=eq.${post.id}`, {
    method: 'PATCH',
    body: { deleted_at: new Date().toISOString() },
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('This post no longer exists.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a new post' }).click()
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  const stored = await postsTitled(post.title)
  expect(stored.map((row) => row.content).sort()).toEqual(['As it was.', 'Still worth keeping.'])
})

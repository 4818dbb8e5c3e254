import { expect, signIn, site, test } from '../support/test'
import { contentField, createPost, openPost, postsTitled, saveStatus } from '../support/editor'

test('an earlier version can be compared and restored', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost({ content: 'Listen before you speak.' })
  await page.reload()
  await openPost(page, post)
  await contentField(page).fill('Listen long before you speak.')
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  await page.locator('summary', { hasText: 'Earlier versions' }).click()
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  const difference = page.getByRole('region', { name: 'Differences' })
  await expect(difference.locator('ins')).toContainText('long')
  await expect(difference.locator('ins')).toContainText('added')
  await expect(difference.locator('del')).toHaveCount(0)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(contentField(page)).toHaveValue('Listen before you speak.')
  expect((await postsTitled(post.title))[0]).toMatchObject({
    content: 'Listen long before you speak.',
    version: 2,
  })
  await page.getByRole('button', { name: /^(Create|Update|Save) draft$/ }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect((await postsTitled(post.title))[0]).toMatchObject({
    content: 'Listen before you speak.',
    version: 3,
  })
})

test('a preview link shows a draft to anyone until it is revoked @wide', async ({
  page,
  browser,
  allowError,
}) => {
  allowError(/404/)
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost({ content: '## Nog ’n konsep', language: 'af' })
  await page.reload()
  await openPost(page, post)
  await page.locator('summary', { hasText: 'Private link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Address of the link').inputValue()
  expect(address).toMatch(new RegExp(`^${site}/af/blog/preview/[\\da-f-]{36}$`))

  const stranger = await (await browser.newContext({ locale: 'af-ZA' })).newPage()
  const answer = await stranger.goto(address)
  expect(answer!.status()).toBe(200)
  expect(answer!.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  })
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(stranger.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(stranger.getByRole('heading', { level: 2, name: 'Nog ’n konsep' })).toBeVisible()
  await expect(stranger.getByRole('complementary', { name: 'Private voorskou' })).toContainText(/20\d\d/)
  await expect(stranger.locator('[lang=af] h1')).toHaveText(post.title)

  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('The link is revoked')).toBeVisible()
  expect((await stranger.goto(address))!.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Bladsy nie gevind nie' })).toBeVisible()
  for (const id of ['nothing', crypto.randomUUID()])
    expect((await stranger.goto(`${site}/blog/preview/${id}`))!.status()).toBe(404)
})

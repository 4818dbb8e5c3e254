import { createPost, openPost, openSettings, postsTitled, saveStatus } from '../support/editor'
import { revalidateAfterAll } from '../support/posts'
import { expect, signIn, test } from '../support/test'

test.afterAll(revalidateAfterAll)

test('author, search texts and sensitivity reach readers and search engines', async ({ page }) => {
  await signIn(page, undefined, '/blog/admin')
  const post = await createPost({ status: 'published', excerpt: 'The excerpt of the lists.' })
  await page.reload()
  await openPost(page, post)
  await openSettings(page, 'Author and care', 'Search engines')
  await page.getByLabel('Author', { exact: true }).fill('A. Voorbeeld')
  await page.getByLabel('Author’s role').fill('lecturer')
  await page.getByLabel('Touches on suicide, abuse or violence').check()
  const preview = page.getByRole('figure').filter({ hasText: 'How search engines may show it' })
  await expect(preview).toContainText(post.title)
  await expect(preview).toContainText('The excerpt of the lists.')
  await page.getByLabel('Title for search engines').fill('How to stay beside somebody')
  await page
    .getByLabel('Description for search engines')
    .fill('What helps in the first hour, and whom to phone when it does not.')
  await expect(preview).toContainText('How to stay beside somebody')
  await expect(preview).toContainText('What helps in the first hour')
  await page.keyboard.press('Control+s')
  await expect(saveStatus(page)).toHaveText(/^Saved at/)
  expect((await postsTitled(post.title))[0]).toMatchObject({
    author_name: 'A. Voorbeeld',
    author_role: 'lecturer',
    search_title: 'How to stay beside somebody',
    is_sensitive: true,
  })
  await page.reload()
  await expect(page.getByLabel('Touches on suicide, abuse or violence')).toBeChecked()

  await page.goto(`/blog/${post.slug}`)
  await expect(page.getByText('By A. Voorbeeld, lecturer')).toBeVisible()
  const care = page.getByRole('complementary', { name: 'If you need help now' })
  await expect(care.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expect(care.getByRole('link', { name: '10111' })).toHaveAttribute('href', 'tel:10111')
  await expect(care.getByRole('link', { name: '10177' })).toHaveAttribute('href', 'tel:10177')
  await expect(page).toHaveTitle(/^How to stay beside somebody/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^What helps in the first hour/,
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  const posting = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'BlogPosting')
  expect(posting.author).toMatchObject({ '@type': 'Person', name: 'A. Voorbeeld', jobTitle: 'lecturer' })
  await expect(page.locator('meta[property="article:author"]')).toHaveAttribute('content', 'A. Voorbeeld')
})

test('a post without them has no author and no box @wide', async ({ page }) => {
  await page.goto('/blog/studying-by-distance-as-an-adult-an-honest-week')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').getByText(/^By /)).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'If you need help now' })).toHaveCount(0)
})

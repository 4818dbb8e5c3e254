import { revalidateAfterAll, test } from '../support/posts'
import { expect } from '../support/test'

test.afterAll(revalidateAfterAll)

test('the search ignores case and diacritics, and says when nothing is found', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(10)
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('WAT SE ONS')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Wat sê ons vir iemand wat rou')
  await box.fill('zzzz')
  await expect(page.getByText('No posts found. Please try a different search term.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expect(box).toHaveValue('')
  await expect(cards).toHaveCount(all)
})

test('six skeletons are shown during a search', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  await page.route('**/api/posts?*', async (route) => {
    await expect(page.locator('[data-skeleton]')).toHaveCount(6)
    await route.continue()
  })
  await page.getByPlaceholder('Search articles...').fill('rou')
  await expect(cards).not.toHaveCount(all)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
})

test('a failed search says so, and the next one works', async ({ page, allowError }) => {
  allowError(/503/)
  await page.goto('/blog')
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('prayer')
  await expect(page.getByText('The search could not be done just now.')).toBeVisible()
  await box.fill('burnout')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('the search works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env.SITE_URL}/blog`)
  await page.getByPlaceholder('Search articles...').fill('rou')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText(/rou/i)
  await context.close()
})

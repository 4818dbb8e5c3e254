import { expect, test } from '../support/test'

test('a slow post is announced, then shown', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/blog\/[^?]+\?.*_rsc=/, async (route) => {
    await asked
    await route.continue()
  })
  const card = page.getByRole('main').getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').last().click()
  const status = page.getByRole('status').filter({ hasText: 'Loading the article' })
  await expect(status).toBeVisible()
  await expect(status.locator('[data-skeleton]').first()).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

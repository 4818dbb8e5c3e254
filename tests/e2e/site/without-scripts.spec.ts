import { askForPayment, setPaymentState } from '../support/payments'
import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

test.use({ javaScriptEnabled: false })
// The browser cancels scripts that the page preloads.
test.beforeEach(({ allowError }) => allowError(/_next\/static\/chunks/))

for (const [path, count] of [
  ['/', 3],
  ['/af', 3],
  ['/blog', 6],
  ['/af/blog/category/faith', 1],
] as const) {
  test(`${path} shows its posts without scripts, and no placeholder${wideIf(path !== '/blog')}`, async ({
    page,
  }) => {
    await page.goto(path)
    const posts = page.getByRole('main').getByRole('article')
    await expect(posts.nth(count - 1)).toBeVisible()
    for (const post of await posts.all()) await expect(post.getByRole('heading')).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })
}

test('the phone menu opens and closes without scripts, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/courses')
  const opener = page.getByRole('button', { name: 'Open the menu' })
  const menu = page.getByRole('dialog', { name: 'Open the menu' })
  for (const close of ['Escape', 'button'] as const) {
    await opener.press('Enter')
    await expect(menu).toBeInViewport({ ratio: 1 })
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await menu.getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu).toBeHidden()
  }
  await opener.click()
  await menu.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
  await expect(menu).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
})

test('a completed payment shows its state without scripts', async ({ page }) => {
  const { id } = await askForPayment()
  await setPaymentState(id, 'complete')
  await page.goto(`/payment-notification?m_payment_id=${id}`)
  await expect(page.getByRole('heading', { name: 'Payment completed successfully' })).toBeVisible()
  await expect(page.getByText('Processing payment...')).toHaveCount(0)
  await page.goto(`/af/payment-notification?m_payment_id=${id}`)
  await expect(page.getByText('R2\u00a0500,00')).toBeVisible()
})

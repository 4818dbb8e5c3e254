import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

for (const [path, link] of [
  ['/', 'View All Posts'],
  ['/courses', 'Ask for information'],
  ['/blog', /^Read More/],
] as const) {
  test(`going on from far down ${path} and back restores the scroll position${wideIf(path !== '/blog')}`, async ({
    page,
  }) => {
    await page.goto(path)
    const far = page.getByRole('main').getByRole('link', { name: link }).last()
    await far.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(1000)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await far.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title!)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  })
}

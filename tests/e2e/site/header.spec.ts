import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

const languages = [
  { path: '/', phone: /^Phone us:/, login: /^Student Login/ },
  { path: '/af', phone: /^Bel ons:/, login: /^Studente-aanmelding/ },
] as const

for (const { path, phone, login } of languages) {
  for (const width of [1024, 1100, 1279, 1280]) {
    test(`${path} has phone and Student Login in one header row at ${width} px${wideIf(path === '/' || width !== 1024)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: phone })).toBeVisible()
      await expect(header.getByRole('link', { name: login })).toBeVisible()
      const rows = await header.locator('a, button').evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, height }) => top + height / 2),
      )
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
}

test('with letters twice as large phone and Student Login stay in the window @wide', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 })
  for (const { path, phone, login } of languages) {
    await page.goto(path)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    for (const name of [phone, login])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('the menu marks the current page, or the entry above it', async ({ page }) => {
  const marked = page.getByRole('banner').locator('nav:visible [aria-current]')
  for (const [path, name, value] of [
    ['/about', 'About', 'page'],
    ['/biblical-counselling', 'Programme and fees', 'page'],
    ['/biblical-counselling/level-1', 'Programme and fees', 'true'],
    ['/blog/category/faith', 'Blog', 'true'],
  ] as const) {
    await page.goto(path)
    await expect(marked).toHaveText(name)
    await expect(marked).toHaveAttribute('aria-current', value)
  }
})

test('so does the phone menu, where the programme is one of the courses @wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const [path, name, value] of [
    ['/courses', 'Courses', 'page'],
    ['/biblical-counselling', 'Courses', 'true'],
    ['/biblical-counselling/level-2', 'Courses', 'true'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('banner').getByRole('button').last().click()
    const marked = page.getByRole('dialog').locator('[aria-current]')
    await expect(marked).toHaveText(name)
    await expect(marked).toHaveAttribute('aria-current', value)
  }
})

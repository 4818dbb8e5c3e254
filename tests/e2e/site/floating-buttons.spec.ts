import { expect, test, waitForHydration } from '../support/test'

test.describe('the floating buttons', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted')))

  test('the panel opens, links and closes with the keyboard alone', async ({ page }) => {
    await page.goto('/about')
    const button = page.getByRole('button', { name: 'Ask the AI assistant' })
    const panel = page.getByRole('dialog', { name: 'AI assistant' })
    for (const close of ['Escape', 'button']) {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await expect(panel).toBeFocused()
      await expect(panel.getByText('I can answer questions about the courses')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('button', { name: 'Close the assistant' })).toBeFocused()
      await page.keyboard.press('Tab')
      const link = panel.getByRole('link', { name: 'Talk to the assistant (opens in a new window)' })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('target', '_blank')
      if (close === 'button') await page.keyboard.press('Shift+Tab')
      await page.keyboard.press(close === 'button' ? 'Enter' : 'Escape')
      await expect(panel).toBeHidden()
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
  })

  for (const language of ['', '/af']) {
    test(`the panel fits a small screen beside the banner, at ${language || '/'}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto(`${language}/contact`)
      await page.evaluate(() => {
        document.documentElement.dataset.consent = 'open'
      })
      await page.getByRole('button', { name: /Ask the AI assistant|Vra die KI-assistent/ }).click()
      const panel = (await page.getByRole('dialog').boundingBox())!
      const cookies = (await page.getByRole('region', { name: /Cookies|Koekies/ }).boundingBox())!
      expect(panel.x).toBeGreaterThanOrEqual(0)
      expect(panel.x + panel.width).toBeLessThanOrEqual(320)
      expect(panel.y).toBeGreaterThanOrEqual(0)
      expect(panel.y + panel.height).toBeLessThanOrEqual(cookies.y)
    })
  }

  test('WhatsApp opens in a new tab', async ({ page }) => {
    await page.goto('/af/about')
    const link = page.getByRole('complementary').getByRole('link', { name: /WhatsApp/ })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })

  test('the button to the top appears after one screen of scrolling', async ({ page }) => {
    await page.goto('/biblical-counselling/level-3')
    const button = page.getByRole('button', { name: 'Back to the top' })
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, window.innerHeight - 10))
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, window.innerHeight + 10))
    await expect(button).toBeVisible()
    await button.press('Enter')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  })

  test('on a phone they hide while scrolling down, and are back when scrolling up or for the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about')
    const buttons = page.getByRole('complementary', { name: 'Help at hand' })
    await expect(buttons).toHaveCSS('opacity', '1')
    await waitForHydration(buttons)
    await page.mouse.wheel(0, 600)
    await expect(buttons).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, -100)
    await expect(buttons).toHaveCSS('opacity', '1')
    await page.mouse.wheel(0, 300)
    await expect(buttons).toHaveCSS('opacity', '0')
    await page.getByRole('button', { name: 'Ask the AI assistant' }).focus()
    await expect(buttons).toHaveCSS('opacity', '1')
  })

  test('they do not cover a field while somebody types', async ({ page }) => {
    await page.goto('/blog')
    const button = page.getByRole('button', { name: 'Ask the AI assistant' })
    await expect(button).toBeVisible()
    await page.getByLabel('E-mail address for the newsletter').focus()
    await expect(button).toBeHidden()
  })

  test('banner, floating buttons and newsletter are not on staff pages or in print', async ({ page }) => {
    await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
    for (const path of ['/admin/login', '/af/admin/login']) {
      await page.goto(path)
      for (const part of ['.cookie-banner', '.floating', '#newsletter']) {
        await expect(page.locator(part)).toHaveCount(0)
      }
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const path of ['/contact', '/biblical-counselling', '/biblical-counselling/level-1']) {
      await page.goto(path)
      for (const part of ['.cookie-banner', '.floating', '#newsletter', 'header nav', 'header button'])
        for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
      await expect(page.locator('html')).toHaveClass(/dark/)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 37, 33)')
    }
  })
})

import { expect, signIn, test } from '../support/test'
import { wideIf } from '../../scope'

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

  test('the panel fits a small screen beside the banner @wide', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/af/contact')
    await page.evaluate(() => {
      document.documentElement.dataset.consent = 'open'
    })
    await page.getByRole('button', { name: 'Vra die KI-assistent' }).click()
    const panel = (await page.getByRole('dialog').boundingBox())!
    const cookies = (await page.getByRole('region', { name: 'Koekies' }).boundingBox())!
    expect(panel.x).toBeGreaterThanOrEqual(0)
    expect(panel.x + panel.width).toBeLessThanOrEqual(320)
    expect(panel.y).toBeGreaterThanOrEqual(0)
    expect(panel.y + panel.height).toBeLessThanOrEqual(cookies.y)
  })

  test('the button to the top appears after one screen of scrolling @wide', async ({ page }) => {
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

  test('on a phone a bar links to the form once the page’s button is off the screen, but not beside a form @wide', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: 'Help at hand' })
    const ask = bar.getByRole('link', { name: 'Ask for information' })
    await expect(page.locator('[data-offer]').first()).toBeInViewport()
    await expect(ask).toBeHidden()
    await page.mouse.wheel(0, 1600)
    await expect(ask).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('button', { name: 'Ask the AI assistant' })).toBeVisible()
    await page.getByRole('heading', { name: 'Ask for information' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('main').getByLabel('First name')).toBeVisible()
    await page.getByRole('main').getByLabel('Phone number').scrollIntoViewIfNeeded()
    await expect(ask).toBeHidden()
    await page.goto('/blog')
    await expect(ask).toBeInViewport({ ratio: 1 })
    await ask.click()
    await expect(page).toHaveURL('/landing')
  })

  test('the phone bar notices buttons that arrive after a page’s first screen @wide', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/about')
    // On a fast device those buttons may arrive before the bar looks.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(page).toHaveURL('/courses')
    const ask = page
      .getByRole('complementary', { name: 'Help at hand' })
      .getByRole('link', { name: 'Ask for information' })
    await expect(ask).toBeInViewport({ ratio: 1 })
    await page.locator('main [data-offer]').last().scrollIntoViewIfNeeded()
    await expect(ask).toBeHidden()
  })

  test('they are beside the content and cover none of it @wide', async ({ page }) => {
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/courses', '/about']) {
        await page.goto(path)
        const help = await page.getByRole('complementary', { name: 'Help at hand' }).boundingBox()
        const edges = await page
          .locator('main .shell > *, footer .shell > *')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
        expect(Math.max(...edges), `${path} at ${width} px`).toBeLessThanOrEqual(help!.x)
      }
    }
  })

  test('WhatsApp starts with the visitor’s page', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/af/courses')
    const link = page.getByRole('complementary').getByRole('link', { name: /WhatsApp/ })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
    await expect(link).toHaveAttribute('rel', /noopener/)
    const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()])
    expect(new URL(chat.url()).searchParams.get('text')).toContain(await page.title())
  })

  test('they do not cover a field during typing @wide', async ({ page }) => {
    await page.goto('/blog')
    const button = page.getByRole('button', { name: 'Ask the AI assistant' })
    await expect(button).toBeVisible()
    await page.getByLabel('E-mail address for the newsletter').focus()
    await expect(button).toBeHidden()
  })

  for (const [width, height] of [
    [1280, 900],
    [390, 800],
  ] as const) {
    test(`nothing covers the buttons in Blog Admin at ${width} px${wideIf(width < 1280)}`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
      await page.setViewportSize({ width, height })
      await signIn(page, undefined, '/blog/admin')
      await page.getByRole('button', { name: 'New Post' }).click()
      for (const name of ['Create draft', 'Cancel']) {
        const button = page.getByRole('button', { name, exact: true })
        await expect(button).toBeInViewport({ ratio: 1 })
        const isOnTop = await button.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(isOnTop, name).toBe(true)
      }
    })
  }

  test('banner, floating buttons and newsletter are absent from staff pages and print', async ({ page }) => {
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
      for (const part of ['.cookie-banner', '.floating', '#newsletter', 'header nav', 'header button']) {
        await expect(page.locator(part)).not.toHaveCount(0)
        await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
      }
      await expect(page.locator('html')).toHaveClass(/dark/)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(29, 37, 33)')
    }
  })
})

import { type Page, expect, test } from '../support/test'
import { wideIf } from '../../scope'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))

/** Records whether the banner is ever painted. */
const watchForFlash = (page: Page) =>
  page.addInitScript(() => {
    const measure = () => {
      const height = document.querySelector('.cookie-banner')?.getBoundingClientRect().height ?? 0
      if (height > 0) Object.assign(window, { flashed: true })
      requestAnimationFrame(measure)
    }
    measure()
  })

test.describe('the cookie banner', () => {
  for (const name of ['Accept', 'Close this notice']) {
    test(`"${name}" hides it and is remembered, without a flash${wideIf(name !== 'Accept')}`, async ({
      page,
    }) => {
      await page.goto('/about')
      await expect(banner(page)).toBeVisible()
      expect(await storedConsent(page)).toBeNull()
      await banner(page).getByRole('button', { name }).click()
      await expect(banner(page)).toBeHidden()
      expect(await storedConsent(page)).toBe('accepted')
      await watchForFlash(page)
      await page.reload()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.goto('/af/courses')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Koekies' })).toBeHidden()
      expect(await page.evaluate(() => 'flashed' in window)).toBe(false)
    })
  }

  test('it stays on every page until answered, and opens the cookie policy in a new tab @wide', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await page.reload()
    await expect(banner(page)).toBeVisible()
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      banner(page).getByRole('link', { name: 'Learn more' }).click(),
    ])
    await expect(policy).toHaveURL('/privacy-policy#cookies')
    await expect(policy.getByRole('heading', { name: 'Cookie policy' })).toBeInViewport()
    await expect(banner(page)).toBeVisible()
  })

  test('it is first in the tab order, after the skip link @wide', async ({ page }) => {
    await page.goto('/contact')
    for (const name of ['Skip to the content', 'Learn more', 'Accept', 'Close this notice']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(name))
    }
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
  })

  test('it can be answered while storage is blocked @wide', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    })
    await page.goto('/terms')
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect(banner(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
    await expect(page).toHaveURL('/courses')
    await expect(banner(page)).toBeHidden()
  })

  for (const size of [
    { width: 320, height: 568 },
    { width: 1280, height: 800 },
  ]) {
    test(`at ${size.width} px it covers neither the end of the page nor the buttons, and nothing jumps${wideIf(size.width > 320)}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            Object.assign(window, { jumped: Number(Reflect.get(window, 'jumped') ?? 0) + entry.value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.setViewportSize(size)
      await page.goto('/contact', { waitUntil: 'networkidle' })
      const box = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())!
      const assistant = page.getByRole('button', { name: 'Ask the AI assistant' })
      const whatsapp = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
      for (const y of [0, 300, 100_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), y)
        const top = (await box(banner(page))).y
        expect(top + (await box(banner(page))).height).toBeCloseTo(size.height, 0)
        for (const button of [assistant, whatsapp]) {
          const { y: start, width, height } = await box(button)
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
          expect(start + height).toBeLessThanOrEqual(top)
        }
      }
      const last = await box(page.getByRole('contentinfo').getByText('©'))
      expect(last.y + last.height).toBeLessThanOrEqual((await box(banner(page))).y + 1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      expect(await page.evaluate(() => Reflect.get(window, 'jumped') ?? 0)).toBeLessThan(0.001)
    })
  }
})

import { type Page, waitForHydration, asServiceRole, expect, site, test } from '../support/test'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))

/** Whether the banner was painted at any moment since the page began. */
const watchForFlash = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const height = document.querySelector('.cookie-banner')?.getBoundingClientRect().height ?? 0
      if (height > 0) Object.assign(window, { flashed: true })
      requestAnimationFrame(look)
    }
    look()
  })

test.describe('the cookie banner', () => {
  for (const name of ['Accept', 'Close this notice']) {
    test(`"${name}" hides it and is remembered, without a flash`, async ({ page }) => {
      await page.goto('/about')
      await expect(banner(page)).toBeVisible()
      expect(await stored(page)).toBeNull()
      await banner(page).getByRole('button', { name }).click()
      await expect(banner(page)).toBeHidden()
      expect(await stored(page)).toBe('accepted')
      await watchForFlash(page)
      await page.reload()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.goto('/af/courses')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Koekies' })).toBeHidden()
      expect(await page.evaluate(() => 'flashed' in window)).toBe(false)
    })
  }

  test('it stays from page to page until it is answered, and tells more in a new tab', async ({ page }) => {
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

  test('the keyboard reaches it first after the way to the content', async ({ page }) => {
    await page.goto('/contact')
    for (const name of ['Skip to the content', 'Learn more', 'Accept', 'Close this notice']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(name))
    }
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
  })

  test('where storage is closed it can be answered all the same', async ({ page }) => {
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
    test(`at ${size.width} px it covers neither the end of the page nor the buttons, and nothing jumps`, async ({
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

test.describe('the floating buttons', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted')))

  test('the panel opens, leads out and closes by the keyboard alone', async ({ page }) => {
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

  test('the way back to the top is there after one screen of scroll', async ({ page }) => {
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

  test('on a phone they leave while one reads on, and come back on the way up or to the keyboard', async ({
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

  test('nothing floats over a field while somebody types', async ({ page }) => {
    await page.goto('/blog')
    const button = page.getByRole('button', { name: 'Ask the AI assistant' })
    await expect(button).toBeVisible()
    await page.getByLabel('E-mail address for the newsletter').focus()
    await expect(button).toBeHidden()
  })

  test('none of the furniture is on the staff pages or on paper', async ({ page }) => {
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

test.describe('the newsletter', () => {
  const someone = () => `${crypto.randomUUID()}@example.org`
  const rows = (email: string) =>
    asServiceRole(`newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`)
  const field = (page: Page) =>
    page.getByLabel(/E-mail address for the newsletter|E-posadres vir die nuusbrief/)
  const send = (page: Page) => page.getByRole('button', { name: /^(Subscribe|Teken in)$/ }).click()
  const thanks = (page: Page) =>
    page.getByRole('status').filter({ hasText: /You are on the list|Jy is op die lys/ })

  test('a new address is kept once with its language; a known one gets the same answer', async ({ page }) => {
    const email = someone()
    await page.goto('/af/courses')
    await expect(
      page.getByText('Deur in te teken, stem jy in om ons nuusbrief per e-pos te ontvang.'),
    ).toBeVisible()
    await field(page).fill(` ${email.toUpperCase()}`)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    await page.goto('/courses')
    await field(page).fill(email)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await rows(email)).toMatchObject([{ email, language: 'af' }])
  })

  test('a mistake is named at the field before anything is sent, and what was typed stays', async ({
    page,
  }) => {
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await send(page)
    await expect(page.getByText('Please fill in your e-mail address.')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(page.getByText('Please fill in your e-mail address.')).toBeInViewport({ ratio: 1 })
    await field(page).fill('nobody@nowhere')
    await send(page)
    await expect(field(page)).toHaveAccessibleDescription(/Please give a full e-mail address/)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toHaveValue('nobody@nowhere')
    expect(sent).toEqual([])
  })

  test('a robot that fills the hidden field is thanked and not stored', async ({ page }) => {
    const email = someone()
    await page.goto('/terms')
    await field(page).fill(email)
    await page
      .locator('#newsletter input[name=website]')
      .evaluate((input: HTMLInputElement) => (input.value = 'https://example.org'))
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await rows(email)).toEqual([])
  })

  for (const path of ['/', '/af/blog/luister-voor-jy-raad-gee', '/blog/search?q=a']) {
    test(`it works without JavaScript at ${path}, and the answer is where the form was`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const email = someone()
      await page.goto(site + path)
      await page.locator('#newsletter form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
      await field(page).fill('nobody@nowhere')
      await send(page)
      await expect(
        page.getByText(/Please give a full e-mail address|Gee asseblief ’n volledige e-posadres/),
      ).toBeInViewport()
      await expect(field(page)).toHaveValue('nobody@nowhere')
      await field(page).fill(email)
      await send(page)
      await expect(thanks(page)).toBeInViewport()
      expect(await rows(email)).toMatchObject([{ language: path.startsWith('/af') ? 'af' : 'en' }])
      await context.close()
    })
  }

  test('a lost connection shows the error and keeps what was typed', async ({ page, allowError }) => {
    allowError(/ERR_FAILED|Failed to fetch|about/)
    const email = someone()
    await page.goto('/about')
    await field(page).fill(email)
    await page.route('**/about', (route) => route.abort('failed'), { times: 1 })
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'We could not save your address.' })).toBeVisible()
    await expect(field(page)).toHaveValue(email)
    await send(page)
    await expect(thanks(page)).toBeVisible()
    expect(await rows(email)).toHaveLength(1)
  })

  test('when too many come in a minute, the visitor is asked to wait', async ({ page }) => {
    const email = someone()
    const crowd = `crowd-${crypto.randomUUID()}`
    await asServiceRole('newsletter_subscriptions', {
      method: 'POST',
      body: Array.from({ length: 30 }, (_, number) => ({
        email: `${crowd}-${number}@example.org`,
        language: 'en',
      })),
    })
    await page.goto('/contact')
    await field(page).fill(email)
    await send(page)
    await expect(page.getByText('Many people are subscribing at this moment.')).toBeVisible()
    await expect(field(page)).toHaveValue(email)
    await asServiceRole(`newsletter_subscriptions?email=like.${crowd}*`, { method: 'DELETE' })
    await send(page)
    await expect(thanks(page)).toBeVisible()
  })
})

import { type Page, expect, test } from '../support/test'
import { full, wideIf } from '../../scope'

/** Paths whose data the browser requests, in order. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.headers()['rsc'] === '1') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Emulates a phone's line: 150 ms round trip, 1.6 Mbit/s. */
async function slow(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
}

test('a first visit loads no other page', async ({ page }) => {
  const asked = askedFor(page)
  const some = ['/af/blog', '/af/blog/luister-voor-jy-raad-gee']
  for (const path of full ? [...some, '/', '/courses', '/biblical-counselling/level-1', '/landing'] : some) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

for (const [intent, show] of [
  [
    'a mouse that rests on its link',
    (page: Page) => page.getByRole('link', { name: 'About' }).first().hover(),
  ],
  [
    'the keyboard on its link',
    async (page: Page) => {
      const link = page.getByRole('link', { name: 'About' }).first()
      await page.getByRole('link', { name: 'Blog' }).first().focus()
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    },
  ],
] as const) {
  test(`${intent} prefetches a page, which a click then shows without another request${wideIf(intent !== 'a mouse that rests on its link')}`, async ({
    page,
  }) => {
    await page.goto('/courses', { waitUntil: 'networkidle' })
    await slow(page)
    const asked = askedFor(page)
    const arrived = page.waitForEvent('requestfinished', (request) => {
      const headers = request.headers()
      return Boolean(headers['next-router-state-tree']) && new URL(request.url()).pathname === '/about'
    })
    await show(page)
    await arrived
    const ahead = asked.length
    const shown = page.evaluate(async () => {
      const title = () => document.querySelector('h1')?.textContent
      const before = title()
      const start = performance.now()
      const link = [...document.querySelectorAll('header a')].find((each) => each.textContent === 'About')
      ;(link as HTMLAnchorElement).click()
      while (title() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - start
    })
    test.info().annotations.push({ type: 'shown after', description: `${(await shown).toFixed(0)} ms` })
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
    expect(asked.slice(ahead)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('a touch loads the target page once @wide', async ({ page }) => {
    await page.goto('/af', { waitUntil: 'networkidle' })
    const asked = askedFor(page)
    await page.getByRole('link', { name: 'Bekyk ons kursusse' }).tap()
    await expect(page).toHaveURL(/\/af\/courses$/)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual(['/af/courses'])
  })
})

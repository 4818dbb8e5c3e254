import type { Route } from 'playwright/test'
import { prefixed } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { full, sample, wideIf } from '../../scope'
import { layoutShift } from '../support/layout-shift'
import { type Page, expect, test, waitForHydration } from '../support/test'

const paths = [
  '/',
  '/landing',
  '/courses',
  '/biblical-counselling/level-1',
  '/blog',
  '/blog/luister-voor-jy-raad-gee',
]

/** Holds requests for kinds of files; returns a function that releases one kind. */
async function holdBack(page: Page, ...kinds: readonly string[]) {
  const held = new Map<string, Route[] | null>(kinds.map((kind) => [kind, []]))
  await page.route('**/*', async (route) => {
    const waiting = held.get(route.request().resourceType())
    if (waiting) waiting.push(route)
    else await route.fallback()
  })
  return async (kind: string) => {
    const waiting = held.get(kind) ?? []
    held.set(kind, null)
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

/** Waits for painted text or pictures and all content. */
const painted = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 && document.readyState !== 'loading',
  )

/** Collects addresses of requested stylesheets. */
function sheetsOf(page: Page): string[] {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  return sheets
}

/** `npm test` takes only the page with the form, in Afrikaans. */
const isWide = (address: string) => address !== '/af/landing'

for (const path of paths) {
  for (const locale of routing.locales) {
    const address = prefixed(path, locale)
    test(`${address} is painted without a second request, and never requests its stylesheet${wideIf(isWide(address))}`, async ({
      page,
    }) => {
      const sheets = sheetsOf(page)
      const release = await holdBack(page, 'script', 'font', 'image')
      await page.goto(address, { waitUntil: 'commit' })
      await painted(page)
      // Only styles give it this padding.
      const shell = page.locator('main .shell').first()
      await expect(shell).not.toHaveCSS('padding-left', '0px')
      for (const kind of ['script', 'font', 'image']) await release(kind)
      await waitForHydration(page.locator('button').first())
      await page.waitForLoadState('networkidle')
      expect(sheets).toEqual([])
    })
  }
}

/** Fonts used for the own text of each element, the device's and the web's. */
async function allFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
  return (await Promise.all(used)).map(({ fonts }) => fonts)
}

/** Web fonts used for the first of some elements. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const [fonts = []] = await allFonts(page, selector)
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

/** Phone screens without the browser's bars. */
const phones = [
  { width: 412, height: 823 },
  { width: 360, height: 740 },
] as const

for (const [index, path] of paths.entries()) {
  for (const locale of routing.locales) {
    const address = prefixed(path, locale)
    test(`${address} is set in the brand's fonts without a request, and nothing moves${wideIf(isWide(address))}`, async ({
      page,
    }) => {
      for (const phone of full ? phones : sample(phones, index)) {
        await page.setViewportSize(phone)
        for (const scrolled of [0, 900]) {
          await holdBack(page, 'font')
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await painted(page)
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scrolled)
          expect(await fontsOf(page, 'h1')).toContainEqual(expect.stringMatching(/^Fraunces/))
          expect(await fontsOf(page, 'main p:not(:has(*))')).toEqual([expect.stringMatching(/^Figtree/)])
          await waitForHydration(page.locator('button').first())
          const { sum, moved } = await layoutShift(page)
          expect.soft(sum, `${address} at ${phone.width} pixels, ${moved.join('\n')}`).toBeLessThan(0.001)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
      }
    })
  }
}

// A post may have any letter.
for (const path of paths.filter((each) => !each.startsWith('/blog/'))) {
  // A browser asks the system for each letter that the brand's fonts lack, and paints nothing until it answers.
  test(`every letter of ${path} is in the brand's fonts${wideIf(path !== '/biblical-counselling/level-1')}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const fonts = (await allFonts(page, 'body :not(code, pre)')).flat()
    expect(fonts.length).toBeGreaterThan(100)
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  })
}

test('a page rendered per request is painted before late fonts, and nothing moves', async ({ page }) => {
  await page.setViewportSize(phones[0])
  const release = await holdBack(page, 'font')
  await page.goto('/blog/search?q=lamp', { waitUntil: 'domcontentloaded' })
  await painted(page)
  expect(await fontsOf(page, 'h1')).toEqual([])
  await release('font')
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved.join('\n')).toBeLessThan(0.005)
  await expect(async () => {
    expect(await fontsOf(page, 'h1')).toEqual([expect.stringMatching(/^Fraunces/)])
  }).toPass()
})

test('a page opened from another one requests no stylesheet', async ({ page }) => {
  const sheets = sheetsOf(page)
  await page.goto('/courses')
  const home = page.locator('header a[href="/"]').first()
  await waitForHydration(home)
  await home.click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sheets).toEqual([])
})

test('the largest scripts of a page ask for compilation while they load', async ({ request }) => {
  const html = await (await request.get('/')).text()
  // The page's own scripts are small; browsers with modules skip those for browsers without.
  const paths = [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, path]) => path!)
  const texts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
  const large = texts.filter((text) => text.length > 100_000)
  expect(large.length).toBeGreaterThan(0)
  for (const text of large) expect(text.slice(0, 60)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

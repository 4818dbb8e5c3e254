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
const widths = [360, 768, 1280] as const
const themes = ['light', 'dark'] as const

/** Holds back requests for some kinds of files. Returns what lets one of the kinds go. */
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

/** Waits until the browser has painted text or a picture, and all content is there: the stylesheet follows it. */
const painted = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.querySelector('body > link[rel=stylesheet]'),
  )

/**
 * What each element of the page looks like: its place, and the values that the rules of the site set. The drawing in an
 * icon is left out, which comes with a file of its own and changes nothing around it.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const values = (style: CSSStyleDeclaration) =>
      [
        ...[style.display, style.position, style.visibility, style.opacity, style.zIndex, style.order],
        ...[style.color, style.background, style.borderRadius, style.border, style.outline, style.boxShadow],
        ...[style.font, style.letterSpacing, style.textAlign, style.textDecoration, style.whiteSpace],
        ...[style.margin, style.padding, style.gap, style.overflow, style.transform, style.translate],
        ...[style.gridTemplateColumns, style.flex, style.alignItems, style.justifyContent, style.content],
        ...[style.fill, style.stroke, style.cursor, style.textWrap, style.objectFit, style.animation],
        ...[style.transitionProperty, style.scrollMargin, style.listStyle, style.pointerEvents],
      ].join('; ')
    return Array.from(
      document.querySelectorAll('html, body, body *:not(script, link, style, template, use)'),
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
        const all = [null, '::before', '::after', '::marker'].map((part) =>
          values(getComputedStyle(element, part)),
        )
        return `${name} ${[x, y, width, height].join()} ${all.join(' | ')}`
      },
    )
  })
}

for (const [index, path] of paths.entries()) {
  for (const locale of routing.locales) {
    const address = prefixed(path, locale)
    test(`${address} is painted without a second request, and looks no different once the stylesheet has come${wideIf((index % 2 === 0) !== (locale === 'en'))}`, async ({
      page,
      allowError,
    }) => {
      test.slow()
      // What is still held back when the test ends.
      allowError(/_next\/static|scenes|images/)
      for (const theme of sample(themes, index)) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        const release = await holdBack(page, 'stylesheet', 'script', 'font')
        await page.goto(address, { waitUntil: 'commit' })
        await painted(page)
        const before: Record<number, string[]> = {}
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          before[width] = await looks(page)
        }
        // More than a heap of plain text.
        expect(before[360]!.length).toBeGreaterThan(100)
        await release('stylesheet')
        await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          expect(await looks(page), `${address}, ${theme}, ${width} pixels`).toEqual(before[width])
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  }
}

/** Phones whose screens are as high as a browser leaves them. */
const phones = [
  { width: 412, height: 823 },
  { width: 360, height: 740 },
] as const

for (const [index, path] of paths.entries()) {
  for (const locale of routing.locales) {
    const address = prefixed(path, locale)
    test(`nothing on ${address} moves when the fonts come late, or never${wideIf((index % 2 === 0) !== (locale === 'en'))}`, async ({
      page,
      allowError,
    }) => {
      test.slow()
      allowError(/_next\/static\/media/)
      for (const phone of full ? phones : sample(phones, index)) {
        await page.setViewportSize(phone)
        for (const scrolled of [0, 900]) {
          const release = await holdBack(page, 'font')
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await painted(page)
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), scrolled)
          await waitForHydration(page.locator('button').first())
          await release('font')
          const { sum, moved } = await layoutShift(page)
          expect.soft(sum, `${address} at ${phone.width} pixels, ${moved.join('\n')}`).toBeLessThan(0.005)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
        await page.route('**/*.woff2', (route) => route.abort())
        for (const visit of ['without fonts', 'with them', 'with them kept']) {
          await page.goto(address)
          const { sum, moved } = await layoutShift(page)
          expect.soft(sum, `${address} ${visit}, ${moved.join('\n')}`).toBeLessThan(0.005)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        }
      }
    })
  }
}

test('a page that is opened from another one takes no second stylesheet, and shows fonts that came too late', async ({
  page,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  const release = await holdBack(page, 'font')
  await page.goto('/courses', { waitUntil: 'domcontentloaded' })
  const home = page.locator('header a[href="/"]').first()
  await waitForHydration(home)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCSS('font-family', /^"fraunces at first"/)
  await release('font')
  await page.waitForLoadState()
  // Else the page would be laid out and painted in the device's fonts first.
  const change = await title.evaluateHandle((heading) => ({
    isMarked: new Promise<boolean>((resolve) => {
      const look = () => heading.isConnected || resolve('movedOn' in document.documentElement.dataset)
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    }),
  }))
  await home.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await change.evaluate(({ isMarked }) => isMarked)).toBe(true)
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('font-family', /^fraunces,/)
  const shown = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(shown).toBeGreaterThan(0)
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  expect(sheets).toHaveLength(1)
})

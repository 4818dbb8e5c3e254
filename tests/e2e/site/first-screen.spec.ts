/** The first screen of a phone, and the length of home: figures of the design. */
import type { Locator } from 'playwright/test'
import { expect, test } from '../support/test'
import { wideIf } from '../../scope'

const PHONE = { width: 360, height: 640 }

/** Where an element ends, in pixels below the top of the page. */
const endOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom + scrollY)

for (const prefix of ['', '/af']) {
  const wide = wideIf(prefix !== '')
  test(`${prefix}/landing shows the price and the first fields on the first screen${wide}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`${prefix}/landing`)
    const price = page.getByText(/R2\s500.*R1\s980/).first()
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      page.locator('#lead-firstName'),
      page.locator('#lead-surname'),
    ])
      expect(await endOf(part)).toBeLessThanOrEqual(PHONE.height)
  })

  test(`a press on a link to ${prefix}/landing shows it from its top${wide}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`${prefix}/biblical-counselling/level-1`)
    await page.getByRole('main').locator('a[href*="/landing"]').first().click()
    await expect(page.locator('#lead-firstName')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  for (const path of [
    '/courses',
    '/biblical-counselling',
    '/biblical-counselling/level-1',
    '/biblical-counselling/level-3',
  ])
    test(`${prefix}${path} shows the monthly fee and the brochure on the first screen${wide}`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto(prefix + path)
      expect(await endOf(page.getByText(/^R1\s980/).first())).toBeLessThanOrEqual(PHONE.height)
      expect(
        await endOf(page.getByRole('main').locator('a[type="application/pdf"]').first()),
      ).toBeLessThanOrEqual(PHONE.height)
    })

  test(`${prefix}/blog shows the title of the first post on the first screen, above the bars of a first visit${wide}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${prefix}/blog`)
    const help = page.locator('.floating')
    await expect(async () => {
      const banner = (await page.locator('.cookie-banner').boundingBox())!
      const { y, height } = (await help.boundingBox())!
      expect(y + height).toBeCloseTo(banner.y, 0)
    }).toPass()
    const title = page.getByRole('article').first().getByRole('heading')
    expect(await endOf(title)).toBeLessThanOrEqual((await help.boundingBox())!.y)
  })

  test(`${prefix}/blog has its search and the choice of language in one row on a phone${wide}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`${prefix}/blog`)
    const search = page.getByRole('search')
    const field = await search.getByRole('searchbox').boundingBox()
    expect(await search.getByRole('combobox').boundingBox()).toMatchObject({ y: field!.y })
  })

  test(`${prefix}/ is at most 8.5 screens of 780 pixels long on a phone${wide}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(prefix || '/')
    expect(await endOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(8.5 * 780)
  })
}

test('on a low screen the header and the bar of help scroll with the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/courses')
  for (const bar of [page.getByRole('banner'), page.locator('.floating')])
    await expect(bar).toHaveCSS('position', 'relative')
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
  await expect(page.locator('.floating')).toHaveCSS('position', 'fixed')
})

test('forced colours tell the selected category, and leave selects their arrow', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/blog')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  const colourOf = (name: string) =>
    categories
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await colourOf('All')).not.toBe(await colourOf('Faith'))
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCSS('appearance', 'auto')
})

test('the landscape is 200 pixels high on a phone and 320 on a wide screen, from edge to edge', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 200],
    [1280, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/about', '/courses']) {
      await page.goto(path)
      expect(await page.locator('[data-place]').boundingBox()).toMatchObject({ x: 0, width, height })
    }
    for (const path of ['/landing', '/pay/unknown', '/blog/search?q=a']) {
      await page.goto(path)
      await expect(page.locator('[data-place]').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.locator('[data-place]').boundingBox()).toMatchObject({ x: 0, width })
    }
  }
})

test('the landscape moves on within 180 ms, and not at all with reduced motion', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/courses')
    await page.evaluate(() => {
      const longest = new Map<string, number>()
      Object.assign(window, { longest })
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('(landscape)'))
            longest.set(effect.pseudoElement, Number(effect.getComputedTiming().endTime))
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveURL('/about')
    const times = () =>
      page.evaluate(() => [...(Reflect.get(window, 'longest') as Map<string, number>).values()])
    if (reducedMotion === 'no-preference') await expect.poll(times).toEqual([180, 180, 180])
    await page.waitForTimeout(400)
    expect(await times()).toEqual(reducedMotion === 'reduce' ? [] : [180, 180, 180])
  }
})

test('the links to the previous and the next level begin on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/biblical-counselling/level-2')
  const [previous, next] = await page
    .locator('[data-way] svg')
    .evaluateAll((arrows) => arrows.map((arrow) => arrow.getBoundingClientRect().top))
  expect(previous).toBeGreaterThan(0)
  expect(next).toBe(previous)
})

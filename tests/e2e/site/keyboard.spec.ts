import {
  type Page,
  waitForHydration,
  asServiceRole,
  passMinimumFillTime,
  expect,
  test,
} from '../support/test'

/** The focused element's accessible name, and whether its focus shows. */
async function focused(page: Page) {
  const element = page.locator(':focus')
  const name = await element.evaluate(
    (one) =>
      one.getAttribute('aria-label') ??
      (one as HTMLInputElement).labels?.[0]?.textContent ??
      one.textContent ??
      '',
  )
  const { style, width, inView } = await element.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    const box = one.getBoundingClientRect()
    return {
      style: outlineStyle,
      width: parseFloat(outlineWidth),
      inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    }
  })
  return { name: name.replaceAll(/\s+/g, ' ').trim(), visible: style !== 'none' && width >= 2 && inView }
}

/** Presses Tab; returns the name of the focused element, which must show its focus. */
async function next(page: Page, key = 'Tab') {
  await page.keyboard.press(key)
  // The skip link slides in.
  await expect.poll(async () => (await focused(page)).visible, { message: 'focus can be seen' }).toBe(true)
  return (await focused(page)).name
}

async function stops(page: Page, count: number) {
  const names: string[] = []
  for (let index = 0; index < count; index++) names.push(await next(page))
  return names
}

/** Tabs on to a stop; the stops before it must show their focus, too. */
async function walkTo(page: Page, name: RegExp) {
  for (const met = []; !name.test(met.at(-1) ?? ''); met.push(await next(page)))
    if (met.length > 15) throw new Error(`${name} is not among ${met.join(', ')}`)
}

test('the skip link is first in the tab order and skips the header', async ({ page }) => {
  await page.goto('/courses')
  expect(await next(page)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await next(page)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the tab order of the header is its visual order, and each control works', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/courses')
  await walkTo(page, /, home page$/)
  const names = await stops(page, 9)
  expect(names.slice(0, 5)).toEqual(['Programme and fees', 'Courses', 'Blog', 'About', 'Contact'])
  expect(names[6]).toMatch(/^Student Login/)
  expect(names[7]).toMatch(/^AF/)
  expect(names[8]).toBe('Switch between light and dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  expect(await next(page, 'Shift+Tab')).toMatch(/^AF/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/af/courses')
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  async function openMenu(page: Page) {
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await waitForHydration(opener)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('dialog :focus')).toHaveCount(1)
    return opener
  }

  test('opens, traps the focus, and returns it on Escape', async ({ page }) => {
    await page.goto('/courses')
    const opener = await openMenu(page)
    const links = await page.getByRole('dialog').getByRole('link').count()
    expect(links).toBeGreaterThan(5)
    const names: string[] = []
    for (let index = 0; index < 2 * (links + 2); index++) {
      await page.keyboard.press('Tab')
      // Between the last stop and the first the browser's bar may take the focus, the page behind never.
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(outside).toBe(false)
      if (await page.locator('dialog :focus').count()) {
        const stop = await focused(page)
        expect(stop.visible).toBe(true)
        names.push(stop.name)
      }
    }
    for (const name of ['Home', 'Courses', 'Blog', 'About', 'Contact', 'Close the menu'])
      expect(names).toContain(name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes with its button, on a choice and on navigation @wide', async ({ page }) => {
    await page.goto('/')
    await page.goto('/courses')
    const opener = await openMenu(page)
    await page.getByRole('button', { name: 'Close the menu' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()

    await openMenu(page)
    await page.getByRole('dialog').getByRole('link', { name: 'About', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('dialog')).toBeHidden()

    await openMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/courses')
    await expect(page.getByRole('dialog')).toBeHidden()
    // The page behind is usable again.
    await page.getByRole('button', { name: 'Open the menu' }).focus()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })

  test('choosing the current page closes it, too @wide', async ({ page }) => {
    await page.goto('/courses')
    await openMenu(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Courses', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('the enquiry form is filled, corrected and sent with the keyboard alone', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`
  await page.goto('/landing')
  await walkTo(page, /^First name$/)
  await page.keyboard.type('Annelie')
  expect(await next(page)).toBe('Surname')
  await page.keyboard.type('Voorbeeld')
  expect(await next(page)).toBe('E-mail address')
  await page.keyboard.type('nobody')
  expect(await next(page)).toBe('Phone number')
  await page.keyboard.type('082 123 4567')
  await page.keyboard.press('Enter')
  // The faulty field is focused and read out with its error.
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/valid e-mail address/)
  expect((await focused(page)).visible).toBe(true)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(email)
  expect(await next(page)).toBe('Phone number')
  expect(await next(page)).toBe('Ask for information')
  // Faster than a person would count as spam.
  await passMinimumFillTime(page)
  await page.keyboard.press('Space')
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(await asServiceRole(`landing_form_submissions?email=eq.${email}`)).toMatchObject([
    { surname: 'Voorbeeld' },
  ])
})

import { waitForHydration, expect, site, test } from '../support/test'

const followed = { maxRedirects: 0 }

test('an Afrikaans browser is redirected to Afrikaans', async ({ request }) => {
  const headers = { 'accept-language': 'af-ZA,af;q=0.9,en;q=0.8' }
  for (const path of ['/', '/blog', '/blog/luister-voor-jy-raad-gee', '/landing', '/admin/login']) {
    const answer = await request.get(path, { headers, ...followed })
    expect(answer.status(), path).toBe(307)
    expect(new URL(answer.headers().location!, site).pathname).toBe(path === '/' ? '/af' : `/af${path}`)
  }
})

test('pages work for a browser that prefers both languages', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'accept-language': 'en-ZA,en;q=0.9,af;q=0.8' })
  await page.goto('/')
  await waitForHydration(page.getByRole('button', { name: 'Accept', exact: true }))
})

test('the language switch keeps page, query and hash, changes lang and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/blog?from=friend#content')
  const link = page.getByRole('link', { name: 'Lees hierdie bladsy in Afrikaans' })
  await expect(link).toHaveText('AF')
  await link.click()
  await expect(page).toHaveURL('/af/blog?from=friend#content')
  await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('af')
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18next')
  expect(cookie).toMatchObject({ value: 'af', path: '/', sameSite: 'Strict' })

  await page.goto('/landing')
  await expect(page).toHaveURL('/af/landing')
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await expect(page).toHaveURL('/landing')
  await expect(page.getByRole('link', { name: 'Lees hierdie bladsy in Afrikaans' })).toHaveText('AF')
})

test('without a cookie the choice in local storage redirects to Afrikaans', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'af'))
  await page.goto('/blog')
  await expect(page).toHaveURL('/af/blog')
})

test('input typed before the scripts load keeps the visitor on the page', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'af'))
  let load = () => {}
  const typed = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/courses', { waitUntil: 'commit' })
  const field = page.getByLabel('E-mail address for the newsletter')
  await field.fill('anna@example.org')
  load()
  await waitForHydration(field)
  await expect(field).toHaveValue('anna@example.org')
  await expect(page).toHaveURL('/courses')
  await page.goto('/about')
  await expect(page).toHaveURL('/af/about')
})

test('local storage outranks session storage and the languages of the browser @wide', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'af-ZA' })
  const page = await context.newPage()
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(() => {
    localStorage.setItem('i18nextLng', 'en')
    sessionStorage.setItem('i18nextLng', 'af')
  })
  // The page leaves for its other language before it is loaded.
  await page.goto(`${site}/blog`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${site}/blog`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('i18nextLng'))
  await page.goto(`${site}/blog`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${site}/af/blog`)
  await context.close()
})

test('a corrected Afrikaans address stays Afrikaans, whatever was remembered @wide', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
  for (const [path, target] of [
    ['/af/landing/?utm_source=x', '/af/landing?utm_source=x'],
    ['/AF/About', '/af/about'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForHydration(page.getByRole('link', { name: 'Read this page in English' }))
    await expect(page).toHaveURL(target)
    await expect(page.locator('html')).toHaveAttribute('lang', 'af')
  }
})

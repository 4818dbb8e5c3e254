import { newEmail, newPhone, unique } from '../support/data'
import { findSubmission } from '../support/leads'
import { mailTo } from '../support/mail'
import { expect, passMinimumFillTime, signIn, site, test } from '../support/test'

/** The site with Dutch as its third language: a short file of messages, and no content (run.mjs). */

test('a Dutch browser gets Dutch words, and English where there are none', async ({ page, request }) => {
  const headers = { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' }
  const answer = await request.get('/', { headers, maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(new URL(answer.headers().location!, site).pathname).toBe('/nl')

  await page.goto('/')
  const english = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto('/nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.getByRole('link', { name: 'Cursussen' })).toHaveAttribute('href', '/nl/courses')
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(english!)
  await expect(title).toHaveAttribute('lang', 'en')
})

test('the switcher offers the other two languages of each page', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('link', { name: 'NL: Lees deze pagina in het Nederlands' }).click()
  await expect(page).toHaveURL('/nl/courses')
  for (const [name, path] of [
    ['EN: Read this page in English', '/courses'],
    ['AF: Lees hierdie bladsy in Afrikaans', '/af/courses'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const languages = page.locator('link[rel=alternate][hreflang]')
  expect(await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual([
    ...['en', 'af', 'nl', 'x-default'],
  ])
})

test('an enquiry in Dutch is stored as Dutch and answered in English', async ({ page }) => {
  const email = newEmail()
  await page.goto('/nl/landing')
  await page.getByLabel('Voornaam').fill('Naomi')
  await page.getByLabel('Achternaam').fill(`Voorbeeld ${unique()}`)
  await page.getByLabel('E-mailadres').first().fill(email)
  await page.getByLabel('Telefoonnummer').fill(newPhone())
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: 'Vraag informatie aan' }).click()
  await expect(page.getByText('Hartelijk dank!')).toBeVisible()
  expect(await findSubmission(email)).toMatchObject({ language: 'nl' })
  const { html } = await mailTo(email, /^Your enquiry: brochure and next steps$/)
  expect(html).toContain(`${site}/nl/privacy-policy`)

  await signIn(page, undefined, '/nl/admin/leads')
  await expect(page.getByRole('link', { name: 'Naomi' }).first()).toBeVisible()
})

test('posts, feeds and legal texts are in English, and say so', async ({ page, request }) => {
  await page.goto('/nl/blog')
  const card = page.locator('article').filter({ has: page.locator('h2[lang=en]') })
  await card.first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/nl\/blog\/[\w-]+$/)
  await expect(page.locator('article[lang=en]')).toBeVisible()
  const slug = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/blog/${slug}`)

  const feed = await request.get('/nl/feed.json')
  const { language, items } = (await feed.json()) as { language: string; items: { url: string }[] }
  expect(language).toBe('en')
  expect(items.map(({ url }) => url)).toContain(`${site}/nl/blog/${slug}`)

  await page.goto('/nl/privacy-policy')
  const sections = page.locator('section.post')
  expect(await sections.count()).toBeGreaterThan(3)
  await expect(page.locator('section.post:not([lang=en])')).toHaveCount(0)
})

test('the sitemap names the Dutch pages, and a missing page is Dutch', async ({
  page,
  request,
  allowError,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${site}/nl/courses</loc>`)
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="nl" href="${site}/nl/courses"/>`)
  allowError(/404/)
  const answer = await page.goto('/nl/geen-pagina')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
})

test('every page of the sitemap, every kind of mail and the office work in Dutch', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]*\/nl[^<]*)<\/loc>/g)].map(([, address]) => address!)
  expect(pages.length).toBeGreaterThan(10)
  const picture = (await request.get('/nl/courses').then((answer) => answer.text())).match(
    /[^"]*\/share\/nl\/[^"]*/,
  )![0]
  await signIn(page, undefined, '/nl/admin/mail')
  const previews = page.locator('a[href^="/api/mail/"][href$="/nl"]')
  const mails = await previews.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(mails.length).toBeGreaterThan(10)
  const office = ['newsletter/subscribers', 'site/home', 'students', 'payments'].map(
    (name) => `/nl/admin/${name}`,
  )
  for (const address of [...pages, ...mails, ...office, picture])
    expect((await page.request.get(address)).status(), address).toBe(200)
})

import { documentKeys } from '@/lib/content/documents'
import { provider } from '@/lib/provider/provider'
import { themes } from '@/lib/provider/palette'
import { routes } from '@/lib/routes'
import { readPdf } from '../../read-pdf'
import { readSitemap } from '../support/crawl/sitemap'
import { fillEnquiryForm, newEnquiry, sendEnquiry } from '../support/leads'
import { mailTo } from '../support/mail'
import { expect, signIn, site, test } from '../support/test'

/** The site of an invented provider (tests/provider) has its own words, and none of the first provider's. */

/**
 * What only the first provider has: its name, place, country and subject (also in file names of brochures); three
 * levels; phone numbers, international, national and as patterns; emergency numbers; money. Messages for scripts choose
 * the word of the number of levels, so they hold it after its number.
 */
const FIRST = [
  /Paarl|South Africa|Suid-Afrika|Johannesburg|Biblical|Bybel|counsel|berad|B\.A\.T\.S|pastor|theolog|teolog/i,
  /(?<!=3 ?\{)\b(?:three|drie)[ -](?:levels?|vlakke?)\b|\b(?:third|derde) (?:level|vlak)\b|\b(?:level|vlak)[ -]3\b/i,
  /\+27(?: ?\d|\b)|wa\.me\/27|\b0[678]\d[ \u00a0]\d{3}[ \u00a0]\d{4}\b|\b10111\b|\b10177\b/,
  /\brand\b|\bZAR\b/i,
  /\bR\d{1,3}(?:[ \u00a0]\d{3}|,\d\d)\b/,
]

/** The first of these words in a text with its surroundings; undefined if there is none. */
function foreign(text: string): string | undefined {
  for (const words of FIRST) {
    const found = words.exec(text)
    if (found) return text.slice(Math.max(0, found.index - 60), found.index + 60)
  }
  return undefined
}

test('the words of another provider are found in a text, and others are not', () => {
  const own = [
    'at two levels',
    '{levels, plural, =3 {three levels}}',
    'Rs2 500',
    '+230 454 0123',
    'BRAND',
    'Level 2',
  ]
  const others = [
    ...[
      'bybelse-berading-2027-af.pdf',
      '’n berader',
      'Three levels',
      'drie vlakke',
      'vlak 3',
      'the third level',
    ],
    ...[
      '+27821234567',
      '+27 XX XXX XXXX',
      'wa.me/27820000000',
      '082 123 4567',
      '10177',
      'in rand',
      'R2\u00a0500',
      'R99,50',
    ],
  ]
  expect(own.filter(foreign)).toEqual([])
  expect(others.filter((text) => !foreign(text))).toEqual([])
})

const files = ['/feed.xml', '/atom.xml', '/feed.json', '/llms.txt', '/manifest.webmanifest', '/robots.txt']
const unlisted = ['/thank-you', '/admin/login', '/blog/search?q=play', '/nowhere', '/privacy-request']

/** The text of an answer; null for a picture or a font. */
async function textOf(answer: Response): Promise<string | null> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('pdf')) {
    const { pages, info } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    return [JSON.stringify(info), ...pages.map(({ text }) => text)].join('\n')
  }
  return /^(?:image\/(?!svg)|font|audio|video)/.test(type) ? null : await answer.text()
}

/** Addresses of this site that a text links to. */
const linksOf = (text: string) =>
  [...text.matchAll(/(?:href|src)="([^"#]+)/g)]
    .map(([, link]) => new URL(link!.replaceAll('&amp;', '&'), site))
    .filter((url) => url.origin === site)
    .map(({ pathname, search }) => pathname + search)

test('no page, feed, script, drawing or PDF has a word of another provider', async () => {
  test.setTimeout(300_000)
  const waiting = new Set([
    ...(await readSitemap()).map(({ loc }) => loc.slice(site.length) || '/'),
    ...[...files, ...unlisted].flatMap((path) => [path, `/af${path}`]),
  ])
  const found: Record<string, string> = {}
  let pdfs = 0
  for (const path of waiting) {
    const answer = await fetch(site + path)
    const text = await textOf(answer)
    if (text === null) continue
    if (answer.headers.get('content-type')?.includes('html'))
      linksOf(text).forEach((link) => waiting.add(link))
    if (answer.headers.get('content-type')?.includes('pdf')) pdfs += 1
    const word = foreign(text)
    if (word) found[path] = word
  }
  expect(found).toEqual({})
  expect(waiting.size).toBeGreaterThan(60)
  expect(pdfs).toBeGreaterThanOrEqual(2)
})

test('the programme has its own address, levels, palette and sign', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('Port Louis')
  const vine = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--vine'),
  )
  expect(vine).toBe(themes.light.vine)
  await page.goto(`/${provider.segment}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Piano')
  await expect(page.locator('#levels').locator('..').getByRole('listitem')).toHaveCount(2)
  await expect(page.locator('body')).toContainText('Rs')
  expect((await fetch(`${site}/biblical-counselling`)).status).toBe(404)
  expect((await fetch(`${site}/biblical-counselling/level-1`)).status).toBe(404)
  expect(await (await fetch(`${site}/icon.svg`)).text()).toContain(themes.light['sign-ground'])
})

test('messages about an enquiry have no word of another provider', async ({ page }) => {
  const enquiry = newEnquiry({ phone: provider.mobileExample })
  await page.goto('/landing')
  await fillEnquiryForm(page, enquiry)
  await sendEnquiry(page)
  for (const address of [enquiry.email, process.env.STAFF_EMAIL!]) {
    const { subject, text, html } = await mailTo(address)
    expect(text).toMatch(/Lagoon Piano School|Lagune-klavierskool/)
    expect(foreign([subject, text, html].join('\n'))).toBeUndefined()
  }
})

test('staff pages have no word of another provider', async ({ page }) => {
  test.setTimeout(300_000)
  await signIn(page)
  for (const path of [
    ...[routes.admin, routes.leads, routes.newLead, routes.importLeads, routes.privacyAdmin, routes.audit],
    ...[routes.staff, routes.mail, routes.payments, routes.newPayment, routes.owed, routes.bankStatements],
    ...[routes.students, routes.report, routes.newsletterAdmin, routes.system, routes.blogAdmin],
    ...[routes.siteContent, routes.siteChecklist, ...documentKeys.map(routes.siteDocument)],
  ]) {
    await page.goto(path)
    expect(foreign(await page.locator('main').innerText()), path).toBeUndefined()
  }
})

test('no kind of mail has a word of another provider', async ({ page }) => {
  await signIn(page, undefined, routes.mail)
  const previews = await page
    .locator('a[href^="/api/mail/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(previews.length).toBeGreaterThan(20)
  for (const preview of previews) {
    const answer = await page.request.get(preview)
    expect(answer.status(), preview).toBe(200)
    expect(foreign(await answer.text()), preview).toBeUndefined()
  }
})

test('a number as people dial it in the country of the provider is taken', async ({ page }) => {
  const enquiry = newEnquiry({ phone: '454 0123' })
  await page.goto('/landing')
  await fillEnquiryForm(page, enquiry)
  await sendEnquiry(page)
  expect((await mailTo(process.env.STAFF_EMAIL!, new RegExp(enquiry.surname))).text).toContain('+2304540123')
})

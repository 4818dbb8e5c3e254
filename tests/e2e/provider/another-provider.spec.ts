import { provider } from '@/lib/provider/provider'
import { themes } from '@/lib/provider/palette'
import { readPdf } from '../../read-pdf'
import { readSitemap } from '../support/crawl/sitemap'
import { fillEnquiryForm, newEnquiry, sendEnquiry } from '../support/leads'
import { mailTo } from '../support/mail'
import { expect, signIn, site, test } from '../support/test'

/** The site of an invented provider (tests/provider) has its own words, and none of the first provider's. */

/** Words of the first provider: its name, place, country, subject, numbers and money. */
const FIRST =
  /Paarl|South Africa|Suid-Afrika|Biblical|Bybel|counsel|berading|B\.A\.T\.S|\+27\b|Johannesburg|pastor|theolog|\brand\b/i

/** The first of these words in a text with its surroundings; undefined if there is none. */
function foreign(text: string): string | undefined {
  const found = FIRST.exec(text)
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined
}

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
  await signIn(page)
  for (const path of [
    '/admin',
    '/admin/leads',
    '/admin/payments/new',
    '/admin/site',
    '/blog/admin',
    '/admin/system',
  ]) {
    await page.goto(path)
    expect(foreign(await page.locator('body').innerText()), path).toBeUndefined()
  }
})

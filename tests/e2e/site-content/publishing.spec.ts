import { readPdf } from '../../read-pdf'
import { fillEnquiryForm, newEnquiry, sendEnquiry } from '../support/leads'
import { mailTo } from '../support/mail'
import { openDocument, publish, visit } from '../support/content-form'
import { expect, test } from '../support/test'

const NBSP = '\u00a0'
const before = `R26${NBSP}260`
const after = `R27${NBSP}580`

/** Where a level's total stands, as visitors and programs read it. */
const pages = [
  '/',
  '/af',
  '/landing',
  '/courses',
  '/biblical-counselling/level-1',
  '/af/biblical-counselling/level-2',
  '/terms',
  '/af/terms',
]

/** The address of a page's share picture. */
const pictureAddress = (html: string) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]

const brochure = async (request: { get: (path: string) => Promise<{ body: () => Promise<Buffer> }> }) => {
  const { pages: read } = await readPdf(
    await (await request.get('/brochures/biblical-counselling-2025-en.pdf')).body(),
  )
  return JSON.stringify(read)
}

test('a fee that is changed is the same everywhere for the next visitor, and every total follows', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  for (const path of pages) expect(await visit(page, path), path).toContain(before)
  const picture = await (await request.get('/share/en/biblical-counselling/level-1.png')).body()
  const address = pictureAddress(await visit(page, '/biblical-counselling/level-1'))
  expect(await brochure(request)).toContain(before)
  await openDocument(page, 'fees')
  await page.getByLabel('Monthly fee').fill('2090')
  await publish(page)
  const published = Date.now()
  expect(await visit(page, '/')).toContain(after)
  expect(Date.now() - published).toBeLessThan(2000)
  for (const path of pages) {
    const html = await visit(page, path)
    expect(html, path).toContain(after)
    expect(html, path).not.toContain(before)
  }
  const level = await visit(page, '/biblical-counselling/level-1')
  expect(level).toContain('"price":27580')
  expect(level).toContain('"price":2090')
  // Social networks fetch a picture again when its address is another one.
  expect(pictureAddress(level)).toMatch(/\/share\/en\/biblical-counselling\/level-1\.png\?v=/)
  expect(pictureAddress(level)).not.toBe(address)
  expect(await visit(page, '/biblical-counselling')).toContain(`R107${NBSP}820`)
  const llms = await visit(page, '/llms.txt')
  expect(llms).toContain('R27 580 in all')
  expect(llms).not.toContain('R26 260')
  const text = await brochure(request)
  expect(text).toContain(after)
  expect(text).not.toContain(before)
  expect(await (await request.get('/share/en/biblical-counselling/level-1.png')).body()).not.toEqual(picture)

  const enquiry = newEnquiry()
  await page.goto('/landing')
  await fillEnquiryForm(page, enquiry)
  await sendEnquiry(page)
  expect((await mailTo(enquiry.email)).text).toContain(after.replace(NBSP, ' '))
})

test('a module is added, moved and removed', async ({ page }) => {
  await openDocument(page, 'level-2')
  await page.getByRole('button', { name: 'Add to Modules' }).click()
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Modules 11', { exact: true }) })
    .last()
  await added.getByLabel('Code').fill('PB99')
  await added.getByLabel('Kind').selectOption({ label: 'Practical work' })
  await added.getByLabel('Title, English').fill('A visit to a hospice')
  await added.getByLabel('Title, Afrikaans').fill('’n Besoek aan ’n hospies')
  await publish(page)
  const of = async (path: string) => {
    const html = await visit(page, path)
    return ['PB01', 'PB02', 'PB99'].map((code) => html.indexOf(`>${code}<`))
  }
  const [, second, third] = await of('/biblical-counselling/level-2')
  expect(third).toBeGreaterThan(second!)
  expect(await visit(page, '/af/biblical-counselling/level-2')).toContain('’n Besoek aan ’n hospies')
  for (let moves = 0; moves < 2; moves++) await page.getByRole('button', { name: /^Move up: .*PB99/ }).click()
  await expect(page.getByRole('button', { name: /^Move up: .*PB99/ })).toBeFocused()
  await publish(page)
  const [, secondNow, thirdNow] = await of('/biblical-counselling/level-2')
  expect(thirdNow).toBeLessThan(secondNow!)
  await page.getByRole('button', { name: /^Remove: .*PB99/ }).click()
  await publish(page)
  expect(await visit(page, '/biblical-counselling/level-2')).not.toContain('PB99')
})

test('an announcement appears and ends by itself', async ({ page }) => {
  test.setTimeout(240_000)
  await openDocument(page, 'announcement')
  await page.getByRole('button', { name: 'Add: Announcement' }).click()
  await page.getByLabel('Text, English').fill('Enrolment closes on Friday.')
  await page.getByLabel('Text, Afrikaans').fill('Inskrywing sluit Vrydag.')
  const local = (moment: Date) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Africa/Johannesburg',
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(moment)
      .replace(' ', 'T')
  // The field has no seconds: the next whole minute, or the one after where that is too near to publish before.
  const from = new Date(Math.ceil((Date.now() + 12_000) / 60_000) * 60_000)
  const until = new Date(from.getTime() + 60_000)
  await page.getByLabel('Shown from').fill(local(from))
  await page.getByLabel('Shown until').fill(local(until))
  await publish(page)
  expect(await visit(page, '/about')).not.toContain('Enrolment closes on Friday.')
  const shows = async (path: string, text: string) => (await visit(page, path)).includes(text)
  await expect
    .poll(() => shows('/about', 'Enrolment closes on Friday.'), { timeout: 100_000, intervals: [1000] })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(from.getTime())
  expect(await shows('/af/landing', 'Inskrywing sluit Vrydag.')).toBe(true)
  await expect
    .poll(() => shows('/about', 'Enrolment closes on Friday.'), { timeout: 100_000, intervals: [1000] })
    .toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
})

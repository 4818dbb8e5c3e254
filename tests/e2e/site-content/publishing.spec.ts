import { documents } from '@/lib/content/documents'
import { readPdf } from '../../read-pdf'
import { fillEnquiryForm, newEnquiry, sendEnquiry } from '../support/leads'
import { mailTo } from '../support/mail'
import { changes, openDocument, pressPublish, publish, visit } from '../support/content-form'
import { forgetContent, publishByFile } from '../support/site-content'
import { picture } from '../support/pictures'
import { expect, signIn, site, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const NBSP = '\u00a0'
const before = `R26${NBSP}260`
const after = `R27${NBSP}580`
/** An amount in a PDF, where every space is plain. */
const spaced = (amount: string) => amount.replace(NBSP, ' ')

/** Pages with a level's total. */
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

test('a changed fee is the same everywhere for the next visitor, and every total follows', async ({
  page,
  request,
}) => {
  // Drops content of other tests from the pages.
  await signIn(page)
  await publishByFile(page, { helplines: documents.helplines.defaults })
  for (const path of pages) expect(await visit(page, path), path).toContain(before)
  const picture = await (await request.get('/share/en/biblical-counselling/level-1.png')).body()
  const address = pictureAddress(await visit(page, '/biblical-counselling/level-1'))
  expect(await brochure(request)).toContain(spaced(before))
  await openDocument(page, 'fees')
  await page.getByLabel('Monthly fee').fill('2090')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const total = changes(page).getByRole('row', { name: /^Level 1 / })
  await expect(total).toHaveText(new RegExp(`Level 1\\s*${before}\\s*${after}`))
  await expect(changes(page)).toContainText('as soon as you press “Publish now”')
  await changes(page).getByRole('button', { name: 'Back to the form' }).click()
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
  // Social networks refetch a picture only at a new address.
  expect(pictureAddress(level)).toMatch(/\/share\/en\/biblical-counselling\/level-1\.png\?v=/)
  expect(pictureAddress(level)).not.toBe(address)
  expect(await visit(page, '/biblical-counselling')).toContain(`R107${NBSP}820`)
  const llms = await visit(page, '/llms.txt')
  expect(llms).toContain('R27 580 in all')
  expect(llms).not.toContain('R26 260')
  const text = await brochure(request)
  expect(text).toContain(spaced(after))
  expect(text).not.toContain(spaced(before))
  expect(await (await request.get('/share/en/biblical-counselling/level-1.png')).body()).not.toEqual(picture)

  const enquiry = newEnquiry()
  await page.goto('/landing')
  await fillEnquiryForm(page, enquiry)
  await sendEnquiry(page)
  expect((await mailTo(enquiry.email)).text).toContain(after)

  await page.goto('/admin/audit?kind=content-published')
  const entry = page.getByRole('table', { name: 'Audit log' }).getByRole('row').nth(1)
  await expect(entry).toContainText(/@.*Fees.*Monthly fee: R1\s980 → R2\s090/)
  await entry.getByRole('link', { name: 'Fees' }).click()
  await expect(page.getByRole('region', { name: /^From .* to / })).toContainText('Monthly fee')
})

test('a module is added, moved and removed @wide', async ({ page }) => {
  await openDocument(page, 'level-2')
  await page.getByRole('button', { name: 'Add to Modules' }).click()
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Modules 11', { exact: true }) })
    .last()
  await added.getByLabel('Code').fill('PB99')
  await added.getByLabel('Kind').selectOption({ label: 'Practical work' })
  await added.getByRole('textbox', { name: 'Title, English', exact: true }).fill('A visit to a hospice')
  await added.getByRole('textbox', { name: 'Title, Afrikaans', exact: true }).fill('’n Besoek aan ’n hospies')
  await publish(page)
  const of = async (path: string) => {
    const html = await visit(page, path)
    return ['PB01', 'PB02', 'PB99'].map((code) => html.indexOf(`>${code}<`))
  }
  const [, second, third] = await of('/biblical-counselling/level-2')
  expect(third).toBeGreaterThan(second!)
  expect(await visit(page, '/af/biblical-counselling/level-2')).toContain('’n Besoek aan ’n hospies')
  const moveUp = (place: number) =>
    page.getByRole('button', { name: `Move up: Modules ${place}`, exact: true })
  await moveUp(11).click()
  await expect(moveUp(10)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(moveUp(9)).toBeFocused()
  await publish(page)
  const [, secondNow, thirdNow] = await of('/biblical-counselling/level-2')
  expect(thirdNow).toBeLessThan(secondNow!)
  await expect(page.getByText('PB99 · A visit to a hospice')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Modules 9', exact: true }).click()
  await publish(page)
  expect(await visit(page, '/biblical-counselling/level-2')).not.toContain('PB99')
})

test('a testimonial with a photograph is on the home page, described in both languages @wide', async ({
  page,
}) => {
  await openDocument(page, 'testimonials')
  await page.getByRole('button', { name: 'Add to Home page' }).click()
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Home page 4', { exact: true }) })
    .last()
  await added
    .getByRole('textbox', { name: 'The student’s words, English', exact: true })
    .fill('I learned to listen.')
  await added
    .getByRole('textbox', { name: 'The student’s words, Afrikaans', exact: true })
    .fill('Ek het leer luister.')
  await added.getByLabel(/^Name/).fill('Anna S.')
  await added.getByRole('textbox', { name: 'Role, English', exact: true }).fill('Level 1 student')
  await added.getByRole('textbox', { name: 'Role, Afrikaans', exact: true }).fill('Student op vlak 1')
  await added.getByLabel(/^Stars/).fill('5')
  await added.getByLabel(/^Initials/).fill('AS')
  const chooser = page.waitForEvent('filechooser')
  await added.getByRole('button', { name: 'Upload an image' }).click()
  await (await chooser).setFiles({ name: 'anna.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(added.locator('img')).toBeVisible()

  // Visitors who cannot see the photograph need a description.
  await pressPublish(page)
  await expect(page.getByRole('alert').filter({ hasText: 'This is still needed' })).toBeFocused()
  await added.getByRole('textbox', { name: 'English What does the image show?' }).fill('Anna at her desk')
  await added
    .getByRole('textbox', { name: 'Afrikaans What does the image show?' })
    .fill('Anna by haar lessenaar')
  await publish(page)

  for (const [path, quote, shows] of [
    ['/af', 'Ek het leer luister.', 'Anna by haar lessenaar'],
    ['/', 'I learned to listen.', 'Anna at her desk'],
  ] as const) {
    await page.context().addCookies([{ name: 'i18next', value: path === '/' ? 'en' : 'af', url: site }])
    await page.goto(path)
    const figure = page.getByRole('figure').filter({ hasText: quote })
    const photograph = figure.getByRole('img', { name: shows })
    await photograph.scrollIntoViewIfNeeded()
    await expect(photograph).toHaveJSProperty('complete', true)
    expect(await photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(figure).not.toContainText('AS')
  }
})

/** The checklist for going live, and the note that leads to it. */
import { documents } from '@/lib/content/documents'
import { axeViolations, horizontalOverflow } from '../support/axe'
import { changed, forgetContent, publishByFile } from '../support/site-content'
import { expect, makeAccount, signIn, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const samples = /^Sample content: \d+ values are left/

test('an admin sees what is still invented, by document and field, and what would help @wide', async ({
  page,
}) => {
  await signIn(page)
  // From here on the pages show what the database has, and nothing that another test has left in them.
  await publishByFile(page, { helplines: documents.helplines.defaults })
  await page.goto('/admin/dashboard')
  const note = page.getByRole('link', { name: samples })
  const before = Number(/\d+/.exec(await note.innerText())![0])
  await note.click()
  await expect(page.getByRole('heading', { name: 'Go-live checklist', level: 1 })).toBeVisible()
  const list = page.getByRole('region', { name: /^Sample content/ })
  await expect(list.getByRole('heading', { name: `Sample content (${before})` })).toBeVisible()
  const organisation = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Organisation' }) })
  await expect(organisation).toContainText('Registration number')
  await expect(organisation).toContainText('Address, Street')
  await expect(organisation.getByRole('link')).toHaveAttribute('href', '/admin/site/organisation')
  const server = page.getByRole('region', { name: 'Server and staff' })
  await expect(server.getByRole('listitem').filter({ hasText: 'everybody can reach it' })).toContainText(
    'To do',
  )
  await expect(server.getByRole('listitem').filter({ hasText: 'can send e-mail' })).toContainText('Done')
  const facts = page.getByRole('region', { name: 'Optional, but helpful' })
  await expect(facts).toContainText('Admission requirements')
  await expect(facts.getByRole('link', { name: 'Intake dates' })).toBeVisible()

  await publishByFile(page, {
    organisation: changed('organisation', { registrationNumber: '2001/012345/08' }),
    facts: { admission: { en: 'Anybody', af: 'Enigiemand' } },
  })
  await page.goto('/admin/site/checklist')
  await expect(list.getByRole('heading', { name: `Sample content (${before - 1})` })).toBeVisible()
  await expect(organisation).not.toContainText('Registration number')
  await expect(facts).not.toContainText('Admission requirements')
})

test('an editor sees neither the note nor the list', async ({ page }) => {
  await signIn(page, await makeAccount('editor'), '/admin/dashboard')
  await expect(page.getByRole('link', { name: samples })).toHaveCount(0)
  await page.goto('/admin/site/checklist')
  await expect(page.getByRole('region', { name: 'Server and staff' })).toHaveCount(0)
})

test('the checklist fits a phone, is in Afrikaans too, and passes axe in both themes', async ({ page }) => {
  await signIn(page)
  for (const [path, title, width, colorScheme] of [
    ['/admin/site/checklist', 'Go-live checklist', 360, 'light'],
    ['/af/admin/site/checklist', 'Kontrolelys vir bekendstelling', 1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(await horizontalOverflow(page), path).toEqual([])
    expect(await axeViolations(page), path).toEqual([])
  }
})

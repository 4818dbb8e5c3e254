/** The go-live checklist, and the line of the dashboard that links to it. */
import { documents } from '@/lib/content/documents'
import { changed, forgetContent, publishByFile } from '../support/site-content'
import { expect, signIn, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const samples = /Sample content: \d+ values are left/

test('an admin sees the remaining sample content by document and field, and optional facts', async ({
  page,
}) => {
  await signIn(page)
  // Drops content of other tests from the pages.
  await publishByFile(page, { helplines: documents.helplines.defaults })
  await page.goto('/admin/dashboard')
  const line = page
    .getByRole('list', { name: 'To do today' })
    .getByRole('listitem')
    .filter({ hasText: samples })
  const before = Number(/\d+/.exec(await line.innerText())![0])
  await line.getByRole('link', { name: 'View the checklist' }).click()
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

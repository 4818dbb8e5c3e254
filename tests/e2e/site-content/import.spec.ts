/** Site content exported to and imported from a file. */
import { documents } from '@/lib/content/documents'
import { axeViolations } from '../support/axe'
import { unique } from '../support/data'
import { NETWORK_ERRORS, cutOff } from '../support/leads'
import {
  changed,
  checkFile,
  exportContent,
  fileOf,
  forgetContent,
  imported,
  storeDraft,
  storeVersion,
  storedContent,
} from '../support/site-content'
import { type Page, expect, signIn, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const person = (name: string) => ({
  teachers: [{ name, role: { en: 'Teacher', af: 'Dosent' } }],
  staff: [],
})
const replies = (subject: string) =>
  changed('replies', { subject: { ...documents.replies.defaults.subject, en: subject } })

const importButton = (page: Page) => page.getByRole('button', { name: /^Import .* as (?:a draft|drafts)$/ })

test('a file is compared with the published content, saved as drafts, and published', async ({
  page,
  allowError,
}) => {
  const name = unique()
  await storeVersion('replies', documents.replies.defaults)
  await storeVersion('helplines', documents.helplines.defaults)
  await storeDraft('people', person('Somebody else'))
  await signIn(page)
  await checkFile(
    page,
    fileOf({
      replies: replies(`Subject ${name}`),
      helplines: documents.helplines.defaults,
      people: person(name),
      fees: changed('fees', { deposit: -1 }),
      facts: { admission: { en: 'Anybody', af: '' } },
      bank: { ...documents.bank.defaults, accountNumber: '123456789' },
    }),
  )
  await expect(page.getByRole('heading', { name: 'What the import will do' })).toBeFocused()
  await expect(page.getByText('3 new documents, 1 changed, 1 the same, 1 refused.')).toBeVisible()
  await expect(imported(page, 'Fees')).toContainText('Refused')
  await expect(imported(page, 'Fees')).toContainText('Deposit')
  await expect(imported(page, 'Helplines')).toContainText('The same')
  await expect(imported(page, 'Facts for applicants')).toContainText('Admission requirements, Afrikaans')
  await expect(imported(page, 'Bank details')).toContainText('a second administrator must confirm it')
  await imported(page, 'Replies').getByText('1 field differs').click()
  await expect(imported(page, 'Replies')).toContainText(name)
  expect(await axeViolations(page)).toEqual([])

  // After a failed connection, the button continues with the rest.
  allowError(NETWORK_ERRORS)
  allowError(/site\/import/)
  const mend = await cutOff(page)
  await importButton(page).click()
  await expect(imported(page, 'Replies')).toContainText('The server did not answer')
  await mend()
  await importButton(page).click()
  await expect(imported(page, 'Replies')).toContainText('Draft saved')
  await expect(imported(page, 'Facts for applicants')).toContainText('Draft saved')
  await expect(imported(page, 'People')).toContainText('Tick the box to replace it')
  expect(await storedContent('content_drafts')).toMatchObject({
    replies: { subject: { en: `Subject ${name}` } },
    people: person('Somebody else'),
    facts: { admission: { en: 'Anybody', af: '' } },
  })
  await page.getByLabel(/^Replace the draft of People that colleague@example.org saved/).check()
  await importButton(page).click()
  await expect(imported(page, 'People')).toContainText('Draft saved')

  await page.locator('summary').filter({ hasText: 'Publish all 3 documents' }).click()
  await page.getByRole('button', { name: 'Yes, publish now' }).click()
  await expect(imported(page, 'Replies')).toContainText('Visitors see it now.')
  await expect(imported(page, 'People')).toContainText('Visitors see it now.')
  // No recent second factor in this session.
  await expect(imported(page, 'Bank details')).toContainText('asks for two-step verification first')
  const published = await storedContent('content_versions')
  expect(published).toMatchObject({ replies: { subject: { en: `Subject ${name}` } }, people: person(name) })
  expect(Object.keys(published).sort()).toEqual(['helplines', 'people', 'replies'])
  expect(Object.keys(await storedContent('content_drafts')).sort()).toEqual(['bank', 'facts'])
  await page.goto('/about')
  await expect(page.getByText(name)).toBeVisible()
})

test('an exported file counts as unchanged, and the export is recorded @wide', async ({ page }) => {
  await storeVersion('replies', replies(`Subject ${unique()}`))
  await storeVersion('people', person(unique()))
  await storeDraft('fees', documents.fees.defaults)
  await signIn(page)
  const text = await exportContent(page)
  expect(JSON.parse(text)).toMatchObject({
    format: 'site-content',
    version: 1,
    documents: await storedContent('content_versions'),
  })
  await checkFile(page, text)
  await expect(page.getByText('Nothing new, none changed, 2 the same, none refused.')).toBeVisible()
  await expect(importButton(page)).toHaveCount(0)
  await page.goto('/admin/audit?kind=content-exported')
  await expect(page.getByRole('table')).toContainText('Site content exported')
})

test('the import does not overwrite a colleague’s draft @wide', async ({ page }) => {
  await signIn(page)
  await checkFile(page, fileOf({ people: person('Mine') }))
  await expect(imported(page, 'People')).toContainText('New')
  await storeDraft('people', person('Theirs'))
  await importButton(page).click()
  await expect(imported(page, 'People')).toContainText('Somebody else has changed it in the meantime.')
  expect(await storedContent('content_drafts')).toEqual({ people: person('Theirs') })
})

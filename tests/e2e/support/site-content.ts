import { type DocumentKey, documents } from '@/lib/content/documents'
import { contentFile } from '@/lib/site-content/content-file'
import type { Row } from './data'
import { type Page, asServiceRole, expect, site } from './test'

const levels = [1, 2, 3].map((number) => `/biblical-counselling/level-${number}`)
const pages = ['/landing', '/courses', '/biblical-counselling', ...levels, '/about', '/contact', '/thank-you']

/** The pages that show the site's content, in both languages. */
export const contentPages = ['', ...pages, '/privacy-policy', '/terms'].flatMap((path) => [
  path || '/',
  `/af${path}`,
])

/** Takes away everything that was published or begun, so that a test knows what there is. */
export async function forgetContent() {
  for (const table of ['content_versions', 'content_drafts']) {
    await asServiceRole(`${table}?key=not.is.null`, { method: 'DELETE' })
  }
  await asServiceRole('content_bank_proposals?id=not.is.null', { method: 'DELETE' })
}

/** Stores a version that visitors read, past the pages; they show it once they are made anew. */
export const storeVersion = (key: DocumentKey, document: unknown, version = 1) =>
  asServiceRole('content_versions', { method: 'POST', body: { key, version, document, made_by: 'test' } })

/** Stores a draft as somebody else would have saved it. */
export const storeDraft = (key: DocumentKey, document: unknown) =>
  asServiceRole('content_drafts', {
    method: 'POST',
    body: { key, document, saved_by: 'colleague@example.org' },
  })

/** The documents of a table by their keys, of each the newest. */
export async function storedContent(table: 'content_versions' | 'content_drafts'): Promise<Row> {
  const order = table === 'content_versions' ? '&order=version' : ''
  const rows: Row[] = await asServiceRole(`${table}?select=key,document${order}`)
  return Object.fromEntries(rows.map(({ key, document }) => [key, document]))
}

/** A file as the site exports it. */
const jsonFile = (text: string) => ({
  name: 'content.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Opens the page of the import and has it check a file. */
export async function checkFile(page: Page, text: string) {
  await page.goto('/admin/site/import')
  await page.getByLabel('File (JSON)').setInputFiles(jsonFile(text))
  await page.getByRole('button', { name: 'Check file' }).click()
}

/** A document in the list of what the import will do. */
export const imported = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What the import will do' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** A file with some documents. */
export const fileOf = (given: Readonly<Partial<Record<DocumentKey, unknown>>>) =>
  contentFile(given, { site, exportedAt: new Date().toISOString() })

/** Publishes documents as an admin does, through a file. */
export async function publishByFile(page: Page, given: Readonly<Partial<Record<DocumentKey, unknown>>>) {
  await checkFile(page, fileOf(given))
  await page.getByRole('button', { name: /^Import .* as (?:a draft|drafts)$/ }).click()
  await page
    .locator('summary')
    .filter({ hasText: /^Publish/ })
    .click()
  await page.getByRole('button', { name: 'Yes, publish now' }).click()
  await expect(page.getByText('Visitors see it now.')).toHaveCount(Object.keys(given).length, {
    timeout: 60_000,
  })
}

/** The file with everything that is published, as an admin downloads it. */
export async function exportContent(page: Page): Promise<string> {
  await page.goto('/admin/site/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export site content' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^site-content-\d{4}-\d\d-\d\d\.json$/)
  return Buffer.concat(await (await download.createReadStream()).toArray()).toString()
}

/** A document as the site came with it, changed. */
export const changed = <Key extends DocumentKey>(key: Key, fields: object) => ({
  ...documents[key].defaults,
  ...fields,
})

import { contentOf } from '@/lib/content/content'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { today } from '@/lib/dates'
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

/** The default content, as a test's database has none published. */
export const content = contentOf({}, today())

/** Deletes all versions, drafts and proposals: back to the defaults. */
export async function forgetContent() {
  for (const table of ['content_versions', 'content_drafts']) {
    await asServiceRole(`${table}?key=not.is.null`, { method: 'DELETE' })
  }
  await asServiceRole('content_bank_proposals?id=not.is.null', { method: 'DELETE' })
}

/** Stores a published version in the database; pages show it once regenerated. */
export const storeVersion = (key: DocumentKey, document: unknown, version = 1) =>
  asServiceRole('content_versions', { method: 'POST', body: { key, version, document, made_by: 'test' } })

/** Stores a draft as a colleague would. */
export const storeDraft = (key: DocumentKey, document: unknown) =>
  asServiceRole('content_drafts', {
    method: 'POST',
    body: { key, document, saved_by: 'colleague@example.org' },
  })

/** The newest document of each key in a table. */
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

/** Opens the import page and checks a file. */
export async function checkFile(page: Page, text: string) {
  await page.goto('/admin/site/import')
  await page.getByLabel('File (JSON)').setInputFiles(jsonFile(text))
  await page.getByRole('button', { name: 'Check file' }).click()
}

/** A document's entry in the preview of the import. */
export const imported = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What the import will do' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** A file with some documents. */
export const fileOf = (given: Readonly<Partial<Record<DocumentKey, unknown>>>) =>
  contentFile(given, { site, exportedAt: new Date().toISOString() })

/** Publishes documents as an admin does, by importing a file. */
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

/** Everything published, exported as by an admin. */
export async function exportContent(page: Page): Promise<string> {
  await page.goto('/admin/site/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export site content' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^site-content-\d{4}-\d\d-\d\d\.json$/)
  return Buffer.concat(await (await download.createReadStream()).toArray()).toString()
}

/** A document's defaults with some fields changed. */
export const changed = <Key extends DocumentKey>(key: Key, fields: object) => ({
  ...documents[key].defaults,
  ...fields,
})

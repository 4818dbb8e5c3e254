/** All content of the office appears somewhere, and an export carries it to another project. */
import type { APIRequestContext } from 'playwright/test'
import { localized } from '@/lib/content/localized'
import { programme } from '@/lib/content/documents/programme'
import { brochuresOf } from '@/lib/content/documents/brochure'
import { documentKeys, documents } from '@/lib/content/documents'
import { readPdf } from '../../read-pdf'
import { visit } from '../support/content-form'
import { VAT_NUMBER, filledContent } from '../support/filled-content'
import { revalidateSite, test } from '../support/posts'
import { contentPages, exportContent, forgetContent, publishByFile } from '../support/site-content'
import { type Page, expect, signIn } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

// Texts for messages and certificates are tested with those, the bank details separately.
const elsewhere = ['replies', 'templates', 'certificate', 'bank', 'brochure']
const keys = documentKeys.filter((key) => !elsewhere.includes(key))

/** Unique texts, by field. */
const markers = new Map<string, string>()
const given = filledContent(keys, (field) => {
  const text = `Mk${markers.size}x`
  markers.set(field, text)
  return text
})

/** All pages and brochures, by address. */
async function read(page: Page, more: readonly string[] = []) {
  const texts = new Map<string, string>()
  for (const path of [...contentPages, '/llms.txt', ...more]) texts.set(path, await visit(page, path))
  for (const { path } of brochuresOf({ year: 2025 }, localized(programme.title)))
    texts.set(path, await pdfText(page.request, path))
  return texts
}

async function pdfText(request: APIRequestContext, path: string) {
  const { pages } = await readPdf(await (await request.get(path)).body())
  return JSON.stringify(pages)
}

/**
 * A text without the parts that vary: the export time, the time in links to the brochures, and the split of the data
 * into scripts, with their hashes in the policy.
 */
const comparable = (text = '') =>
  text.replaceAll(
    /"exportedAt": "[^"]+"|\?t=\d+|<script>self\.__next_f\.push.*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]+>/gs,
    '',
  )

test('every text and link of the office is on a page or in a brochure @wide', async ({ page, store }) => {
  test.setTimeout(240_000)
  // Helplines appear before a sensitive text.
  const posts = await Promise.all(['en', 'af'].map((language) => store({ language, is_sensitive: true })))
  const paths = posts.map(({ slug }, index) => `${index === 0 ? '' : '/af'}/blog/${slug}`)
  await signIn(page)
  await publishByFile(page, given)
  const all = [...(await read(page, paths)).values()].join('\n')
  expect([...markers].filter(([, text]) => !all.includes(text)).map(([field]) => field)).toEqual([])
  expect(all).toContain(VAT_NUMBER)
})

test('importing an export into an empty site reproduces it byte for byte @wide', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page)
  // Drops the deleted posts of the test before from cached pages.
  await revalidateSite(page)
  await publishByFile(page, given)
  const before = await read(page)
  const file = await exportContent(page)
  await forgetContent()
  await publishByFile(page, { replies: documents.replies.defaults })
  for (const [path, text] of await read(page))
    expect(comparable(text), path).not.toBe(comparable(before.get(path)))

  await forgetContent()
  await publishByFile(page, (JSON.parse(file) as { documents: typeof given }).documents)
  for (const [path, text] of await read(page))
    expect(comparable(text), path).toBe(comparable(before.get(path)))
  expect(comparable(await exportContent(page))).toBe(comparable(file))
})

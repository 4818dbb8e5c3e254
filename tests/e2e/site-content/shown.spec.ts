/** Whatever the office writes is read by somebody: no field of a form leads nowhere. */
import { documentKeys } from '@/lib/content/documents'
import { brochuresOf } from '@/lib/content/brochure'
import { readPdf } from '../../read-pdf'
import { visit } from '../support/content-form'
import { markedContent } from '../support/marked-content'
import { forgetContent, publishByFile } from '../support/site-content'
import { test } from '../support/posts'
import { expect, signIn } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

// The answer to an enquiry is read in the tests of the messages, and the bank details in their own.
const keys = documentKeys.filter((key) => key !== 'replies' && key !== 'bank' && key !== 'brochure')

const pages = ['/', '/landing', '/courses', '/biblical-counselling', '/about', '/contact', '/thank-you']
const levels = [1, 2, 3].map((number) => `/biblical-counselling/level-${number}`)
const legal = ['/privacy-policy', '/terms']

test('every text and link that the office fills in stands on a page or in a brochure', async ({
  page,
  store,
}) => {
  test.setTimeout(240_000)
  // The helplines stand before a text that may be hard to read.
  const posts = await Promise.all(['en', 'af'].map((language) => store({ language, is_sensitive: true })))
  const { given, markers } = markedContent(keys)
  await signIn(page)
  await publishByFile(page, given)
  const texts = []
  for (const path of [...pages, ...levels, ...legal]) {
    texts.push(await visit(page, path), await visit(page, path === '/' ? '/af' : `/af${path}`))
  }
  for (const [index, { slug }] of posts.entries())
    texts.push(await visit(page, `${index === 0 ? '' : '/af'}/blog/${slug}`))
  for (const { path } of brochuresOf({ year: 2025 })) {
    texts.push(JSON.stringify(await readPdf(await (await page.request.get(path)).body())))
  }
  texts.push(await visit(page, '/llms.txt'))
  const all = texts.join('\n')
  expect(markers.filter(({ text }) => !all.includes(text)).map(({ field }) => field)).toEqual([])
})

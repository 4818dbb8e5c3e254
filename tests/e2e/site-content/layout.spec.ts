/** No page is wider than a phone, however much or little the office writes. */
import { type DocumentKey, documentKeys, documents } from '@/lib/content/documents'
import { horizontalOverflow } from '../support/axe'
import { emptiedContent, filledContent } from '../support/filled-content'
import { contentPages, forgetContent, publishByFile, storeVersion } from '../support/site-content'
import { type Page, expect, signIn, site, test } from '../support/test'

test.beforeEach(forgetContent)
test.afterAll(forgetContent)

const keys = documentKeys.filter((key) => key !== 'bank' && key !== 'helplines')

/** Stores documents without the forms, which is faster, and has the pages show them. */
async function show(page: Page, given: Readonly<Record<string, unknown>>) {
  for (const [key, document] of Object.entries(given)) await storeVersion(key as DocumentKey, document)
  await signIn(page)
  await publishByFile(page, { helplines: documents.helplines.defaults })
}

async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of contentPages) {
    const language = path.startsWith('/af') ? 'af' : 'en'
    await page.context().addCookies([{ name: 'i18next', value: language, url: site }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await horizontalOverflow(page), path).toEqual([])
  }
}

test('titles of 90 characters with long words fit a phone @wide', async ({ page }) => {
  const words = 'Vaardigheidsontwikkelingsgeleenthede vir gemeenteberadersopleiding en lewensbegeleiding '
  let number = 0
  await show(
    page,
    filledContent(keys, (_field, max) =>
      // The number makes each text unique, as in a list.
      `${++number} ${words.repeat(30)}`
        .slice(0, max > 200 ? 1500 : 90)
        .slice(0, max)
        .trim(),
    ),
  )
  await expectToFit(page)
})

test('pages with empty lists fit a phone @wide', async ({ page }) => {
  await show(page, emptiedContent(keys))
  await expectToFit(page)
})

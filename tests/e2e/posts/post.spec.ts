import { expect } from '../support/test'
import { unique } from '../support/data'
import { revalidateAfterAll, test, LONG_POST } from '../support/posts'

test.afterAll(revalidateAfterAll)

test('a post shows its picture at least 400 px high and 40% of the height, under a dark overlay', async ({
  page,
}) => {
  for (const height of [700, 1400]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/blog/what-a-first-counselling-session-looks-like')
    const box = await page.locator('[data-hero]').boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(Math.max(400, height * 0.4) - 1)
  }
})

test('a printed post has its title in ink below its picture, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/blog/what-a-first-counselling-session-looks-like')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const [hero, title] = [page.locator('[data-hero]'), page.getByRole('heading', { level: 1 })]
  await expect(title).toHaveCSS('color', 'rgb(29, 37, 33)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(hero).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(hero.locator('.post-overlay')).toHaveCSS('background-image', 'none')
  const [picture, words] = [(await hero.locator('img').boundingBox())!, (await title.boundingBox())!]
  expect(picture.height).toBeGreaterThan(100)
  expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height)
})

test('footnote links work in both directions', async ({ page }) => {
  await page.goto('/blog/lament-in-the-psalms-learning-to-complain-to-god')
  const reference = page.locator('sup a').first()
  const note = await reference.getAttribute('href')
  await reference.click()
  await expect(page.locator(note!)).toBeInViewport()
  await page.locator(`${note} a[data-footnote-backref]`).first().click()
  await expect(reference).toBeInViewport()
})

test('a date has the visitor’s format, without a hydration warning @wide', async ({ browser }) => {
  for (const [locale, date] of [
    ['en-US', 'September 15, 2026'],
    ['en-GB', '15 September 2026'],
    ['de-DE', '15 September 2026'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(`${process.env.SITE_URL}/blog/what-a-first-counselling-session-looks-like`)
    await expect(page.getByRole('time').or(page.locator('time')).first()).toHaveText(date)
    expect(faults).toEqual([])
    await context.close()
  }
})

test('a post in the other language has a lang attribute and links to its translation', async ({
  page,
  store,
}) => {
  const mark = unique()
  const english = await store({ title: `Softly ${mark}`, slug: `softly-${mark}`, category: 'ministry' })
  await store({
    title: `Saggies ${mark}`,
    slug: `saggies-${mark}`,
    excerpt: 'Kort.',
    language: 'af',
    translation_id: english.id,
  })
  await page.goto(`/blog/search?q=${mark}`)
  const card = page.getByRole('article').filter({ hasText: 'Saggies' })
  await expect(card.getByText('Afrikaans', { exact: true })).toBeVisible()
  await expect(card.getByRole('heading')).toHaveAttribute('lang', 'af')
  await expect(card.getByText('Kort.')).toHaveAttribute('lang', 'af')
  const own = page.getByRole('article').filter({ hasText: 'Softly' })
  await expect(own.getByText('English', { exact: true })).toHaveCount(0)

  await page.goto(`/blog/softly-${mark}`)
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  const link = page.getByRole('link', { name: 'Lees in Afrikaans' })
  await expect(link).toHaveAttribute('lang', 'af')
  await expect(link).toHaveAttribute('hreflang', 'af')
  await link.click()
  await expect(page).toHaveURL(`/af/blog/saggies-${mark}`)
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'af')
  await page.getByRole('link', { name: 'Read in English' }).click()
  await expect(page).toHaveURL(`/blog/softly-${mark}`)
  await expect(page.getByRole('link', { name: 'Ministry', exact: true })).toHaveAttribute(
    'href',
    '/blog/category/ministry',
  )
})

test('a post shows its reading time in the page’s language @wide', async ({ page, store }) => {
  const mark = unique()
  const content = `## Two words\n\n${'word '.repeat(398)}[](https://example.org/no/word/of/the/text) <b title="nor this">x</b>`
  await store({ title: `Long ${mark}`, slug: `long-${mark}`, content })
  await page.goto(`/blog/long-${mark}`)
  await expect(page.getByText('3 min read', { exact: true })).toBeVisible()
  await page.goto(`/af/blog/long-${mark}`)
  await expect(page.getByText('3 min. leestyd', { exact: true })).toBeVisible()
})

test('a post whose title is a JSON keyword has a page and a share picture @wide', async ({ page, store }) => {
  for (const word of ['true', 'null', '2026']) {
    await store({ title: `Is it ${word}?`, slug: word })
    await page.goto(`/blog/${word}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Is it ${word}?`)
    expect((await page.request.get(`/share/en/blog/${word}.png`)).status()).toBe(200)
  }
  // A missing post is also looked up among former addresses.
  for (const path of ['/blog/false', '/share/en/blog/false.png'])
    expect((await page.request.get(path)).status(), path).toBe(404)
})

test('an update more than a day after publication is shown @wide', async ({ page, store }) => {
  const fresh = await store({ published_at: '2026-01-02T10:00:00Z', updated_at: '2026-01-03T09:00:00Z' })
  const late = await store({ published_at: '2026-01-02T10:00:00Z', updated_at: '2026-03-04T10:00:00Z' })
  const article = page.getByRole('article')
  await page.goto(`/blog/${fresh.slug}`)
  await expect(article.getByText('2 January 2026')).toBeVisible()
  await expect(article.getByText('Updated')).toHaveCount(0)
  await page.goto(`/blog/${late.slug}`)
  await expect(article.getByText('Updated 4 March 2026')).toBeVisible()
  await page.goto(`/af/blog/${late.slug}`)
  await expect(article.getByText('Bygewerk op 4 Maart 2026')).toBeVisible()
})

test('a heading links to itself, reachable by keyboard, and scrolls below the header @wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LONG_POST)
  const heading = page.getByRole('heading', { level: 3, name: 'The folder', exact: true })
  const link = page.getByRole('link', { name: 'Link to this section: The folder', exact: true })
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LONG_POST}#user-content-the-folder`)
  const isBelowHeader = async () => {
    await expect(heading).toBeInViewport({ ratio: 1 })
    const header = (await page.locator('body > header').boundingBox())!
    const box = (await heading.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(box.y).toBeLessThan(300)
  }
  await isBelowHeader()
  // From elsewhere, and in the other language.
  await page.goto('/about')
  await page.goto(`/af${LONG_POST}#user-content-the-folder`)
  await isBelowHeader()
})

test('a long post has a table of contents, closed on a phone, beside the text on a wide screen; a short one has none @wide', async ({
  page,
  store,
}) => {
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LONG_POST)
  await expect(contents).toHaveCount(1)
  await expect(contents.getByRole('link', { name: 'The folder' })).toBeVisible()
  const [beside, text] = [(await contents.boundingBox())!, (await page.locator('.post').boundingBox())!]
  expect(beside.x + beside.width).toBeLessThanOrEqual(text.x)
  const titles = await page.locator('.post :is(h2, h3):not(.sr-only)').allTextContents()
  await expect(contents.getByRole('link')).toHaveText(titles)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(contents).toHaveCount(1)
  await expect(contents.getByRole('link', { name: 'The folder' })).toBeHidden()
  await contents.getByText('In this article').click()
  await contents.getByRole('link', { name: 'The folder' }).click()
  await expect(page.getByRole('heading', { name: 'The folder', exact: true })).toBeInViewport({ ratio: 1 })

  const { slug } = await store({ content: '## One\n\n## Two\n\n## Three\n\nText.' })
  await page.goto(`/blog/${slug}`)
  await expect(contents).toHaveCount(0)
})

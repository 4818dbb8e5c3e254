import { revalidateAfterAll, test } from '../support/posts'
import { expect } from '../support/test'

test.afterAll(revalidateAfterAll)

test('the search ignores case and diacritics, and reports an empty result', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  // The first page may still show posts deleted by other tests: only the seed's ten are certain.
  expect(await cards.count()).toBeGreaterThanOrEqual(10)
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('WAT SE ONS VIR')
  await expect.poll(() => cards.count()).toBeLessThan(10)
  // Posts in the language of the page come first.
  const found = page.getByRole('region', { name: 'Afrikaans' }).getByRole('article').first()
  await expect(found).toContainText('Wat sê ons vir iemand wat rou')
  await expect(found.getByRole('heading').locator('mark')).toHaveText('Wat sê ons vir')
  await box.fill('zzzz')
  await expect(page.getByText('No posts found. Please try a different search term.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expect(box).toHaveValue('')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(10)
})

test('input before the scripts load is searched, too @wide', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/_next\/static\/.*\.js/, (route) => held.then(() => route.continue()))
  await page.goto('/blog', { waitUntil: 'domcontentloaded' })
  await page.getByPlaceholder('Search articles...').fill('rou')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Afrikaans')
  load()
  await expect(page).toHaveURL('/blog?q=rou&language=af')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles? for “rou”$/ })).toBeVisible()
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('rou')
})

test('six skeletons are shown during a search @wide', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  await page.route('**/api/posts?*', async (route) => {
    await expect(page.locator('[data-skeleton]')).toHaveCount(6)
    await route.continue()
  })
  await page.getByPlaceholder('Search articles...').fill('rou')
  await expect(cards).not.toHaveCount(all)
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
})

test('a failed search says so, and the next one works', async ({ page, allowError }) => {
  allowError(/503/)
  await page.goto('/blog')
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('prayer')
  await expect(page.getByText('The search did not work.')).toBeVisible()
  await box.fill('burnout')
  await expect(page.getByRole('article').first()).toContainText(/burnout/i)
})

test('a search refused because of too many others says so @wide', async ({ page, allowError }) => {
  allowError(/503/)
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 503, body: '{"code":"busy"}' }))
  await page.goto('/blog?q=prayer')
  await expect(page.getByRole('alert').filter({ hasText: 'Many people are searching' })).toBeVisible()
})

test('a word found only in the text is shown in context, after posts with it in the title', async ({
  page,
  store,
}) => {
  const word = `zaal${Date.now().toString(36)}`
  const inText = await store({
    excerpt: 'Short.',
    content: `A *${word}* in the [text](https://example.org/address).`,
  })
  const inTitle = await store({ title: `A ${word}`, published_at: '2001-01-01T00:00:00Z' })
  await page.goto('/blog')
  await page.getByPlaceholder('Search articles...').fill(word.toUpperCase())
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([inTitle.title, inText.title])
  await expect(page.getByRole('article').locator('mark')).toHaveText([word, word])
  await expect(page.getByText(`A ${word} in the text.`)).toBeVisible()
})

test('the address has the search: Back, a reload and a copied link restore it @wide', async ({ page }) => {
  await page.goto('/blog?utm_source=letter')
  const box = page.getByPlaceholder('Search articles...')
  const cards = page.getByRole('article')
  await box.fill('lament')
  await expect(page).toHaveURL('/blog?utm_source=letter&q=lament')
  await expect(page.getByText(/^\d+ articles? for “lament”$/)).toBeVisible()
  const titles = await cards.getByRole('heading').allTextContents()
  const isKept = async () => {
    await expect(box).toHaveValue('lament')
    await expect(cards.getByRole('heading')).toHaveText(titles)
  }
  await cards
    .first()
    .getByRole('link', { name: /^Read More/ })
    .click()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await page.goBack()
  await isKept()
  await page.reload()
  await isKept()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(box).toHaveValue('')
  // The first page may have shown posts deleted by other tests, so not all come back.
  await expect.poll(() => cards.count()).toBeGreaterThan(titles.length)
})

test('a language filters every list, alone and together with a search @wide', async ({ page }) => {
  await page.goto('/blog/category/faith')
  const language = page.getByRole('combobox', { name: 'Language' })
  const cards = page.getByRole('article')
  // A badge names a post's language if it differs from the page's.
  const afrikaans = cards.getByText('Afrikaans', { exact: true })
  await language.selectOption('Afrikaans')
  await expect(page).toHaveURL('/blog/category/faith?language=af')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles?$/ })).toBeVisible()
  await expect(afrikaans).toHaveCount(await cards.count())
  await expect(cards.getByRole('link', { name: 'Faith' })).toHaveCount(await cards.count())
  await language.selectOption('English')
  await expect(afrikaans).toHaveCount(0)
  await expect(cards).not.toHaveCount(0)
  await page.getByPlaceholder('Search articles...').fill('zzzz')
  await expect(page).toHaveURL('/blog/category/faith?language=en&q=zzzz')
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(cards.getByRole('link', { name: 'Counselling' })).not.toHaveCount(0)
})

test('the search works without JavaScript @wide', async ({ plain: page }) => {
  await page.goto(`${process.env.SITE_URL}/blog`)
  await page.getByPlaceholder('Search articles...').fill('rou')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/rou/i)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Afrikaans')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/blog\/search\?q=rou&language=af$/)
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Counselling' })
    .click()
  await expect(page).toHaveURL(/\/blog\/search\?q=rou&language=af&category=counselling$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Counselling' })).toBeVisible()
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('rou')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('af')
})

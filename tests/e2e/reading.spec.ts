import { asOwner, expect } from './journey'
import { test, unique } from './posts'

test('home shows the three newest published posts and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const recent = page.getByRole('region', { name: 'Recent Blog Posts' })
  const titles = await asOwner(
    'blog_posts?select=title&status=eq.published&deleted_at=is.null&order=published_at.desc&limit=3',
  )
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(
    titles.map((row: { title: string }) => row.title),
  )
  await recent
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('View All Posts leads to the blog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View All Posts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
})

test('the list is searched without regard to case and diacritics, and says when nothing is found', async ({
  page,
}) => {
  await page.goto('/blog')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(10)
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('WAT SE ONS')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Wat sê ons vir iemand wat rou')
  await box.fill('zzzz')
  await expect(page.getByText('No posts found. Please try a different search term.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expect(box).toHaveValue('')
  await expect(cards).toHaveCount(all)
})

test('six skeletons stand in while a search is under way', async ({ page }) => {
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

test('a failed search says so and goes on with the next one', async ({ page, expectFault }) => {
  expectFault(/503/)
  await page.goto('/blog')
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  const box = page.getByPlaceholder('Search articles...')
  await box.fill('prayer')
  await expect(page.getByText('The search could not be done just now.')).toBeVisible()
  await box.fill('burnout')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('the search works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env.SITE_URL}/blog`)
  await page.getByPlaceholder('Search articles...').fill('rou')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText(/rou/i)
  await context.close()
})

test('a draft is nowhere: not in the list, not at its address, not in the search', async ({
  page,
  request,
  expectFault,
}) => {
  expectFault(/404/)
  const [draft] = (await asOwner('blog_posts?select=slug,title&status=eq.draft&limit=1')) as {
    slug: string
    title: string
  }[]
  const answer = await page.goto(`/blog/${draft!.slug}`)
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByText(draft!.title)).toHaveCount(0)
  const found = await request.get(`/api/posts?q=${encodeURIComponent(draft!.title)}`)
  expect(await found.json()).toEqual({ posts: [], total: 0 })
})

test('a post shows its picture as a band of at least 400 px and 40% of the height, under a dark overlay', async ({
  page,
}) => {
  for (const height of [700, 1400]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/blog/what-a-first-counselling-session-looks-like')
    const box = await page.locator('[data-hero]').boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(Math.max(400, height * 0.4) - 1)
  }
})

test('footnote links work both ways in the browser', async ({ page }) => {
  await page.goto('/blog/lament-in-the-psalms-learning-to-complain-to-god')
  const reference = page.locator('sup a').first()
  const note = await reference.getAttribute('href')
  await reference.click()
  await expect(page.locator(note!)).toBeInViewport()
  await page.locator(`${note} a[data-footnote-backref]`).first().click()
  await expect(reference).toBeInViewport()
})

test('a date is in the format of the visitor, without a hydration warning', async ({ browser }) => {
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

test('an unknown address is a 404 in the language of the address, before any script runs', async ({
  request,
}) => {
  for (const [path, lang, words] of [
    ['/no/such/page', 'en', 'There is no page here'],
    ['/af/no/such/page', 'af', 'Hier is geen bladsy nie'],
    ['/blog/no-such-post', 'en', 'Post Not Found'],
    ['/af/blog/no-such-post', 'af', 'Artikel nie gevind nie'],
    ['/wp-login.php', 'en', 'There is no page here'],
  ]) {
    const answer = await request.get(path!)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`))
    expect(html).toContain(words)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('the categories lead to lists of their own, in both languages', async ({ page, expectFault }) => {
  expectFault(/404/)
  await page.goto('/blog')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect(categories.getByRole('link')).toHaveText([
    'All',
    'Counselling',
    'Spiritual growth',
    'Faith',
    'Ministry',
    'Leadership',
  ])
  await expect(categories.locator('[aria-current]')).toHaveText('All')
  await categories.getByRole('link', { name: 'Faith' }).click()
  await expect(page).toHaveURL('/blog/category/faith')
  await expect(page.getByRole('heading', { level: 1, name: 'Faith' })).toBeVisible()
  await expect(categories.locator('[aria-current]')).toHaveText('Faith')
  const faith = await asOwner(
    'blog_posts?select=title&status=eq.published&category=eq.faith&deleted_at=is.null&order=published_at.desc',
  )
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    faith.map((row: { title: string }) => row.title),
  )
  await page.getByRole('article').first().getByRole('link', { name: 'Faith' }).click()
  await expect(page).toHaveURL('/blog/category/faith')

  await page.goto('/af/blog/category/spiritual-growth')
  await expect(page.getByRole('heading', { level: 1, name: 'Geestelike groei' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/af\/blog\/category\/spiritual-growth$/,
  )
  for (const path of ['/blog/category/all', '/blog/category/faith/page/1', '/blog/category/faith/page/99'])
    expect((await page.goto(path))!.status(), path).toBe(404)
})

test('a post is marked with its language where the page is in the other, and leads to its translation', async ({
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
  await expect(page.getByRole('link', { name: 'Ministry' })).toHaveAttribute(
    'href',
    '/blog/category/ministry',
  )
})

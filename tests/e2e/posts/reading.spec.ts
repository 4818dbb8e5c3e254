import { horizontalOverflow, axeViolations } from '../support/axe'
import { asServiceRole, expect, signIn, site } from '../support/test'
import {
  deleteAsStaff,
  adminListPath,
  revalidateSite,
  revalidateAfterAll,
  test,
  unique,
} from '../support/posts'

test.afterAll(revalidateAfterAll)

test('home shows the three newest published posts and leads on', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const recent = page.getByRole('region', { name: 'Recent Blog Posts' })
  const titles = await asServiceRole(
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

test('a failed search says so and goes on with the next one', async ({ page, allowError }) => {
  allowError(/503/)
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
  allowError,
}) => {
  allowError(/404/)
  const [draft] = (await asServiceRole('blog_posts?select=slug,title&status=eq.draft&limit=1')) as {
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

test('the categories lead to lists of their own, in both languages', async ({ page, allowError }) => {
  allowError(/404/)
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
  const faith = await asServiceRole(
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
  await expect(page.getByRole('link', { name: 'Ministry', exact: true })).toHaveAttribute(
    'href',
    '/blog/category/ministry',
  )
})

const LONG = '/blog/studying-by-distance-as-an-adult-an-honest-week'

test('a post says how long it takes to read, in the language of the page', async ({ page, store }) => {
  const mark = unique()
  const content = `## Two words\n\n${'word '.repeat(398)}[](https://example.org/no/word/of/the/text) <b title="nor this">x</b>`
  await store({ title: `Long ${mark}`, slug: `long-${mark}`, content })
  await page.goto(`/blog/long-${mark}`)
  await expect(page.getByText('3 min read', { exact: true })).toBeVisible()
  await page.goto(`/af/blog/long-${mark}`)
  await expect(page.getByText('3 min. leestyd', { exact: true })).toBeVisible()
})

test('a change is told where it came more than a day after the post went out', async ({ page, store }) => {
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

test('a heading has a link to itself, which the keyboard reaches and which lands below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LONG)
  const heading = page.getByRole('heading', { level: 3, name: 'The folder', exact: true })
  const link = page.getByRole('link', { name: 'Link to this section: The folder', exact: true })
  await expect(link).toHaveCSS('opacity', '0')
  await link.focus()
  await expect(link).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LONG}#user-content-the-folder`)
  const isBelowHeader = async () => {
    await expect(heading).toBeInViewport({ ratio: 1 })
    const header = (await page.locator('body > header').boundingBox())!
    const box = (await heading.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(box.y).toBeLessThan(300)
  }
  await isBelowHeader()
  // From elsewhere, and on the page of the other language.
  await page.goto('/about')
  await page.goto(`/af${LONG}#user-content-the-folder`)
  await isBelowHeader()
})

test('a long post has a table of contents: closed on a phone, beside the text on a desk; a short one has none', async ({
  page,
  store,
}) => {
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LONG)
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

test('after a post come the older and the newer one of its language, and up to three related ones', async ({
  page,
  store,
}) => {
  const mark = unique()
  const of = (day: number, fields = {}) =>
    store({
      title: `Herfs${mark} ${day}`,
      slug: `herfs-${mark}-${day}`,
      language: 'af',
      category: 'leadership',
      published_at: `2001-01-0${day}T00:00:00Z`,
      ...fields,
    })
  const [older, own, newer] = [await of(1), await of(3), await of(4)]
  await of(2, { language: 'en', slug: `autumn-${mark}` })
  await page.goto(`/blog/${own.slug}`)
  const ways = page.getByRole('navigation', { name: 'Newer and older articles' })
  await expect(ways.getByRole('link', { name: `Older article ${older.title}` })).toHaveAttribute(
    'href',
    `/blog/${older.slug}`,
  )
  const next = ways.getByRole('link', { name: `Newer article ${newer.title}` })
  expect(await next.getAttribute('rel')).toBeNull()
  const related = page.getByRole('region', { name: 'Related articles' })
  await expect(related.getByRole('link')).toHaveCount(3)
  await expect(related.getByRole('link')).toContainText([newer.title, older.title])
  await expect(related.getByRole('link', { name: own.title })).toHaveCount(0)
  await expect(related.getByText('Afrikaans', { exact: true }).first()).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(`/blog/${newer.slug}`)

  await page.goto(`/af/blog/${own.slug}`)
  await page.getByRole('navigation', { name: 'Nuwer en ouer artikels' }).getByText(older.title).click()
  await expect(page).toHaveURL(`/af/blog/${older.slug}`)
  await expect(page.getByRole('region', { name: 'Verwante artikels' }).getByRole('link')).toHaveCount(3)
})

test('what staff change or delete changes what its neighbours show, to the next who asks', async ({
  page,
  request,
  store,
}) => {
  const post = await store({ language: 'af', published_at: '2002-02-01T00:00:00Z' })
  const next = await store({ language: 'af', published_at: '2002-02-02T00:00:00Z' })
  const shown = async () => (await (await request.get(`/blog/${post.slug}`)).text()).includes(next.title)
  await signIn(page, undefined, '/blog/admin')
  expect(await shown()).toBe(true)
  await deleteAsStaff(page, next)
  expect(await shown()).toBe(false)
  const later = await store({ language: 'af', published_at: '2002-02-03T00:00:00Z', status: 'draft' })
  await page.goto(adminListPath(later))
  await page.getByRole('button', { name: `Edit ${later.title}` }).click()
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()
  expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain(later.title)
})

test('a post is passed on by plain links, by its copied address, and by the device where it can', async ({
  browser,
}) => {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    baseURL: site,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    navigator.share = async (data) => void shared.push(data!)
  })
  await page.goto(`/af${LONG}?utm_source=letter#user-content-the-folder`)
  // The address in the post's own language, whichever page it is read on.
  const address = `${site}${LONG}`
  const title = 'Studying by distance as an adult: an honest week'
  const share = page.getByRole('region', { name: 'Deel hierdie artikel' })
  await share.getByRole('button', { name: 'Kopieer die skakel' }).click()
  await expect(share.getByRole('status')).toHaveText('Die skakel is gekopieer.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await share.getByRole('button', { name: 'Deel …' }).click()
  expect(await page.evaluate('shared')).toEqual([{ title, url: address }])
  await context.close()
})

test('without JavaScript a post has its contents, links to its sections, neighbours and ways to share', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(LONG)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByText('In this article').click()
  await contents.getByRole('link', { name: 'The folder' }).click()
  await expect(page.getByRole('heading', { name: 'The folder', exact: true })).toBeInViewport({ ratio: 1 })
  const share = page.getByRole('region', { name: 'Share this article' })
  const words = 'Studying by distance as an adult: an honest week'
  const href = async (name: RegExp) =>
    new URL((await share.getByRole('link', { name }).getAttribute('href'))!)
  const whatsapp = await href(/^Share on WhatsApp/)
  expect([whatsapp.host, ...whatsapp.searchParams]).toEqual(['wa.me', ['text', `${words} ${site}${LONG}`]])
  const facebook = await href(/^Share on Facebook/)
  expect([facebook.host, ...facebook.searchParams]).toEqual(['www.facebook.com', ['u', site + LONG]])
  const letter = await href(/^E-mail/)
  expect(letter.protocol).toBe('mailto:')
  expect(letter.searchParams.get('body')).toBe(`${words}\r\n${site}${LONG}`)
  for (const link of await share.getByRole('link').all())
    await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(share.getByRole('button')).toHaveCount(0)
  await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('on paper a post has its text, and neither contents nor ways to share or go on', async ({ page }) => {
  await page.goto(LONG)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'The folder', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'In this article' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Share this article' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Related articles' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Link to this section/ })).toHaveCount(0)
})

test('posts of all kinds are in order, with what stands around them', async ({ page, store }) => {
  test.slow()
  const word = 'Verantwoordelikheidsbesef'
  const sections = Array.from(
    { length: 12 },
    (_, place) => `## ${word} ${place}\n\n### ${word} ${place} b\n\n`,
  )
  const many = await store({
    title: `${word} ${word} ${unique()}`,
    language: 'af',
    content: sections.map((section) => section + 'Woord '.repeat(60)).join('\n\n'),
  })
  const short = await store({ content: '# A title\n\nText.', published_at: '2001-03-01T00:00:00Z' })
  for (const path of [`/blog/${many.slug}`, `/af/blog/${short.slug}`, LONG]) {
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [768, 'light'],
      [1280, 'dark'],
    ] as const) {
      const soft = expect.configure({ soft: true, message: `${path}, ${width}` })
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await soft(page.locator('h1')).toHaveCount(1)
      soft(await horizontalOverflow(page)).toEqual([])
      soft(await axeViolations(page)).toEqual([])
    }
  }
})

test('every post can be reached by links: from a page of the list to any other in one', async ({
  page,
  request,
  store,
}) => {
  const taken = await asServiceRole('blog_posts?select=id&status=eq.published&deleted_at=is.null')
  const wanted = 12 * 3 - taken.length + 1
  await Promise.all(
    Array.from({ length: wanted }, (_, place) => store({ published_at: `2000-01-01T00:${10 + place}:00Z` })),
  )
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  const links = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<a [^>]*href="([^"#]*)"/g)].map(
      ([, href]) => href!,
    )
  const lists = (await links('/blog')).filter((href) => /^\/blog\/page\/\d+$/.test(href))
  expect(new Set(lists)).toEqual(new Set(['/blog/page/2', '/blog/page/3', '/blog/page/4']))
  const reached = new Set((await Promise.all(['/blog', ...lists].map(links))).flat())
  const all = await asServiceRole('blog_posts?select=slug&status=eq.published&deleted_at=is.null')
  for (const { slug } of all as { slug: string }[]) expect(reached).toContain(`/blog/${slug}`)
  await page.goto('/blog')
  await page.getByText('All pages').click()
  await page.getByRole('link', { name: '4', exact: true }).click()
  await expect(page).toHaveURL('/blog/page/4')
  await expect(page.getByRole('article')).toHaveCount(1)
})

import { revalidateAfterAll, revalidateSite, test } from '../support/posts'
import { asServiceRole, expect, signIn } from '../support/test'

test.afterAll(revalidateAfterAll)

test('home shows the three newest published posts and links to them', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const recent = page.getByRole('region', { name: 'Recent Blog Posts' })
  const titles = await asServiceRole(
    'blog_posts?select=title&status=eq.published&deleted_at=is.null&order=published_at.desc&limit=3',
  )
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(
    titles.map((row: { title: string }) => row.title),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  for (const post of await recent.getByRole('article').all()) await expect(post).toBeVisible()
  await recent
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a draft is absent from the list, its URL and the search', async ({ page, request, allowError }) => {
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
  expect(await found.json()).toEqual({ posts: [], total: 0, isMore: false })
})

test('categories have separate lists, in both languages @wide', async ({ page, allowError }) => {
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
    'blog_posts?select=title&status=eq.published&category=eq.faith&deleted_at=is.null&order=language.desc,published_at.desc',
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

test('every post can be reached by links: each page of the list links to all others @wide', async ({
  page,
  request,
  store,
}) => {
  const taken = await asServiceRole('blog_posts?select=id&status=eq.published&deleted_at=is.null')
  const wanted = 12 * 3 - taken.length + 1
  await Promise.all(
    Array.from({ length: wanted }, (_, index) => store({ published_at: `2000-01-01T00:${10 + index}:00Z` })),
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

import { asServiceRole, expect, signIn, site, test } from '../support/test'
import { revalidateSite } from '../support/posts'

const POSTS = 2000

test.setTimeout(120_000)

test('with 2,000 posts the first page stays as it is, and the search covers all of them', async ({
  page,
  request,
}) => {
  const small = (await (await request.get('/blog')).text()).length
  const rows = Array.from({ length: POSTS }, (_, place) => ({
    title: `Old article ${place}`,
    slug: `old-article-${place}`,
    excerpt:
      place === 1234
        ? 'Hier lê die nÁald in die hooimied.'
        : 'One of very many, with an excerpt of some length.',
    content: 'Text.',
    status: 'published',
    category: place % 2 ? 'faith' : 'ministry',
    created_at: new Date(Date.UTC(2020, 0, 1) + place * 60_000).toISOString(),
    published_at: new Date(Date.UTC(2020, 0, 1) + place * 60_000).toISOString(),
  }))
  for (let from = 0; from < POSTS; from += 500) {
    await asServiceRole('blog_posts?select=id', { method: 'POST', body: rows.slice(from, from + 500) })
  }
  await signIn(page, undefined, '/blog/admin')
  await page.getByRole('button', { name: 'New Post' }).click()
  await page.getByLabel('Title').fill('The newest of many')
  await page.getByLabel('Content (Markdown)').fill('Text.')
  await page.getByLabel('Status').selectOption('Published')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('The post was saved.')).toBeVisible()

  const first = await (await request.get('/blog')).text()
  expect(first).toContain('The newest of many')
  expect(first.match(/<article/g)).toHaveLength(12)
  expect(first.length).toBeLessThan(small * 1.5)

  await page.goto('/blog')
  await page.getByPlaceholder('Search articles...').fill('naald in die HOOIMIED')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Old article 1234')
  await page.getByPlaceholder('Search articles...').fill('Old article')
  await expect(page.getByText('2000 articles for ‘Old article’')).toBeAttached()
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL('/blog/search?q=Old%20article&page=2')
  await expect(page.getByRole('article')).toHaveCount(12)

  const last = await (await request.get('/blog/page/168')).text()
  expect(last).toContain('Old article 0')
  expect((await request.get('/blog/page/169')).status()).toBe(404)

  const faith = await (await request.get('/blog/category/faith/page/84')).text()
  expect(faith).toContain('Old article 1')
  expect((await request.get('/blog/category/faith/page/85')).status()).toBe(404)
})

test('the staff list finds one of 2,000 posts in less than a second, by words, filters and pages', async ({
  page,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const rows = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Edit / }) })
  for (const [address, count, title] of [
    ['/blog/admin', 20, 'The newest of many'],
    ['/blog/admin?q=naald+in+die+hooimied', 1, 'Old article 1234'],
    ['/blog/admin?category=faith&sort=title&page=40', 20, 'Old article'],
    ['/blog/admin?q=old+article&sort=changed&page=100', 20, 'Old article'],
  ] as const) {
    await page.goto(address)
    await expect(rows.getByRole('listitem')).toHaveCount(count)
    await expect(rows.getByRole('listitem').first()).toContainText(title)
    const begun = Date.now()
    expect((await page.request.get(address)).status()).toBe(200)
    expect(Date.now() - begun, address).toBeLessThan(1000)
  }
})

test('with 5,000 posts sitemap and feeds answer in less than a second, and name each post once', async ({
  page,
  request,
}) => {
  const more = Array.from({ length: 3000 }, (_, place) => ({
    title: `Ou artikel ${place}`,
    slug: `ou-artikel-${place}`,
    content: 'Teks.',
    status: 'published',
    language: 'af',
    published_at: new Date(Date.UTC(2021, 0, 1) + place * 60_000).toISOString(),
  }))
  for (let from = 0; from < more.length; from += 500) {
    await asServiceRole('blog_posts?select=id', { method: 'POST', body: more.slice(from, from + 500) })
  }
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  for (const path of ['/sitemap.xml', '/feed.xml', '/af/feed.xml', '/atom.xml', '/af/feed.json']) {
    const cold = Date.now()
    expect((await request.get(path)).status(), path).toBe(200)
    const warm = Date.now()
    await request.get(path)
    const took = { cold: warm - cold, warm: Date.now() - warm }
    test.info().annotations.push({ type: path, description: JSON.stringify(took) })
    expect(took.cold, path).toBeLessThan(4000)
    expect(took.warm, path).toBeLessThan(1000)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/blog/old-article-0', '/blog/old-article-1999', '/af/blog/ou-artikel-2999']) {
    expect(sitemap.split(`<loc>${site}${path}</loc>`)).toHaveLength(2)
  }
  expect(sitemap.length).toBeLessThan(5_000_000)
})

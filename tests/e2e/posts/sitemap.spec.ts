import { readSitemap } from '../support/crawl/sitemap'
import { asServiceRole, expect, signIn, site } from '../support/test'
import { revalidateSite, revalidateAfterAll, test } from '../support/posts'

test.afterAll(revalidateAfterAll)

test('the sitemap lists exactly the public pages', async () => {
  const paths = (await readSitemap()).map(({ loc }) => loc.slice(site.length) || '/')
  for (const page of [
    '/about',
    '/courses',
    '/biblical-counselling/level-3',
    '/contact',
    '/landing',
    '/terms',
    '/blog',
  ]) {
    expect(paths).toContain(page)
    expect(paths).toContain(`/af${page}`)
  }
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/af', '/blog/category/faith', '/af/blog/category/faith']),
  )
  expect(paths.filter((path) => /admin|preview|search|thank-you|payment|\/page\/|\?/.test(path))).toEqual([])
})

test('the sitemap lists posts at the URL of their language, with last change and translation', async ({
  page,
  store,
}) => {
  await signIn(page, undefined, '/blog/admin')
  const english = await store()
  const afrikaans = await store({ language: 'af', translation_id: english.id })
  const alone = await store({ language: 'af' })
  const hidden = [
    await store({ status: 'draft' }),
    await store({ deleted_at: new Date().toISOString() }),
    await store({ published_at: new Date(Date.now() + 3_600_000).toISOString() }),
  ]
  await revalidateSite(page)
  const all = await readSitemap()
  const of = (path: string) => all.find(({ loc }) => loc === site + path)
  const pair = { en: `${site}/blog/${english.slug}`, af: `${site}/af/blog/${afrikaans.slug}` }
  expect(of(`/blog/${english.slug}`)?.alternates).toEqual({ ...pair, 'x-default': pair.en })
  expect(of(`/af/blog/${afrikaans.slug}`)?.alternates).toEqual({ ...pair, 'x-default': pair.en })
  const own = `${site}/af/blog/${alone.slug}`
  expect(of(`/af/blog/${alone.slug}`)?.alternates).toEqual({ af: own, 'x-default': own })
  expect(of(`/blog/${alone.slug}`)).toBeUndefined()
  for (const { slug } of hidden) expect(all.filter(({ loc }) => loc.endsWith(slug))).toEqual([])

  const [stored] = (await asServiceRole(`blog_posts?select=updated_at&id=eq.${alone.id}`)) as {
    updated_at: string
  }[]
  const { lastmod } = of(`/af/blog/${alone.slug}`)!
  expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Date.parse(lastmod!)).toBe(Date.parse(stored!.updated_at))
  expect(Date.parse(of('/blog')!.lastmod!)).toBeGreaterThanOrEqual(Date.parse(lastmod!))
})

test('there is one sitemap at one address', async ({ request }) => {
  for (const path of ['/sitemap-1.xml', '/sitemap/0.xml', '/af/sitemap.xml']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('robots.txt allows everything and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(text).not.toContain('Disallow')
})

test('llms.txt has the form of llmstxt.org, and every page in it responds @wide', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# .+\n\n> .+\n\n/)
  for (const amount of ['R26 260', 'R50 020']) expect(text).toContain(amount)
  const own = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address)
  expect(own.filter((each) => each.startsWith(site)).length).toBeGreaterThan(5)
  for (const address of own.filter((each) => each.startsWith(site))) {
    expect((await request.get(address)).status(), address).toBe(200)
  }
})

import { routing } from '@/lib/i18n/routing'
import { localeOf, prefixed } from '@/lib/i18n/paths'
import { content } from '../support/site-content'
import { expectIndexable } from '../support/crawl/indexable'
import { jsonLdNode, readPageHead } from '../support/crawl/page-head'
import { asServiceRole, expect, site } from '../support/test'
import { test } from '../support/posts'
import { unique } from '../support/data'

const english = '/blog/studying-by-distance-as-an-adult-an-honest-week'

const afrikaans = '/af/blog/luister-voor-jy-raad-gee'

test.beforeEach(({ page }) => page.goto('/robots.txt').then(() => undefined))

test('a post is indexed only in its own language, with its translation if any', async ({ page, store }) => {
  const mark = unique()
  const long = 'A title of staff that goes on and on, well past what any list of results would show'
  const one = await store({ title: `${long} ${mark}`, slug: `one-${mark}`, content: '**Short** </script>.' })
  await store({
    title: `Kort ${mark}`,
    slug: `kort-${mark}`,
    language: 'af',
    translation_id: one.id,
    excerpt: 'Kort.',
    category: 'faith',
  })
  const heads = await Promise.all([
    readPageHead(page, `/blog/one-${mark}`),
    readPageHead(page, `/af/blog/kort-${mark}`),
  ])
  heads.forEach(expectIndexable)
  for (const { languages } of heads)
    expect(languages).toEqual({
      en: `${site}/blog/one-${mark}`,
      af: `${site}/af/blog/kort-${mark}`,
      'x-default': `${site}/blog/one-${mark}`,
    })
  const [first, second] = heads
  expect(first!.title).toMatch(/^A title of staff .*[a-z]…$/)
  expect(second!.meta).toMatchObject({ 'og:type': 'article', 'og:locale:alternate': 'en_ZA' })
  const record = jsonLdNode(second!, 'BlogPosting')
  expect(record).toMatchObject({
    headline: `Kort ${mark}`,
    inLanguage: 'af',
    author: { name: content.organisation.name.af, url: site },
    mainEntityOfPage: { '@id': `${site}/af/blog/kort-${mark}` },
  })
  for (const time of [record.datePublished, record.dateModified, second!.meta['article:published_time']])
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('a post under the other language’s prefix has its own language’s URL as canonical @wide', async ({
  page,
}) => {
  const own = await readPageHead(page, afrikaans)
  expect(own.languages).toEqual({ af: site + afrikaans, 'x-default': site + afrikaans })
  for (const [copy, address] of [
    [afrikaans.slice(3), afrikaans],
    [`/af${english}`, english],
  ] as const) {
    const head = await readPageHead(page, copy)
    expect(head.status, copy).toBe(200)
    expect(head.canonical).toEqual([site + address])
    expect(head.meta['og:url']).toBe(site + address)
    expect(head.languages).toEqual({})
    expect(head.blocks).toEqual((await readPageHead(page, address)).blocks)
    expect(jsonLdNode(head, 'BlogPosting').inLanguage).toBe(localeOf(address))
    expect(head.lang).toBe(localeOf(copy))
  }
})

test('later pages of a list have separate canonical URLs @wide', async ({ page, store }) => {
  for (let index = 0; index < 13; index++)
    await store({ category: 'leadership', published_at: `2019-01-${10 + index}T08:00:00Z` })
  const head = await readPageHead(page, '/af/blog/category/leadership/page/2')
  expectIndexable(head)
  expect(head.meta['og:image']).toContain(`${site}/share/af/blog/category/leadership.png?v=`)
  expect(jsonLdNode(head, 'CollectionPage').url).toBe(head.canonical[0])
  await asServiceRole('blog_posts?category=eq.leadership&published_at=lt.2019-02-01', { method: 'DELETE' })
})

test('pages that should not be indexed say noindex and have no canonical URL', async ({ page }) => {
  const missing = ['/nowhere', '/blog/nowhere', '/blog/page/900', '/blog/category/faith/page/900']
  for (const locale of routing.locales) {
    for (const path of [
      ...missing,
      '/thank-you',
      '/privacy-request',
      '/payment-notification',
      '/blog/search?q=faith',
      '/admin/login',
      '/admin/forgot-password',
    ]) {
      const head = await readPageHead(page, prefixed(path, locale))
      const soft = expect.configure({ soft: true, message: head.path })
      soft(head.status).toBe(missing.includes(path) ? 404 : 200)
      soft(head.lang).toBe(locale)
      soft(head.robots.length).toBeGreaterThan(0)
      for (const robots of head.robots) soft(robots).toContain('noindex')
      soft([head.canonical, head.languages, head.blocks]).toEqual([[], {}, []])
      soft(head.title.length).toBeGreaterThanOrEqual(15)
    }
  }
})

test('every spelling of an address is redirected once and permanently to the canonical URL', async ({
  request,
}) => {
  const id = '414defe5-dba8-4f00-82e6-c04724f679f0'
  for (const [written, address] of [
    ['/blog/', '/blog'],
    ['/Blog', '/blog'],
    ['/EN', '/'],
    ['/en/', '/'],
    ['/EN/Blog/', '/blog'],
    ['/en/blog/?page=2', '/blog?page=2'],
    ['/AF/', '/af'],
    ['/af/Blog/', '/af/blog'],
    ['/Blog/?lng=af', '/af/blog'],
    ['/AF/About/?lng=en&From=Friend', '/about?From=Friend'],
    ['/Biblical-Counselling/LEVEL-1', '/biblical-counselling/level-1'],
    [english.toUpperCase(), english],
    [
      `/payment-notification/?m_payment_id=${id.toUpperCase()}`,
      `/payment-notification?m_payment_id=${id.toUpperCase()}`,
    ],
    ['/blog//page', '/blog/page'],
    ['/feed.xml/', '/feed.xml'],
  ] as const) {
    const answer = await request.get(written, { maxRedirects: 0 })
    expect.soft(answer.status(), written).toBe(308)
    expect.soft(answer.headers().location?.replace(site, ''), written).toBe(address)
  }
  // Without the cookie set by ?lng=.
  const kept = await fetch(`${site}/blog?From=Friend&Q=A`, { redirect: 'manual' })
  expect(kept.status).toBe(200)
})

test('every spelling of a former slug is redirected permanently to the current one @wide', async ({
  store,
}) => {
  const mark = unique()
  const post = await store({ title: `Moves ${mark}`, slug: `before-${mark}` })
  await asServiceRole(`blog_posts?id=eq.${post.id}`, { method: 'PATCH', body: { slug: `after-${mark}` } })
  for (const [written, present] of [
    [`/blog/before-${mark}`, `/blog/after-${mark}`],
    [`/af/Blog/Before-${mark}/`, `/af/blog/after-${mark}`],
    [`/blog/before-${mark}?lng=af`, `/af/blog/after-${mark}`],
  ] as const) {
    let address = new URL(written, site)
    const statuses: number[] = []
    for (let status = 308; status === 308 && statuses.length < 5; statuses.push(status)) {
      const answer = await fetch(address, { redirect: 'manual' })
      status = answer.status
      address = new URL(answer.headers.get('location') ?? address, site)
    }
    expect.soft([address.pathname, statuses.at(-1)], written).toEqual([present, 200])
  }
})

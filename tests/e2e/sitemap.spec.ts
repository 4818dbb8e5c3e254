import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type APIRequestContext } from 'playwright/test'
import { asOwner, expect, signIn, site } from './journey'
import { stir, stirAfterwards, test } from './posts'

test.afterAll(stirAfterwards)

interface Entry {
  readonly loc: string
  readonly lastmod?: string
  readonly alternates: Readonly<Record<string, string>>
}

interface ParsedEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly 'xhtml:link': readonly { readonly '@_hreflang': string; readonly '@_href': string }[]
}

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'xhtml:link' })

async function entries(request: APIRequestContext): Promise<Entry[]> {
  const answer = await request.get('/sitemap.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const parsed = parser.parse(text) as { urlset: { url: ParsedEntry[] } }
  return parsed.urlset.url.map(({ loc, lastmod, 'xhtml:link': links }) => ({
    loc,
    lastmod,
    alternates: Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']])),
  }))
}

test('every address of the sitemap answers, is its own canonical, may be listed, and stands there once', async ({
  request,
}) => {
  test.slow()
  const all = await entries(request)
  const addresses = all.map(({ loc }) => loc)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(30)
  for (const { loc } of all) {
    const answer = await request.get(loc, { maxRedirects: 0 })
    expect(answer.status(), loc).toBe(200)
    expect(answer.headers()['x-robots-tag'] ?? '', loc).not.toContain('noindex')
    const html = await answer.text()
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], loc).toBe(loc)
    expect(html, loc).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
  }
})

test('the languages of an address name each other, and English is the default', async ({ request }) => {
  const all = await entries(request)
  const known = new Map(all.map((entry) => [entry.loc, entry]))
  for (const { loc, alternates } of all) {
    expect(Object.values(alternates), loc).toContain(loc)
    expect(alternates['x-default'], loc).toBe(alternates.en ?? loc)
    for (const other of Object.values(alternates))
      expect(known.get(other)?.alternates, loc).toEqual(alternates)
  }
})

test('every page stands in it, and nothing that is not for everybody', async ({ request }) => {
  const paths = (await entries(request)).map(({ loc }) => loc.slice(site.length) || '/')
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

test('posts stand at the address of their language with their last change; translations together', async ({
  page,
  request,
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
  await stir(page)
  const all = await entries(request)
  const of = (path: string) => all.find(({ loc }) => loc === site + path)
  const pair = { en: `${site}/blog/${english.slug}`, af: `${site}/af/blog/${afrikaans.slug}` }
  expect(of(`/blog/${english.slug}`)?.alternates).toEqual({ ...pair, 'x-default': pair.en })
  expect(of(`/af/blog/${afrikaans.slug}`)?.alternates).toEqual({ ...pair, 'x-default': pair.en })
  const own = `${site}/af/blog/${alone.slug}`
  expect(of(`/af/blog/${alone.slug}`)?.alternates).toEqual({ af: own, 'x-default': own })
  expect(of(`/blog/${alone.slug}`)).toBeUndefined()
  for (const { slug } of hidden) expect(all.filter(({ loc }) => loc.endsWith(slug))).toEqual([])

  const [stored] = (await asOwner(`blog_posts?select=updated_at&id=eq.${alone.id}`)) as {
    updated_at: string
  }[]
  const { lastmod } = of(`/af/blog/${alone.slug}`)!
  expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Date.parse(lastmod!)).toBe(Date.parse(stored!.updated_at))
  expect(Date.parse(of('/blog')!.lastmod!)).toBeGreaterThanOrEqual(Date.parse(lastmod!))
})

test('parts that do not exist are 404', async ({ request }) => {
  for (const path of [
    '/sitemap-1.xml',
    '/sitemap-0.xml',
    '/sitemap-999999.xml',
    '/sitemap-x.xml',
    '/af/sitemap.xml',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('robots.txt lets everything be fetched and names the sitemap', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(text).not.toContain('Disallow')
})

test('llms.txt has the form of llmstxt.org, and every page that it names answers', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# .+\n\n> .+\n\n/)
  for (const amount of ['R26 260', 'R50 020']) expect(text).toContain(amount)
  const own = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address)
  for (const address of own.filter((each) => each.startsWith(site))) {
    expect((await request.get(address)).status(), address).toBe(200)
  }
})

import { routing } from '@/lib/i18n/routing'
import { localeOf, localePath, prefixed } from '@/lib/i18n/paths'
import { absolute, expectIndexable } from '../support/crawl/indexable'
import { brokenLinks, clicksFrom } from '../support/crawl/links'
import { markupErrors } from '../support/crawl/markup'
import { picture } from '../support/crawl/share-picture'
import { type Entry, readSitemap } from '../support/crawl/sitemap'
import { idsIn, unknownTerms } from '../support/crawl/vocabulary'
import { type Head, jsonLdNodes, jsonLdNode, readPageHead } from '../support/crawl/page-head'
import { expect, site, test } from '../support/test'

const pathOf = ({ loc }: Entry) => loc.slice(site.length) || '/'

/** Pages that are not indexed or do not exist. */
const unlisted = [
  '/thank-you',
  '/privacy-request',
  '/payment-notification',
  '/payment-notification?m_payment_id=414defe5-dba8-4f00-82e6-c04724f679f0',
  '/payment-notification?m_payment_id=074daf29-3b8f-4ca7-a74f-408873420dbf',
  '/payment-notification?m_payment_id=0f945449-8f69-4746-9bb1-7723f80cc1f5',
  '/pay/any',
  '/newsletter/confirm?token=any',
  '/newsletter/manage?token=any',
  '/blog/search?q=faith',
  '/admin/login',
  '/admin/forgot-password',
  '/nowhere',
  '/blog/nowhere',
].flatMap((path) => routing.locales.map((locale) => prefixed(path, locale)))

let entries: Entry[]
let pages: Map<string, Head>
let others: Head[]

// Fetches every URL once for all tests.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  await page.goto(`${site}/robots.txt`)
  entries = await readSitemap()
  pages = new Map()
  for (const path of entries.map(pathOf)) pages.set(path, await readPageHead(page, path))
  others = []
  for (const path of unlisted) others.push(await readPageHead(page, path))
  await page.close()
})

test('every URL of the sitemap is listed once and has all metadata for search engines', () => {
  expect(entries.length).toBeGreaterThan(30)
  expect(pages.size).toBe(entries.length)
  for (const head of pages.values()) expectIndexable(head)
})

test('no two URLs of the sitemap have the same title or description', () => {
  for (const name of ['title', 'description'] as const) {
    const said = [...pages.values()].map((head) => head[name])
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  }
})

test('language versions name each other in page and sitemap; English is the default', () => {
  const known = new Map(entries.map((entry) => [entry.loc, entry]))
  for (const entry of entries) {
    const { loc, alternates } = entry
    const soft = expect.configure({ soft: true, message: loc })
    soft(pages.get(pathOf(entry))!.languages).toEqual(alternates)
    soft(alternates[localeOf(pathOf(entry))]).toBe(loc)
    soft(alternates['x-default']).toBe(alternates.en ?? loc)
    for (const other of Object.values(alternates)) soft(known.get(other)?.alternates).toEqual(alternates)
  }
})

test('every URL of the sitemap is at most three clicks from the home page of its language', () => {
  for (const locale of routing.locales) {
    const own = new Map([...pages].filter(([path]) => localeOf(path) === locale))
    const clicks = clicksFrom(localePath('/', locale), own)
    const far = [...own.keys()].filter((path) => (clicks.get(path) ?? Infinity) > 3)
    expect(far).toEqual([])
  }
})

test('every link leads directly to an existing page and anchor in the same language', async ({ page }) => {
  await page.goto('/robots.txt')
  expect(await brokenLinks(page, [...pages.values(), ...others])).toEqual([])
})

test('every URL of the sitemap has a unique share picture @wide', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const { path, meta } of pages.values()) {
    const bytes = (await picture(request, meta['og:image']!.slice(site.length))).toString('base64')
    expect.soft(seen.get(bytes), path).toBeUndefined()
    seen.set(bytes, path)
  }
})

test('the structured data uses schema.org terms, and its references resolve', () => {
  for (const head of pages.values()) {
    const soft = expect.configure({ soft: true, message: head.path })
    expect(JSON.parse(head.blocks[0]!)['@context']).toBe('https://schema.org')
    const graph = jsonLdNodes(head)
    soft(unknownTerms(graph)).toEqual([])
    const { described, named } = idsIn(graph)
    soft(named.filter((id) => !described.includes(id))).toEqual([])
  }
})

test('terms unknown to schema.org are found', () => {
  expect(
    unknownTerms([
      { '@type': 'Course', name: 'N', offers: { '@type': 'Offer', price: 1, courseCode: 'C' } },
      { '@type': 'Lesson', '@id': '#l', about: { '@id': '#c' } },
      { name: 'N' },
    ]),
  ).toEqual(['[0].offers: Offer has no courseCode', '[1]: no type Lesson', '[2] has no type'])
})

test('every post has complete structured data', () => {
  const posts = [...pages.values()].filter(({ meta }) => meta['og:type'] === 'article')
  expect(posts.length).toBeGreaterThan(5)
  for (const head of posts) {
    const soft = expect.configure({ soft: true, message: head.path })
    const record = jsonLdNode(head, 'BlogPosting')
    const own = { '@id': absolute(head.path) }
    soft(record).toMatchObject({ mainEntityOfPage: own, isPartOf: own, inLanguage: localeOf(head.path) })
    soft(head.text).toContain(String(record.headline).replaceAll(/\s+/g, ' '))
    soft(record.description).toBe(head.description)
    soft(record.image).toContain(head.meta['og:image'])
    soft([head.meta['article:published_time'], head.meta['article:modified_time']]).toEqual([
      record.datePublished,
      record.dateModified,
    ])
    soft(head.meta['article:author']).toBe((record.author as { name: string }).name)
  }
})

test('the HTML of every page is valid, including unlisted and missing pages', async () => {
  const faults = new Map<string, string[]>()
  for (const { path, html } of [...pages.values(), ...others])
    for (const fault of await markupErrors(html)) faults.set(fault, [...(faults.get(fault) ?? []), path])
  expect([...faults].map(([fault, paths]) => `${fault} at ${paths.join(' ')}`)).toEqual([])
})

test('invalid HTML is found', async () => {
  const html = '<!doctype html><html lang="en"><head><title>T</title></head><body>%</body></html>'
  for (const [body, rule] of [
    ['<p>a<div>b</div></p>', 'close-order'],
    ['<img src="/a.png">', 'wcag/h37'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['<h1>a</h1><h4>b</h4>', 'heading-level'],
  ] as const)
    expect((await markupErrors(html.replace('%', body))).join('\n'), body).toContain(`${rule}: `)
})

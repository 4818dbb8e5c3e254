import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { contentOf } from '@/lib/content/content'
import { completeDocuments } from '@/lib/content/documents'
import { env } from '@/lib/env'
import { MAX_ADDRESSES, pageEntries, postEntry, sitemapXml } from './sitemap'

const SITE = env.SITE_URL
const post = {
  slug: 'a-lamp',
  language: 'en',
  changedAt: '2026-02-03T04:05:06.789Z',
  translation: null,
} as const

test('a post is at the address of its own language, dated by its last change', () => {
  const address = `${SITE}/blog/a-lamp`
  expect(postEntry(post)).toEqual({
    address,
    alternates: { en: address, 'x-default': address },
    changed: '2026-02-03T04:05:06.789Z',
  })
  const afrikaans = `${SITE}/af/blog/n-lamp`
  expect(postEntry({ ...post, slug: 'n-lamp', language: 'af' })).toMatchObject({
    address: afrikaans,
    alternates: { af: afrikaans, 'x-default': afrikaans },
  })
})

test('a post and its translation name the same three addresses, with English as default', () => {
  const [en, af] = [`${SITE}/blog/a-lamp`, `${SITE}/af/blog/n-lamp`]
  const alternates = { en, af, 'x-default': en }
  expect(postEntry({ ...post, translation: { slug: 'n-lamp', language: 'af' } })).toMatchObject({
    address: en,
    alternates,
  })
  expect(
    postEntry({
      slug: 'n-lamp',
      language: 'af',
      changedAt: post.changedAt,
      translation: { slug: 'a-lamp', language: 'en' },
    }),
  ).toMatchObject({ address: af, alternates })
})

test('lists carry the newest change of their posts, other pages only a date that they show', () => {
  const level = { ...completeDocuments({})['level-3'], slug: 'the-last' }
  const entries = pageEntries(
    [
      { category: 'faith', posts: 2, changedAt: '2026-01-01T00:00:00.000Z' },
      { category: null, posts: 1, changedAt: '2026-03-01T00:00:00.000Z' },
    ],
    contentOf({ 'level-3': level }, '2026-11-21'),
  )
  const changed = (path: string) => entries.find(({ address }) => address === SITE + path)?.changed
  expect(changed('/blog')).toBe('2026-03-01T00:00:00.000Z')
  expect(changed('/af/blog')).toBe('2026-03-01T00:00:00.000Z')
  expect(changed('/blog/category/faith')).toBe('2026-01-01T00:00:00.000Z')
  expect(changed('/blog/category/ministry')).toBeUndefined()
  expect(changed('/terms')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(changed('')).toBeUndefined()
  const addresses = entries.map(({ address }) => address)
  expect(addresses).toContain(`${SITE}/af/biblical-counselling/the-last`)
  expect(addresses).not.toContain(`${SITE}/af/biblical-counselling/level-3`)
  expect(new Set(addresses).size).toBe(entries.length)
})

test('a full sitemap stays within the 50 MB of the protocol', () => {
  const slug = 'a'.repeat(200)
  const entry = postEntry({ ...post, slug, translation: { slug, language: 'af' } })
  expect(MAX_ADDRESSES).toBeLessThanOrEqual(50_000)
  expect(sitemapXml([entry]).length * MAX_ADDRESSES).toBeLessThan(50 * 1024 * 1024)
})

test('the output is XML, whatever an address contains', () => {
  const address = `${SITE}/a?b='c'&d="<e>"`
  const xml = sitemapXml([{ address, alternates: { en: address } }])
  expect(XMLValidator.validate(xml)).toBe(true)
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(xml)
  expect(parsed.urlset.url).toEqual({
    loc: address,
    'xhtml:link': { '@_rel': 'alternate', '@_hreflang': 'en', '@_href': address },
  })
})

import { parseFeed } from '@rowanmanning/feed-parser'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FeedContent } from './feed'
import { atom, json, rss } from './formats'

const item = {
  id: 'urn:uuid:12345678-1234-4123-8123-123456789abc',
  address: 'http://localhost:3000/af/blog/n-lamp',
  title: 'Bread & <wine> ]]> “’n”',
  author: 'A. Voorbeeld & Co',
  summary: 'A & B < C',
  html: '<p>A &amp; B ]]&gt; ]]> <code>&lt;b&gt;</code></p>',
  image: 'http://localhost:3000/a.webp',
  category: { slug: 'faith' as const, name: 'Geloof & hoop' },
  publishedAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
}
const feed: FeedContent = {
  locale: 'af',
  language: 'af',
  title: 'Naam: artikels',
  description: 'Waaroor.',
  home: 'http://localhost:3000/af/blog',
  author: 'Naam',
  icon: 'http://localhost:3000/favicon.ico',
  changedAt: '2026-02-03T04:05:06.000Z',
  items: [item],
}

describe.each([
  ['RSS', rss],
  ['Atom', atom],
])('%s', (_, format) => {
  test('gives a reader everything, whatever characters it contains', () => {
    const text = format.make(feed)
    expect(XMLValidator.validate(text)).toBe(true)
    const read = parseFeed(text)
    expect(read).toMatchObject({ title: feed.title, description: feed.description, language: 'af' })
    expect(read.updated?.toISOString()).toBe(feed.changedAt)
    expect(read.items).toHaveLength(1)
    const [first] = read.items
    expect(first).toMatchObject({
      id: item.id,
      url: item.address,
      title: item.title,
      description: item.summary,
    })
    expect(first?.published?.toISOString()).toBe(item.publishedAt)
    expect(first?.categories.map(({ label, term }) => label ?? term)).toEqual([item.category.name])
  })

  test('gives the markup of a post exactly', () => {
    const parsed = new XMLParser().parse(format.make(feed))
    expect(parsed.rss?.channel.item['content:encoded'] ?? parsed.feed.entry.content).toBe(item.html)
  })

  test('gives its texts exactly, without surrounding space', () => {
    const parsed = new XMLParser({ trimValues: false }).parse(format.make(feed))
    const { title, ...entry } = parsed.rss?.channel.item ?? parsed.feed.entry
    expect([title['#text'] ?? title, entry['content:encoded'] ?? entry.content]).toEqual([
      item.title,
      item.html,
    ])
  })

  test('is valid without posts', () => {
    const text = format.make({ ...feed, items: [], changedAt: null })
    expect(XMLValidator.validate(text)).toBe(true)
    expect(parseFeed(text).items).toEqual([])
  })
})

test('RSS names itself, says that an id is no address, and writes RFC 822 dates', () => {
  const text = rss.make(feed)
  expect(text).toContain('href="http://localhost:3000/af/feed.xml" rel="self"')
  expect(text).toContain('<guid isPermaLink="false">urn:uuid:')
  expect(text).toContain('<lastBuildDate>Tue, 03 Feb 2026 04:05:06 GMT</lastBuildDate>')
})

test('JSON Feed is version 1.1, and its items a list even without posts', () => {
  expect(JSON.parse(json.make(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'http://localhost:3000/af/feed.json',
    language: 'af',
    items: [{ id: item.id, url: item.address, content_html: item.html, tags: [item.category.name] }],
  })
  expect(JSON.parse(json.make({ ...feed, items: [] })).items).toEqual([])
})

test.each([
  ['RSS', rss],
  ['Atom', atom],
  ['JSON Feed', json],
])('%s names the author of a post; another post is by the provider', (_, format) => {
  const text = format.make({ ...feed, items: [item, { ...item, id: 'urn:uuid:2', author: null }] })
  expect(text.match(/A\. Voorbeeld (?:&|&amp;) Co/g)).toHaveLength(1)
  expect(text).toMatch(/>Naam<|"name":"Naam"/)
})

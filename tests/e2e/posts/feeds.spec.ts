import { parseFeed } from '@rowanmanning/feed-parser'
import { XMLValidator } from 'fast-xml-parser'
import { asServiceRole, expect, site } from '../support/test'
import { revalidateAfterAll, test } from '../support/posts'

test.afterAll(revalidateAfterAll)

const FEEDS = [
  ['/feed.xml', 'application/rss+xml', 'en'],
  ['/atom.xml', 'application/atom+xml', 'en'],
  ['/af/feed.xml', 'application/rss+xml', 'af'],
  ['/af/atom.xml', 'application/atom+xml', 'af'],
] as const
const JSON_FEEDS = [
  ['/feed.json', 'en'],
  ['/af/feed.json', 'af'],
] as const
const ALL = [...FEEDS, ...JSON_FEEDS].map(([path]) => path)

/** Addresses in the markup of a post. */
const links = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!)

for (const [path, type, language] of FEEDS) {
  test(`${path} contains the full posts of its language`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'content-language': language,
    })
    const text = await answer.text()
    expect(XMLValidator.validate(text)).toBe(true)
    const feed = parseFeed(text)
    expect(feed).toMatchObject({
      language,
      self: site + path,
      url: `${site}${language === 'af' ? '/af' : ''}/blog`,
    })
    expect(feed.updated!.getTime()).toBeLessThanOrEqual(Date.now())
    expect(feed.items.length).toBeGreaterThan(2)
    const stored = await asServiceRole(`blog_posts?select=slug&language=eq.${language}&status=eq.published`)
    const own = stored.map(({ slug }) => `${site}${language === 'af' ? '/af' : ''}/blog/${slug}`)
    for (const { id, url, title, content, published } of feed.items) {
      expect(own).toContain(url)
      expect(id).toMatch(/^urn:uuid:[\da-f-]{36}$/)
      expect(title).toBeTruthy()
      expect(published!.getTime()).toBeLessThanOrEqual(Date.now())
      expect(content!.length).toBeGreaterThan(500)
      for (const address of links(content!)) expect(address).toMatch(/^(?:https?:\/\/|mailto:)/)
      expect(content).not.toMatch(/_next\/image|<script|class=/)
    }
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
}

for (const [path, language] of JSON_FEEDS) {
  test(`${path} is JSON Feed 1.1`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = await answer.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: site + path,
      language,
    })
    expect(feed.items.length).toBeGreaterThan(2)
    for (const item of feed.items) {
      expect(item).toMatchObject({ id: expect.stringMatching(/^urn:uuid:/), language })
      for (const address of links(item.content_html)) expect(address).toMatch(/^(?:https?:\/\/|mailto:)/)
    }
  })
}

test('an unchanged feed is answered with 304', async ({ request }) => {
  for (const path of ALL) {
    const headers = (await request.get(path)).headers()
    const ask = async (name: string, value: string) =>
      (await request.get(path, { headers: { [name]: value } })).status()
    expect(await ask('if-none-match', headers.etag!), path).toBe(304)
    expect(await ask('if-modified-since', headers['last-modified']!), path).toBe(304)
    expect(await ask('if-none-match', '"other"'), path).toBe(200)
    expect(await ask('if-modified-since', new Date(0).toUTCString()), path).toBe(200)
  }
})

test('the feed under /en redirects to the unprefixed one', async ({ request }) => {
  const answer = await request.get('/en/feed.xml', { maxRedirects: 0 })
  expect([answer.status(), new URL(answer.headers().location!, site).pathname]).toEqual([308, '/feed.xml'])
  expect((await request.get('/xx/feed.xml')).status()).toBe(404)
})

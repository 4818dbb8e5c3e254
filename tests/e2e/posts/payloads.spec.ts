/** Hostile posts, as from a stolen editor account, as visitors see them. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { payloads } from '../../payloads'
import { unique } from '../support/data'
import { watchForHarm } from '../support/harm'
import { revalidateAfterAll, revalidateSite } from '../support/posts'
import { full } from '../../scope'
import { asServiceRole, expect, signIn, test } from '../support/test'

if (full) test.setTimeout(1_200_000)

/** Maximum number of search results. */
const FOUND = 240
const ON_PAGE = 12

/** A text cut to a column's length. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('')
const at = (index: number) => payloads[index % payloads.length]!

/** Each text is a title, an excerpt or an alternative text (all three in the full run); enough for a feed. */
const step = full ? 1 : 60
const indexes = payloads.flatMap((text, index) =>
  index % step === 0 && /[^\s\p{Z}\p{C}]/u.test(cut(text, 200)) ? index : [],
)
const marks = [...Array(Math.ceil(indexes.length / FOUND))].map(() => unique())
const rows = indexes.map((index, number) => ({
  title: cut(at(index), 200),
  slug: `hostile-${marks[0]}-${number}`,
  excerpt: cut(at(index + 1), 500),
  featured_image: '/images/posts/two-chairs.webp',
  featured_image_alt: cut(at(index + 2), 300),
  content: marks[Math.floor(number / FOUND)]!,
  status: 'published',
}))

/** Texts within one post's budget. */
const IN_POST = 40
const texts = [...Array(Math.ceil(payloads.length / IN_POST))].map((_, number) => ({
  title: rows[number % rows.length]!.title,
  slug: `hostile-text-${marks[0]}-${number}`,
  content: payloads.slice(number * IN_POST, (number + 1) * IN_POST).join('\n\n'),
  status: 'published',
}))

/** A text after a browser's parser. */
const parsed = (text: string) => text.replaceAll(/\r\n?/g, '\n')

test.beforeAll(async () => {
  for (const body of [rows, texts]) await asServiceRole('blog_posts?select=id', { method: 'POST', body })
})

test.afterAll(async ({ browser }) => {
  await asServiceRole(`blog_posts?slug=like.hostile-*${marks[0]}-*`, { method: 'DELETE' })
  await revalidateAfterAll({ browser })
})

test('hostile titles, excerpts and alternative texts do no harm in a list', async ({ page, allowError }) => {
  allowError(/ERR_FAILED/)
  const harm = await watchForHarm(page)
  const shown: string[] = []
  for (const [index, mark] of marks.entries()) {
    const pages = Math.ceil(Math.min(FOUND, rows.length - index * FOUND) / ON_PAGE)
    for (let number = 1; number <= pages; number++) {
      await page.goto(`/blog/search?q=${mark}&page=${number}`)
      const cards = page.getByRole('article')
      shown.push(...(await cards.locator('h2').evaluateAll((all) => all.map((one) => one.textContent!))))
      expect(await harm(), JSON.stringify(await cards.allTextContents())).toEqual([])
    }
  }
  // A search composes accents in marked matches.
  expect(shown.toSorted()).toEqual(rows.map(({ title }) => parsed(title).normalize()).toSorted())
})

test('hostile texts do no harm in a post, its head and its structured data', async ({ page, allowError }) => {
  // Their pictures do not exist, or are on other sites.
  allowError(/ERR_FAILED|404|img-src|Content Security Policy.*img-src/)
  const harm = await watchForHarm(page)
  for (const [index, { slug, title, content }] of texts.entries()) {
    if (!full && index % 12 > 0) continue
    await page.goto(`/blog/${slug}`)
    await expect(page.getByText('This article cannot be shown'), content).toHaveCount(0)
    expect(await page.locator('h1').textContent()).toBe(parsed(title))
    expect(await harm(), content).toEqual([])
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const nodes: Record<string, unknown>[] = JSON.parse(data!)['@graph']
    expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({ headline: title })
  }
})

test('the feeds are well-formed and contain hostile titles unchanged', async ({ page, request }) => {
  await signIn(page, undefined, '/blog/admin')
  await revalidateSite(page)
  // XML lacks control characters, and parsers differ on white space.
  const visible = (title: string) => title.replaceAll(/[\p{C}\s]/gu, '')
  const given = new Set([...rows, ...texts].map(({ title }) => visible(title)))
  // Feed libraries decode titles again, as HTML; the XML has the original.
  const parser = new XMLParser({ parseTagValue: false })
  const feeds = {
    '/feed.xml': (text: string) => parser.parse(text).rss.channel.item,
    '/atom.xml': (text: string) => parser.parse(text).feed.entry,
    '/feed.json': (text: string) => JSON.parse(text).items,
  }
  for (const [path, itemsOf] of Object.entries(feeds)) {
    const text = await (await request.get(path)).text()
    if (path !== '/feed.json') expect(XMLValidator.validate(text), path).toBe(true)
    const titles: string[] = itemsOf(text).map(({ title }: { title: string }) => title)
    expect(titles, path).toHaveLength(30)
    expect(
      titles.filter((title) => !given.has(visible(title))),
      path,
    ).toEqual([])
  }
})

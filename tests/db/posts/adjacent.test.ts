/** Adjacent and related posts. Each test uses a separate year, away from other tests' posts. */
import { type Row, anon, call, request, secret, store, update } from '../rest'
import { HOUR, fromNow, makeUser, samplePost, unique } from '../samples'
import { query } from '../second-database'
import { inFull } from '../../scope'

const adjacent = async (slug: unknown, caller = anon) =>
  (await call(caller, 'adjacent_posts', { of_slug: slug })).rows
const slugs = (rows: Row[], relation: string) =>
  rows.filter((row) => row.relation === relation).map(({ slug }) => slug)

/** A year per test, long ago, so that its posts adjoin no others. */
let years = 1000
const inYear = (year: number, rest = '01-01T00:00:00Z') => `${year}-${rest}`
const publish = (fields: Row = {}) => store('blog_posts', samplePost({ language: 'af', ...fields }))

test('returns the fields of a list entry for each post', async () => {
  const year = years++
  const one = await publish({ published_at: inYear(year) })
  const fields = {
    title: 'A title',
    excerpt: 'An excerpt.',
    featured_image: '/a.webp',
    featured_image_alt: 'A lamp.',
    category: 'faith',
    language: 'af',
  }
  const { slug } = await publish({ ...fields, published_at: inYear(year, '01-02T00:00:00Z') })
  const [newer] = (await adjacent(one.slug)).filter(({ relation }) => relation === 'newer')
  expect(newer).toEqual({
    ...fields,
    relation: 'newer',
    slug,
    published_at: expect.stringContaining(`${year}-01-02`),
  })
})

describe('older and newer', () => {
  test('are the neighbours in the list of the same language', async () => {
    const year = years++
    const [first, , second, third] = [
      await publish({ published_at: inYear(year, '01-01T00:00:00Z') }),
      await publish({ published_at: inYear(year, '01-02T00:00:00Z'), language: 'en' }),
      await publish({ published_at: inYear(year, '01-03T00:00:00Z') }),
      await publish({ published_at: inYear(year, '01-04T00:00:00Z') }),
    ]
    const rows = await adjacent(second!.slug)
    expect([slugs(rows, 'older'), slugs(rows, 'newer')]).toEqual([[first!.slug], [third!.slug]])
  })

  test('published at the same time are ordered by id, like the list', async () => {
    const published_at = inYear(years++)
    const posts = [0, 1, 2].map(() => publish({ published_at }))
    const [newest, middle, oldest] = (await Promise.all(posts)).sort((one, other) =>
      String(one.id) < String(other.id) ? -1 : 1,
    )
    const rows = await adjacent(middle!.slug)
    expect([slugs(rows, 'newer'), slugs(rows, 'older')]).toEqual([[newest!.slug], [oldest!.slug]])
  })

  test('have nothing before the first post', async () => {
    const { slug } = await publish({ published_at: '0900-01-01T00:00:00Z' })
    expect(slugs(await adjacent(slug), 'older')).toEqual([])
    expect(slugs(await adjacent(slug), 'newer')).toHaveLength(1)
  })
})

describe('related posts', () => {
  test('are three at most: by language, category, words in common, then newest', async () => {
    const [word, other] = [unique(), unique()]
    // Words in common put these posts before those of other tests.
    const own = { category: 'leadership', title: `${word} ${other}` }
    const post = await publish({ ...own, published_at: '2020-01-05T00:00:00Z' })
    const newer = await publish({ ...own, title: word, published_at: '2020-01-04T00:00:00Z' })
    const older = await publish({
      ...own,
      title: 'Iets',
      excerpt: word,
      published_at: '2020-01-02T00:00:00Z',
    })
    const both = await publish({
      ...own,
      title: `${other.toUpperCase()}, ${word}`,
      published_at: '2020-01-01T00:00:00Z',
    })
    await publish({ ...own, language: 'en', published_at: '2020-01-03T00:00:00Z' })
    await publish({ ...own, category: 'ministry', published_at: '2020-01-03T00:00:00Z' })
    expect(slugs(await adjacent(post.slug), 'related')).toEqual([both.slug, newer.slug, older.slug])
    expect(slugs(await adjacent(newer.slug), 'related')).toEqual([post.slug, older.slug, both.slug])
  })

  test('exclude its translation, which has a separate link', async () => {
    const word = unique()
    const english = await publish({
      language: 'en',
      category: 'ministry',
      title: word,
      published_at: fromNow(-1000),
    })
    const afrikaans = await publish({ category: 'ministry', title: word, translation_id: english.id })
    expect(slugs(await adjacent(english.slug), 'related')).not.toContain(afrikaans.slug)
    expect(slugs(await adjacent(english.slug), 'related')).toHaveLength(3)
  })

  test('exclude the post itself', async () => {
    const post = await publish()
    expect((await adjacent(post.slug)).map(({ slug }) => slug)).not.toContain(post.slug)
  })
})

test('only live posts are returned, to any caller, and only for live posts', async () => {
  const year = years++
  const word = unique()
  const at = (day: number) => inYear(year, `01-0${day}T00:00:00Z`)
  const own = { title: word, category: 'leadership', language: 'en' }
  const post = await publish({ ...own, published_at: at(1) })
  const draft = await publish({ ...own, status: 'draft', published_at: at(2) })
  const binned = await publish({ ...own, published_at: at(3), deleted_at: fromNow(0) })
  const later = await publish({ ...own, published_at: fromNow(HOUR) })
  const hidden = [draft.slug, binned.slug, later.slug]
  for (const caller of [anon, await makeUser(), await makeUser('editor'), await makeUser('admin'), secret]) {
    const named = (await adjacent(post.slug, caller)).map(({ slug }) => slug)
    for (const slug of hidden) expect(named).not.toContain(slug)
    for (const slug of hidden) expect(await adjacent(slug, caller)).toEqual([])
  }
  await update(secret, 'blog_posts', `id=eq.${later.id}`, { published_at: at(4) })
  expect(slugs(await adjacent(post.slug), 'newer')).toEqual([later.slug])
})

test.each([[null], [''], ["'; drop table blog_posts"]])('the slug %p has none', async (slug) => {
  expect(await adjacent(slug)).toEqual([])
})

test('can be read by GET, so that the site can cache it', async () => {
  const { slug } = await publish()
  const path = `/rest/v1/rpc/adjacent_posts?of_slug=${slug}`
  expect((await request(anon, 'GET', path)).rows.length).toBeGreaterThan(0)
})

inFull(test)('take less than a second among 5,000 posts', async () => {
  await query(`
    insert into public.blog_posts (title, slug, excerpt, content, status, category, published_at)
    select 'Old article ' || place, 'adjacent-of-many-' || place,
      'One of very many, with an excerpt of some length that says a few things.', 'Text.', 'published', 'faith',
      timestamptz '1800-01-01' + place * interval '1 minute'
    from generate_series(1, 5000) place`)
  const ask = () => query("select relation, slug from public.adjacent_posts('adjacent-of-many-2500')")
  await ask()
  const begun = Date.now()
  const found = await ask()
  expect(Date.now() - begun).toBeLessThan(1000)
  expect(slugs(found, 'newer')).toEqual(['adjacent-of-many-2501'])
  expect(slugs(found, 'older')).toEqual(['adjacent-of-many-2499'])
  expect(slugs(found, 'related')).toHaveLength(3)
  await query("delete from public.blog_posts where slug like 'adjacent-of-many-%'")
})

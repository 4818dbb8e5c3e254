/** Paging, filters and counts of the search. Each test uses a unique word, to match no other posts. */
import { publish, search, slugs } from './posts'
import { type Row, anon, insert, secret } from '../rest'
import { samplePost, unique } from '../samples'

describe('pages', () => {
  const word = unique()

  beforeAll(async () => {
    for (const day of [3, 1, 2]) {
      await publish(`${word} ${day}`, { published_at: `2026-01-0${day}T00:00:00Z` })
    }
  })

  const days = (rows: Row[]) => rows.map((row) => String(row.title).slice(-1)).join('')

  test('are newest first, each with the total', async () => {
    expect(days((await search(word)).rows)).toBe('321')
    const first = (await search(word, 2)).rows
    const second = (await search(word, 2, 2)).rows
    expect([days(first), days(second)]).toEqual(['32', '1'])
    expect([...first, ...second].map((row) => row.total)).toEqual([3, 3, 3])
    expect((await search(word, 2, 4)).rows).toEqual([])
  })

  test('clamp out-of-range sizes and offsets', async () => {
    for (const size of [0, -1]) expect(days((await search(word, size)).rows)).toBe('3')
    expect(days((await search(word, 2, -5)).rows)).toBe('32')
  })

  test('have at most fifty posts, in a stable order', async () => {
    const many = unique()
    const published_at = '2026-01-01T00:00:00Z'
    await Promise.all(Array.from({ length: 53 }, () => publish(many, { published_at })))
    const first = (await search(many, 1000)).rows
    const rest = (await search(many, 1000, 50)).rows
    expect([first.length, rest.length]).toEqual([50, 3])
    expect(new Set([...first, ...rest].map((row) => row.slug)).size).toBe(53)
    expect(first.every((row) => row.total === 53)).toBe(true)
  })
})

describe('filters', () => {
  const word = unique()
  let english: unknown
  let faith: unknown
  let afrikaans: unknown

  beforeAll(async () => {
    english = await publish(word, { published_at: '2026-01-03T00:00:00Z' })
    faith = await publish('A title', {
      content: word,
      category: 'faith',
      published_at: '2026-01-02T00:00:00Z',
    })
    afrikaans = await publish(word, {
      language: 'af',
      category: 'faith',
      published_at: '2026-01-01T00:00:00Z',
    })
  })

  test.each([
    [{}, () => [english, afrikaans, faith]],
    [{ of_language: 'en' }, () => [english, faith]],
    [{ of_language: 'af' }, () => [afrikaans]],
    [{ of_category: 'faith' }, () => [afrikaans, faith]],
    [{ of_category: 'faith', of_language: 'en' }, () => [faith]],
    [{ of_category: 'ministry' }, () => []],
    [{ first_language: 'en' }, () => [english, faith, afrikaans]],
    [{ first_language: 'af' }, () => [afrikaans, english, faith]],
    [{ first_language: 'en', of_category: 'faith' }, () => [faith, afrikaans]],
  ])('%j', async (filters, expected) => {
    const { rows } = await search(word, 50, 0, anon, filters)
    expect(slugs(rows)).toEqual(expected())
    expect(rows.every((row) => row.total === rows.length)).toBe(true)
  })

  test('apply without a text, too', async () => {
    const { rows } = await search('', 1, 0, anon, { of_language: 'af' })
    expect(rows[0]!.language).toBe('af')
  })
})

test('beyond 241 matches counting stops, and the newest of the best come first', async () => {
  const word = unique()
  const posts = Array.from({ length: 250 }, (_, index) =>
    samplePost({
      title: 'A title',
      excerpt: null,
      content: word,
      published_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      language: 'en',
      category: null,
    }),
  )
  await insert(secret, 'blog_posts', posts)
  const inTitle = await publish(word, { published_at: '2025-01-01T00:00:00Z' })
  const { rows } = await search(word, 3)
  expect(slugs(rows)).toEqual([inTitle, posts[249]!.slug, posts[248]!.slug])
  expect(rows[0]!.total).toBe(241)
  const last = (await search(word, 50, 200)).rows
  expect(slugs(last).at(-1)).toBe(posts[10]!.slug)
})

test('without a text the first language leads, each newest first', async () => {
  const languageOf = async (size: number, offset: number) =>
    (await search('', size, offset, anon, { first_language: 'af', of_category: 'leadership' })).rows
  for (const [language, day] of [
    ['en', 4],
    ['af', 1],
    ['af', 2],
    ['en', 3],
  ] as const)
    await publish(unique(), { language, category: 'leadership', published_at: `2026-02-0${day}T00:00:00Z` })
  const whole = await languageOf(50, 0)
  const order = whole.map(({ language, published_at }) => [
    language !== 'af',
    -Date.parse(String(published_at)),
  ])
  expect(order.length).toBeGreaterThanOrEqual(4)
  expect(order).toEqual(order.toSorted(([a, x], [b, y]) => Number(a) - Number(b) || Number(x) - Number(y)))
  const paged = [...(await languageOf(3, 0)), ...(await languageOf(50, 3))]
  expect(slugs(paged)).toEqual(slugs(whole))
})

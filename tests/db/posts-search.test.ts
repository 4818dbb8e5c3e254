/** The search of published posts. Every test has a word of its own, so that it meets no other posts. */
import { HOUR, type Row, anon, call, fromNow, makeUser, samplePost, store, unique } from './rest'

const search = (query: string | null, size = 50, offset = 0, caller = anon) =>
  call(caller, 'search_posts', { query, page_size: size, page_offset: offset })

const slugs = (rows: Row[]) => rows.map((row) => row.slug)

/** Publishes a post and returns its slug. */
const publish = async (title: string, fields: Row = {}) =>
  (await store('blog_posts', samplePost({ title, ...fields }))).slug

test('gives what a list of posts shows, and the number of all that were found', async () => {
  const word = unique()
  const fields = {
    excerpt: 'An excerpt.',
    featured_image: '/a.webp',
    featured_image_alt: 'A lamp.',
    language: 'af',
    category: 'faith',
    published_at: '2026-01-02T03:04:05+00:00',
  }
  const slug = await publish(word, fields)
  const { rows } = await search(word)
  expect(rows).toEqual([
    {
      title: word,
      slug,
      excerpt: 'An excerpt.',
      featured_image: '/a.webp',
      featured_image_alt: 'A lamp.',
      language: 'af',
      category: 'faith',
      published_at: expect.stringContaining('2026-01-02'),
      total: 1,
    },
  ])
})

describe('letters', () => {
  test('upper and lower case are the same', async () => {
    const word = unique('Word')
    const slug = await publish(word)
    for (const query of [word, word.toLowerCase(), word.toUpperCase()]) {
      expect(slugs((await search(query)).rows)).toEqual([slug])
    }
  })

  test.each([
    ['sê', ['se', 'SE', 'sê', 'SÊ', 'Sê', 's\u0065\u0302']],
    ['SÊ', ['se', 'sê', 'SÊ']],
    ['se', ['sê', 'SÊ']],
    ['geïnspireerde reën', ['geinspireerde reen', 'GEÏNSPIREERDE', 'geïnspireerde rEE']],
    ['s\u0065\u0302 (in two characters)', ['se (in', 'sê (in']],
    ['’n Môre', ['’n more']],
  ])('%s', async (text, queries) => {
    const word = unique()
    const slug = await publish(`${word} ${text}`)
    for (const query of queries) {
      expect([query, slugs((await search(`${word} ${query}`)).rows)]).toEqual([query, [slug]])
    }
    expect((await search(`${word} so`)).rows).toEqual([])
  })

  test.each(['%', '_', '\\', "'", '"', '*', '.', '(', '[a-z]', '$1', '\\0', ';--'])(
    '%p stands for itself',
    async (sign) => {
      const word = unique()
      const slug = await publish(`${word} a${sign}b`)
      await publish(`${word} axb`)
      await publish(`${word} a b`)
      expect(slugs((await search(`${word} a${sign}b`)).rows)).toEqual([slug])
      expect(slugs((await search(`${word} a${sign}`)).rows)).toEqual([slug])
    },
  )
})

describe('where it looks', () => {
  test('in the title or the excerpt, at any place, and not in the content', async () => {
    const word = unique()
    const inTitle = await publish(`Before${word}after`, { published_at: '2026-01-02T00:00:00Z' })
    const inExcerpt = await publish('A title', {
      excerpt: `Before ${word}.`,
      published_at: '2026-01-01T00:00:00Z',
    })
    await publish('A title', { content: word })
    await publish('A title', { excerpt: null })
    expect(slugs((await search(word)).rows)).toEqual([inTitle, inExcerpt])
  })

  test('a match does not run from the title into the excerpt', async () => {
    const word = unique()
    await publish(word, { excerpt: 'excerpt' })
    expect((await search(`${word}excerpt`)).rows).toEqual([])
    expect((await search(`${word} excerpt`)).rows).toEqual([])
  })

  test('never among drafts, in the bin or before the time has come, whoever asks', async () => {
    const word = unique()
    await store('blog_posts', samplePost({ title: word, status: 'draft' }))
    await publish(word, { published_at: fromNow(HOUR) })
    await publish(word, { deleted_at: fromNow(0) })
    for (const caller of [anon, await makeUser(), await makeUser('editor'), await makeUser('admin')]) {
      expect((await search(word, 50, 0, caller)).rows).toEqual([])
    }
  })

  test('an empty query finds every post, no query none', async () => {
    await publish('A title')
    expect((await search('', 1)).rows).toHaveLength(1)
    expect((await search(null)).rows).toEqual([])
  })
})

describe('pages', () => {
  const word = unique()

  beforeAll(async () => {
    for (const day of [3, 1, 2]) {
      await publish(`${word} ${day}`, { published_at: `2026-01-0${day}T00:00:00Z` })
    }
  })

  const days = (rows: Row[]) => rows.map((row) => String(row.title).slice(-1)).join('')

  test('the newest first, page by page, always with the total', async () => {
    expect(days((await search(word)).rows)).toBe('321')
    const first = (await search(word, 2)).rows
    const second = (await search(word, 2, 2)).rows
    expect([days(first), days(second)]).toEqual(['32', '1'])
    expect([...first, ...second].map((row) => row.total)).toEqual([3, 3, 3])
    expect((await search(word, 2, 4)).rows).toEqual([])
  })

  test('a size or place that makes no sense counts as the nearest that does', async () => {
    for (const size of [0, -1]) expect(days((await search(word, size)).rows)).toBe('3')
    expect(days((await search(word, 2, -5)).rows)).toBe('32')
  })

  test('hold fifty posts at most, in an order that stays', async () => {
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

/** The search of published posts. Every test has a word of its own, so that it meets no other posts. */
import { changeAs, createAs } from './posts'
import {
  HOUR,
  type Row,
  anon,
  call,
  fromNow,
  insert,
  makeUser,
  remove,
  samplePost,
  secret,
  store,
  unique,
} from './rest'

const search = (query: string | null, size = 50, offset = 0, caller = anon, filters: Row = {}) =>
  call(caller, 'search_posts', { query, page_size: size, page_offset: offset, ...filters })

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
    ['’n Môre', ['’n more', "'n more", '‘N MORE']],
    ["dit is 'n dag", ['dit is ’n dag']],
    ['“sê” hy', ['"se" hy']],
    ['two\u00a0words', ['two words', 'two\n words']],
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
  test('in the title, the excerpt or the content, at any place, and in this order', async () => {
    const word = unique()
    const day = (number: number) => ({ published_at: `2026-01-0${number}T00:00:00Z` })
    const inContent = await publish('A title', { content: `Before **${word}**.`, ...day(6) })
    const alsoInContent = await publish('A title', { content: `${word} before`, ...day(5) })
    const inExcerpt = await publish('A title', { excerpt: `Before ${word}.`, content: word, ...day(4) })
    const alsoInExcerpt = await publish('A title', { excerpt: word, ...day(3) })
    const inTitle = await publish(`Before${word}after`, { excerpt: word, content: word, ...day(2) })
    const alsoInTitle = await publish(word, day(1))
    await publish('A title', { excerpt: null })
    expect(slugs((await search(word)).rows)).toEqual([
      inTitle,
      alsoInTitle,
      inExcerpt,
      alsoInExcerpt,
      inContent,
      alsoInContent,
    ])
    expect(slugs((await search(word, 3, 2)).rows)).toEqual([inExcerpt, alsoInExcerpt, inContent])
  })

  test.each([
    ['a **heavy** heart', 'a heavy heart'],
    ['a _heavy_ ~~light~~ heart', 'a heavy light heart'],
    ['see [the *good* news](https://example.org/a "Title")', 'see the good news'],
    ['![A lit lamp](/a.webp)', 'a lit lamp'],
    ['broken\nover lines', 'broken over lines'],
    ['> quoted\n> words', 'quoted words'],
    ['<b class="x">bold</b> words', 'bold words'],
    ['a footnote[^1] here', 'a footnote here'],
    ['five \\* six', 'five * six'],
    ['snake_case and 2*3', 'snake_case and 2*3'],
  ])('in the content %j is found by %j', async (content, query) => {
    const word = unique()
    const slug = await publish('A title', { content: `${word}\n${content}` })
    expect(slugs((await search(`${word} ${query}`)).rows)).toEqual([slug])
  })

  test('not in the address of a link, which nobody reads', async () => {
    const word = unique()
    await publish('A title', { content: `[A link](https://example.org/${word})` })
    expect((await search(word)).rows).toEqual([])
  })

  test('one letter and two are found as many are', async () => {
    const [one, two] = ['\u0454', '\u0454\u0491']
    const inTitle = await publish(`Before${two}after`)
    const inContent = await publish('A title', { content: `${one}, Before${two}after` })
    for (const query of [one, two]) expect(slugs((await search(query)).rows)).toEqual([inTitle, inContent])
  })

  test('in what the post is now', async () => {
    const [before, after] = [unique(), unique()]
    const editor = await makeUser('editor')
    const { id, slug } = await createAs(editor, { title: before, excerpt: before, content: before })
    await changeAs(editor, id, { title: 'A title', excerpt: null, content: after })
    expect((await search(before)).rows).toEqual([])
    expect(slugs((await search(after)).rows)).toEqual([slug])
    const found = async () => (await search(after)).rows.length
    await changeAs(editor, id, { status: 'draft' })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { status: 'published' })
    expect(await found()).toBe(1)
    await changeAs(editor, id, { published_at: fromNow(HOUR) })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { published_at: fromNow(-HOUR) })
    expect(await found()).toBe(1)
    await changeAs(editor, id, { deleted_at: fromNow(0) })
    expect(await found()).toBe(0)
    await changeAs(editor, id, { deleted_at: null })
    expect(await found()).toBe(1)
    await remove(secret, 'blog_posts', `id=eq.${id}`)
    expect(await found()).toBe(0)
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
    await store('blog_posts', samplePost({ content: word, status: 'draft' }))
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
  ])('%j', async (filters, expected) => {
    const { rows } = await search(word, 50, 0, anon, filters)
    expect(slugs(rows)).toEqual(expected())
    expect(rows.every((row) => row.total === rows.length)).toBe(true)
  })

  test('without a text, too', async () => {
    const { rows } = await search('', 1, 0, anon, { of_language: 'af' })
    expect(rows[0]!.language).toBe('af')
  })
})

test('of very many it counts 241, and gives the newest of those with the best place', async () => {
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

/** The staff list of posts. Each test uses a unique word, to match no other posts. */
import { type Row, call, secret, store, update } from '../rest'
import { DAY, type User, fromNow, makeUser, samplePost, unique } from '../samples'

let editor: User

beforeAll(async () => {
  editor = await makeUser('editor')
})

const list = async (args: Row) => (await call(editor, 'staff_posts', args)).rows
const titles = async (args: Row) => (await list(args)).map(({ title }) => String(title).split(' ').pop())

/** Stores posts titled with a unique word and their key; returns the word. */
async function make(posts: Record<string, Row>): Promise<string> {
  const word = unique()
  for (const [name, fields] of Object.entries(posts)) {
    await store('blog_posts', samplePost({ title: `${word} ${name}`, ...fields }))
  }
  return word
}

test('filters by status, language, category and bin; scheduled is a future publication', async () => {
  const query = await make({
    draft: { status: 'draft', published_at: '2026-01-05T00:00:00Z' },
    live: { published_at: '2026-01-04T00:00:00Z', category: 'faith' },
    later: { published_at: fromNow(DAY), language: 'af' },
    lewend: { published_at: '2026-01-03T00:00:00Z', language: 'af', category: 'faith' },
    binned: { deleted_at: fromNow(0) },
  })
  expect(await titles({ query })).toEqual(['later', 'draft', 'live', 'lewend'])
  expect(await titles({ query, of_status: 'draft' })).toEqual(['draft'])
  expect(await titles({ query, of_status: 'published' })).toEqual(['live', 'lewend'])
  expect(await titles({ query, of_status: 'scheduled' })).toEqual(['later'])
  expect(await titles({ query, of_language: 'af' })).toEqual(['later', 'lewend'])
  expect(await titles({ query, of_category: 'faith' })).toEqual(['live', 'lewend'])
  expect(await titles({ query, of_category: 'faith', of_language: 'en' })).toEqual(['live'])
  expect(await titles({ query, in_bin: true })).toEqual(['binned'])
  expect(await titles({ query, of_status: 'unheard-of' })).toEqual([])
})

test('returns the fields of the list, without the text', async () => {
  const query = await make({ x: { category: 'ministry' } })
  const [row] = await list({ query })
  expect(row).toMatchObject({ status: 'published', language: 'en', category: 'ministry' })
  expect(row).toMatchObject({ updated_by: 'system', deleted_at: null, total: 1 })
  expect(row).not.toHaveProperty('content')
})

test('searches title and excerpt, ignoring case and diacritics', async () => {
  const word = unique()
  await store('blog_posts', samplePost({ title: `Wêreld ${word}` }))
  await store('blog_posts', samplePost({ excerpt: `wereld ${word}` }))
  await store('blog_posts', samplePost({ content: `wereld ${word}` }))
  for (const query of [`WERELD ${word}`, `wêreld ${word}`]) expect(await list({ query })).toHaveLength(2)
  for (const query of ['%', '_', "'"]) expect(await list({ query: `wereld${query}${word}` })).toEqual([])
})

test('sorts by time, last change or title', async () => {
  const query = await make({
    b: { published_at: '2026-01-01T00:00:00Z' },
    Ä: { published_at: '2026-01-03T00:00:00Z' },
    c: { published_at: '2026-01-02T00:00:00Z' },
  })
  const [, , b] = await list({ query })
  await update(secret, 'blog_posts', `id=eq.${b?.id}`, { excerpt: 'Changed.' })
  expect(await titles({ query })).toEqual(['Ä', 'c', 'b'])
  expect(await titles({ query, sort: 'title' })).toEqual(['Ä', 'b', 'c'])
  expect((await titles({ query, sort: 'changed' }))[0]).toBe('b')
  expect(await titles({ query, sort: 'unheard-of' })).toEqual(['Ä', 'c', 'b'])
})

test('is paged with the total; out-of-range sizes and offsets are clamped', async () => {
  const query = await make({
    1: { published_at: '2026-01-03T00:00:00Z' },
    2: { published_at: '2026-01-02T00:00:00Z' },
    3: { published_at: '2026-01-01T00:00:00Z' },
  })
  expect(await titles({ query, page_size: 2 })).toEqual(['1', '2'])
  expect(await titles({ query, page_size: 2, page_offset: 2 })).toEqual(['3'])
  expect((await list({ query, page_size: 2, page_offset: 2 }))[0]?.total).toBe(3)
  expect(await titles({ query, page_size: 0 })).toEqual(['1'])
  expect(await titles({ query, page_offset: -1 })).toEqual(['1', '2', '3'])
})

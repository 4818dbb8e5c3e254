/** Queries of the sitemap. Each test looks for its own posts, as others are listed too. */
import { type Row, anon, call, store, update } from '../rest'
import { HOUR, fromNow, makeUser, samplePost } from '../samples'

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))

async function addresses(caller = anon): Promise<Row[]> {
  const { body } = await call(caller, 'sitemap_posts', { page_size: 1000, page_offset: 0 })
  return body as unknown as Row[]
}

const slugs = (rows: Row[]) => rows.map(({ slug }) => slug)

test('a post has its slug, language, last change and translation, nothing else', async () => {
  const english = await post()
  const afrikaans = await post({ language: 'af', translation_id: english.id })
  const found = (await addresses()).find(({ slug }) => slug === afrikaans.slug)
  expect(found).toEqual({
    slug: afrikaans.slug,
    language: 'af',
    changed_at: expect.any(String),
    translation: { slug: english.slug, language: 'en' },
  })
  expect(Date.parse(String(found?.changed_at))).toBe(Date.parse(String(afrikaans.updated_at)))
})

test.each([
  ['a draft', { status: 'draft' }],
  ['a scheduled post', { published_at: fromNow(HOUR) }],
  ['a post in the bin', { deleted_at: fromNow(0) }],
])('%s is not listed, neither itself nor as a translation', async (_, fields) => {
  const hidden = await post(fields)
  const live = await post({ language: 'af', translation_id: hidden.id })
  for (const caller of [anon, await makeUser('editor')]) {
    const told = await addresses(caller)
    expect(slugs(told)).not.toContain(hidden.slug)
    if (caller === anon)
      expect(told.find(({ slug }) => slug === live.slug)).toMatchObject({ translation: null })
  }
})

test('is in ascending order, in contiguous pages', async () => {
  const first = await post({ published_at: '2001-01-01T00:00:00Z' })
  const second = await post({ published_at: '2001-01-01T00:00:01Z' })
  const run = async (page_size: number, page_offset: number) =>
    slugs((await call(anon, 'sitemap_posts', { page_size, page_offset })).body as unknown as Row[])
  const all = await run(1000, 0)
  expect(all.indexOf(second.slug)).toBe(all.indexOf(first.slug) + 1)
  expect([...(await run(2, 0)), ...(await run(2, 2))]).toEqual(all.slice(0, 4))
  expect(await run(10, 100_000)).toEqual([])
  expect(await run(-1, -1)).toEqual(all.slice(0, 1))
})

test('counts follow the live posts, and the time follows the last change', async () => {
  const of = async (category: string) =>
    (await call(anon, 'live_post_counts')).rows.find((row) => row.category === category)
  const before = Number((await of('leadership'))?.posts ?? 0)
  await post({ category: 'leadership', status: 'draft' })
  await post({ category: 'leadership', published_at: fromNow(HOUR) })
  const live = await post({ category: 'leadership' })
  expect(Number((await of('leadership'))?.posts)).toBe(before + 1)
  const editor = await makeUser('editor')
  await update(editor, 'blog_posts', `id=eq.${live.id}`, { title: 'Another title' })
  const changed = await of('leadership')
  expect(Date.parse(String(changed?.changed_at))).toBeGreaterThan(Date.parse(String(live.updated_at)))
})

/** The tags of what visitors see, which expire with every change of it, on all instances of the web server. */
import { POSTS_TAG, postTag, translationTag } from '@/lib/posts/cache'
import { CONTENT_TAG } from '@/lib/site/cache'
import { changeAs, createAs } from './posts'
import { HOUR, type User, anon, call, fromNow, insert, makeUser, request, secret, unique } from './rest'
import { query } from './second-database'

interface Answer {
  readonly next: number
  readonly tags: readonly { tag: string; transaction: number; age: number }[]
}

let editor: User
beforeAll(async () => {
  editor = await makeUser('editor')
})

const ask = async (since?: number) =>
  (await call(anon, 'tags_expired_since', since === undefined ? {} : { since })).body as Answer

/** The tags that expire through some work, as a visitor may read them. */
async function expiredBy(work: () => Promise<unknown>): Promise<string[]> {
  const { next } = await ask()
  await work()
  return (await ask(next)).tags.map(({ tag }) => tag).toSorted()
}

const tagsOf = (...names: string[]) => [...new Set([POSTS_TAG, ...names])].toSorted()

test('whatever is done to a published post expires the lists and its page, also by SQL', async () => {
  const [first, second] = [unique(), unique()]
  let id: unknown
  const published = await expiredBy(async () => {
    id = (await createAs(editor, { slug: first })).id
  })
  const own = translationTag(String(id))
  expect(published).toEqual(tagsOf(postTag(first), own))
  for (const change of [{ title: 'Another' }, { status: 'draft' }, { status: 'published' }])
    expect(await expiredBy(() => changeAs(editor, id, change))).toEqual(tagsOf(postTag(first), own))
  expect(await expiredBy(() => changeAs(editor, id, { slug: second }))).toEqual(
    tagsOf(postTag(first), postTag(second), own),
  )
  for (const deleted_at of [fromNow(0), null])
    expect(await expiredBy(() => changeAs(editor, id, { deleted_at }))).toEqual(tagsOf(postTag(second), own))
  const remove = () => request(secret, 'DELETE', `/rest/v1/blog_posts?id=eq.${id}`)
  expect(await expiredBy(remove)).toEqual(tagsOf(postTag(second), own))
})

test('the pages of a post and of its former and present translation expire', async () => {
  const [post, first, second] = await Promise.all(
    ['en', 'af', 'af'].map((language) => createAs(editor, { language })),
  )
  const link = (translation_id: unknown) => expiredBy(() => changeAs(editor, post!.id, { translation_id }))
  await link(first!.id)
  const expired = await link(second!.id)
  for (const { slug, id } of [post!, first!, second!])
    expect(expired).toEqual(expect.arrayContaining([postTag(String(slug)), translationTag(String(id))]))
})

test('a draft expires nothing, and of a scheduled post nobody learns the address', async () => {
  const draft = await createAs(editor, { status: 'draft' })
  expect(await expiredBy(() => changeAs(editor, draft.id, { title: 'Another', slug: unique() }))).toEqual([])
  expect(await expiredBy(() => changeAs(editor, draft.id, { deleted_at: fromNow(0) }))).toEqual([])
  const slug = unique()
  const scheduled = await expiredBy(() => createAs(editor, { slug, published_at: fromNow(HOUR) }))
  expect(scheduled).toContain(postTag(slug))
  for (const tag of scheduled) expect(tag).toMatch(/^(?:posts|(?:post|translation):[0-9a-f]{3})$/)
})

test('a version of the content expires it, whether it is live, scheduled or cancelled', async () => {
  const version = (live_from: string, number: number) =>
    insert(secret, 'content_versions', {
      key: 'facts',
      version: number,
      document: {},
      live_from,
      made_by: 'a',
    })
  expect(await expiredBy(() => version(fromNow(-HOUR), 901))).toEqual([CONTENT_TAG])
  expect(await expiredBy(() => version(fromNow(HOUR), 902))).toEqual([CONTENT_TAG])
  const cancel = () => request(secret, 'DELETE', '/rest/v1/content_versions?version=gt.900')
  expect(await expiredBy(cancel)).toEqual([CONTENT_TAG])
  expect(await expiredBy(cancel)).toEqual([])
})

test('a change that is not made expires nothing', async () => {
  const { slug } = await createAs(editor)
  expect(await expiredBy(() => insert(editor, 'blog_posts', { title: 'A', content: 'A', slug }))).toEqual([])
})

test('a tag has its age, and a process that has asked another database gets all of them', async () => {
  await createAs(editor)
  const all = await ask()
  // The tags come in no order: which row is read first is up to the database.
  const age = Math.min(...all.tags.filter(({ tag }) => tag === POSTS_TAG).map(({ age }) => age))
  expect(age).toBeGreaterThanOrEqual(0)
  expect(age).toBeLessThan(30_000)
  expect((await ask(all.next + 1_000_000)).tags).toHaveLength(all.tags.length)
})

test('after a day the last of each tag is kept, for pages that were made long ago', async () => {
  const tags = [unique('t'), unique('t')]
  for (const [number, tag, age] of [
    [1, tags[0], '3 days'],
    [2, tags[0], '2 days'],
    [3, tags[1], '2 days'],
    [4, tags[1], '1 hour'],
  ])
    await query(
      'insert into private.expired_tags (transaction_id, tag, expired_at) values ($1, $2, now() - $3::interval)',
      [number, tag, age],
    )
  await query('select public.purge_expired()')
  const kept = 'select transaction_id as number from private.expired_tags where tag = any ($1) order by 1'
  expect((await query(kept, [tags])).map(({ number }) => Number(number))).toEqual([2, 4])
})

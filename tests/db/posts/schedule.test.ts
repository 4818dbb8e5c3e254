/** The time of publication: visibility of a post before and after it. */
import { randomUUID } from 'node:crypto'
import { changeAs, isSeen, postOf, sampleFields } from './posts'
import { type Row, call, select, store } from '../rest'
import { DAY, HOUR, type User, fromNow, makeUser, samplePost } from '../samples'

let editor: User

beforeAll(async () => {
  editor = await makeUser('editor')
})

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))
const change = (id: unknown, fields: Row) => changeAs(editor, id, fields)
const time = (value: unknown) => Date.parse(String(value))

test('the time is set on publication, kept afterwards, and may be given', async () => {
  const draft = await post({ status: 'draft' })
  expect(draft.published_at).toBeNull()
  await change(draft.id, { status: 'published' })
  const { published_at } = await postOf(draft.id)
  expect(Math.abs(Date.now() - time(published_at))).toBeLessThan(60_000)
  await change(draft.id, { status: 'draft' })
  await change(draft.id, { status: 'published' })
  expect(await postOf(draft.id)).toMatchObject({ published_at })
  await change(draft.id, { published_at: null })
  expect((await postOf(draft.id)).published_at).toEqual(expect.any(String))
  const earlier = await post({ published_at: '2026-01-02T03:04:05Z' })
  expect(time(earlier.published_at)).toBe(time('2026-01-02T03:04:05Z'))
})

test('a scheduled post is hidden from visitors until its time, but visible to staff', async () => {
  const later = await post({ published_at: fromNow(HOUR) })
  expect(await isSeen(later.id)).toBe(false)
  expect((await select(editor, 'blog_posts', `id=eq.${later.id}`)).rows).toHaveLength(1)
  await change(later.id, { published_at: fromNow(-1000) })
  expect(await isSeen(later.id)).toBe(true)
})

test('a scheduled post appears automatically', async () => {
  const soon = await post({ published_at: fromNow(1500) })
  expect(await isSeen(soon.id)).toBe(false)
  while (!(await isSeen(soon.id)));
  expect(Date.now()).toBeGreaterThanOrEqual(time(soon.published_at))
})

test('a save says whether the translation is, or was, scheduled together', async () => {
  const at = fromNow(DAY)
  const scheduled = (fields: Row) => sampleFields({ status: 'published', published_at: at, ...fields })
  const together = async (post_id: unknown, args: Row) =>
    ((await call(editor, 'save_post', { post_id, is_new: false, ...args })).body as Row).together
  const [english, afrikaans] = [randomUUID(), randomUUID()]
  expect(await together(english, { is_new: true, fields: scheduled({}) })).toBe(false)
  const of = { language: 'af', translation_id: english }
  expect(await together(afrikaans, { is_new: true, fields: scheduled(of) })).toBe(true)
  const change = async (fields: Row) => {
    const { slug, title, version } = await postOf(afrikaans)
    return together(afrikaans, {
      base_version: version,
      fields: scheduled({ slug, title, ...of, ...fields }),
    })
  }
  expect(await change({ published_at: fromNow(2 * DAY) })).toBe(true)
  expect(await change({ status: 'draft', published_at: null })).toBe(true)
  expect(await change({ status: 'draft', published_at: null, title: 'Changed' })).toBe(false)
})

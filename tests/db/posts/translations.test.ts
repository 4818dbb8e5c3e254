/** A post and its translation, linked both ways. */
import { changeAs, postOf } from './posts'
import { type Row, insert, remove, secret, store, stored } from '../rest'
import { DAY, HOUR, type User, fromNow, makeUser, samplePost } from '../samples'

let editor: User

beforeAll(async () => {
  editor = await makeUser('editor')
})

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))
const change = (id: unknown, fields: Row) => changeAs(editor, id, fields)

const partner = async (id: unknown) => (await postOf(id)).translation_id
const pair = async () => [await post({ language: 'en' }), await post({ language: 'af' })] as const

test('a translation is linked or unlinked from either side, for both posts', async () => {
  const [english, afrikaans] = await pair()
  await change(english.id, { translation_id: afrikaans.id })
  expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([afrikaans.id, english.id])
  await change(afrikaans.id, { translation_id: null })
  expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([null, null])
})

test('a new post may link its translation, which counts as a change of the other', async () => {
  const english = await post()
  const body = samplePost({ language: 'af', translation_id: english.id })
  expect((await insert(editor, 'blog_posts', body)).code).toBeUndefined()
  const afrikaans = await stored('blog_posts', `slug=eq.${body.slug}`)
  expect(await postOf(english.id)).toMatchObject({ translation_id: afrikaans?.id, version: 2 })
  expect(afrikaans).toMatchObject({ translation_id: english.id, version: 1 })
})

test('replacing a translation frees the former one', async () => {
  const [english, first] = await pair()
  const second = await post({ language: 'af' })
  await change(english.id, { translation_id: first.id })
  await change(english.id, { translation_id: second.id })
  expect([await partner(english.id), await partner(first.id), await partner(second.id)]).toEqual([
    second.id,
    null,
    english.id,
  ])
})

test('a translation in the same language, itself, taken or missing is refused', async () => {
  const [english, afrikaans] = await pair()
  const other = await post({ language: 'en' })
  const link = (id: unknown, translation_id: unknown) => change(id, { translation_id })
  expect(await link(english.id, other.id)).toMatchObject({ status: 409, code: 'PT409' })
  expect((await link(english.id, english.id)).status).toBeGreaterThanOrEqual(400)
  expect(await link(english.id, fromNow(0))).toMatchObject({ code: '22P02' })
  expect(await link(english.id, '11111111-1111-4111-8111-111111111111')).toMatchObject({ code: '23503' })
  await link(english.id, afrikaans.id)
  const taken = await link(other.id, afrikaans.id)
  expect(taken).toMatchObject({ status: 409, code: '23505' })
  expect(JSON.stringify(taken.body)).toContain('blog_posts_translation_id_key')
  expect(await change(english.id, { language: 'af' })).toMatchObject({ status: 409, code: 'PT409' })
  expect(await postOf(english.id)).toMatchObject({ language: 'en', translation_id: afrikaans.id, version: 2 })
  expect(await partner(other.id)).toBeNull()
})

describe('a scheduled post', () => {
  /** A post scheduled for a time, and its translation with the given fields. */
  const scheduled = async (at: string, fields: Row = {}) => {
    const english = await post({ language: 'en', published_at: at })
    return [english, await post({ language: 'af', translation_id: english.id, ...fields })] as const
  }
  const stateOf = async (id: unknown) => {
    const { status, published_at } = await postOf(id)
    return [status, published_at && Date.parse(String(published_at))]
  }

  test.each<[string, Row]>([
    ['to another day', { published_at: fromNow(3 * DAY) }],
    ['so that it is published now', { published_at: fromNow(-1000) }],
    ['back to a draft', { status: 'draft', published_at: null }],
  ])('takes along a translation of the same minute %s, from either side', async (_, fields) => {
    const minute = `${fromNow(DAY).slice(0, 16)}:00Z`
    for (const side of [0, 1]) {
      const pairOfPosts = await scheduled(minute, { published_at: minute.replace(':00Z', ':30Z') })
      expect((await change(pairOfPosts[side]!.id, fields)).code).toBeUndefined()
      expect(await stateOf(pairOfPosts[1 - side]!.id)).toEqual(await stateOf(pairOfPosts[side]!.id))
      expect((await postOf(pairOfPosts[1 - side]!.id)).updated_by).toBe(editor.email)
    }
  })

  test.each<[string, Row]>([
    ['has a moment of its own', { published_at: fromNow(DAY + HOUR) }],
    ['is live', { published_at: fromNow(-HOUR) }],
    ['is a draft', { status: 'draft', published_at: fromNow(DAY) }],
    ['is in the bin', { published_at: fromNow(DAY), deleted_at: fromNow(0) }],
  ])('leaves alone a translation that %s', async (_, fields) => {
    const isSame = fields.status ?? fields.deleted_at
    const [english, afrikaans] = await scheduled(isSame ? String(fields.published_at) : fromNow(DAY), fields)
    const before = await postOf(afrikaans.id)
    await change(english.id, { published_at: fromNow(3 * DAY) })
    expect(await postOf(afrikaans.id)).toEqual(before)
  })

  test('that has gone live takes nothing along', async () => {
    const at = fromNow(-HOUR)
    const [english, afrikaans] = await scheduled(at, { published_at: at })
    const before = await postOf(afrikaans.id)
    await change(english.id, { status: 'draft' })
    expect(await postOf(afrikaans.id)).toEqual(before)
  })
})

test('deleting a translation permanently does not change the other post', async () => {
  const [english, afrikaans] = await pair()
  await change(english.id, { translation_id: afrikaans.id })
  await remove(secret, 'blog_posts', `id=eq.${afrikaans.id}`)
  const { title, content, status, published_at } = english
  expect(await postOf(english.id)).toMatchObject({
    title,
    content,
    status,
    published_at,
    translation_id: null,
  })
})

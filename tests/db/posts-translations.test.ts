/** A post and its translation: each refers to the other. */
import { changeAs, postOf } from './posts'
import {
  type Row,
  type User,
  fromNow,
  insert,
  makeUser,
  remove,
  samplePost,
  secret,
  store,
  stored,
} from './rest'

let editor: User

beforeAll(async () => {
  editor = await makeUser('editor')
})

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))
const change = (id: unknown, fields: Row) => changeAs(editor, id, fields)

const partner = async (id: unknown) => (await postOf(id)).translation_id
const pair = async () => [await post({ language: 'en' }), await post({ language: 'af' })] as const

test('a translation is linked from either side, and both posts know it; unlinking works the same way', async () => {
  const [english, afrikaans] = await pair()
  await change(english.id, { translation_id: afrikaans.id })
  expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([afrikaans.id, english.id])
  await change(afrikaans.id, { translation_id: null })
  expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([null, null])
})

test('a new post may link its translation, which counts as a change of the other post', async () => {
  const english = await post()
  const body = samplePost({ language: 'af', translation_id: english.id })
  expect((await insert(editor, 'blog_posts', body)).code).toBeUndefined()
  const afrikaans = await stored('blog_posts', `slug=eq.${body.slug}`)
  expect(await postOf(english.id)).toMatchObject({ translation_id: afrikaans?.id, version: 2 })
  expect(afrikaans).toMatchObject({ translation_id: english.id, version: 1 })
})

test('a translation may be replaced by another: the former one is free again', async () => {
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

test('a translation is refused if it has the same language, is the post itself, is taken or does not exist', async () => {
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
  expect(await postOf(english.id)).toMatchObject({
    language: 'en',
    translation_id: afrikaans.id,
    version: 2,
  })
  expect(await partner(other.id)).toBeNull()
})

test('a translation that is deleted for good leaves the other post as it is', async () => {
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

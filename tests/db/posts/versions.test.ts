/** Versions of a post: authors, former texts, and refused saves. */
import { changeAs, createAs, postOf } from './posts'
import { type Row, request, secret, select, store } from '../rest'
import { type User, makeUser, samplePost } from '../samples'

let editor: User
let admin: User

beforeAll(async () => {
  editor = await makeUser('editor')
  admin = await makeUser('admin')
})

const change = (id: unknown, fields: Row, who = editor, filter = '') => changeAs(who, id, fields, filter)
const former = async (id: unknown) =>
  (await select(editor, 'post_revisions', `post_id=eq.${id}&order=version`)).rows
const save = (fields: Row = {}) => createAs(editor, fields)

test('a new post is version 1, with its author and no former text', async () => {
  const post = await save()
  expect(post).toMatchObject({ version: 1, updated_by: editor.email })
  expect(await former(post.id)).toEqual([])
  expect(await store('blog_posts', samplePost())).toMatchObject({ updated_by: 'system' })
})

test('linking a translation changes both, and an older save cannot undo it', async () => {
  const [english, afrikaans] = [await save(), await save({ language: 'af' })]
  await change(afrikaans.id, { translation_id: english.id }, admin)
  expect(await postOf(english.id)).toMatchObject({
    translation_id: afrikaans.id,
    version: 2,
    updated_by: admin.email,
  })
  await change(english.id, { title: 'Late', translation_id: null }, editor, '&version=eq.1')
  expect(await postOf(english.id)).toMatchObject({ title: english.title, translation_id: afrikaans.id })
  expect(await former(english.id)).toEqual([])
})

test('each save keeps the previous text, with its author and time', async () => {
  const post = await save({ excerpt: 'First.', category: 'faith', featured_image: '/a.webp' })
  await change(post.id, { title: 'Second', excerpt: null }, admin)
  await change(post.id, { content: 'Third.', language: 'af' })
  const { created_at, updated_at, updated_by, id, author_id, translation_id, deleted_at, ...text } = post
  expect([typeof created_at, author_id, translation_id, deleted_at]).toEqual([
    'string',
    editor.id,
    null,
    null,
  ])
  const [first, second, ...more] = await former(id)
  expect(more).toEqual([])
  expect(first).toEqual({ ...text, post_id: id, saved_at: updated_at, saved_by: updated_by })
  expect(second).toMatchObject({ ...text, title: 'Second', excerpt: null, version: 2, saved_by: admin.email })
  const now = await postOf(id)
  expect(now).toMatchObject({ title: 'Second', content: 'Third.', language: 'af', version: 3 })
  expect(now).toMatchObject({ updated_by: editor.email })
})

test('a save without changes makes no version', async () => {
  const post = await save()
  const { title, slug, content, excerpt, status, language } = post
  expect((await change(post.id, { title, slug, content, excerpt, status, language }, admin)).status).toBe(204)
  expect(await postOf(post.id)).toEqual(post)
  expect(await former(post.id)).toEqual([])
})

test('a change based on an old version changes no row', async () => {
  const post = await save()
  await change(post.id, { title: 'By a colleague' }, admin)
  const path = `/rest/v1/blog_posts?id=eq.${post.id}&version=eq.1&select=version`
  const late = await request(
    editor,
    'PATCH',
    path,
    { title: 'Too late' },
    { prefer: 'return=representation' },
  )
  expect(late).toMatchObject({ status: 200, rows: [] })
  expect(await postOf(post.id)).toMatchObject({ title: 'By a colleague', version: 2 })
  expect(await former(post.id)).toHaveLength(1)
})

test('of five concurrent changes of a version one is kept', async () => {
  const post = await save()
  const titles = ['a', 'b', 'c', 'd', 'e']
  await Promise.all(titles.map((title) => change(post.id, { title }, editor, '&version=eq.1')))
  expect(await postOf(post.id)).toMatchObject({ version: 2 })
  expect(await former(post.id)).toHaveLength(1)
})

test('a former text is restored by an ordinary save, and deleted with its post', async () => {
  const post = await save({ title: 'As it was' })
  await change(post.id, { title: 'Spoiled' })
  await change(post.id, { title: String((await former(post.id))[0]?.title) })
  expect(await postOf(post.id)).toMatchObject({ title: 'As it was', version: 3 })
  await request(secret, 'DELETE', `/rest/v1/blog_posts?id=eq.${post.id}`)
  expect(await former(post.id)).toEqual([])
})

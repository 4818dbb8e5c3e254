/** Saving a post: one function that creates it or changes exactly one version, and its answers. */
import { randomUUID } from 'node:crypto'
import { postOf, sampleFields } from './posts'
import { type Caller, type Row, anon, call, store, update } from '../rest'
import { HOUR, type User, fromNow, makeUser, samplePost, unique } from '../samples'

let editor: User
let admin: User

beforeAll(async () => {
  editor = await makeUser('editor')
  admin = await makeUser('admin')
})

interface Saved {
  readonly outcome: string
  readonly post: Row
  readonly together: boolean
}

const save = (post_id: unknown, args: Row, who: Caller = editor) =>
  call(who, 'save_post', { post_id, is_new: false, ...args })
const saved = async (post_id: unknown, args: Row, who?: Caller) =>
  (await save(post_id, args, who)).body as Saved

/** Creates a post; returns its id and initial fields. */
async function create(given: Row = {}) {
  const [id, fields] = [randomUUID(), sampleFields(given)]
  expect(await saved(id, { is_new: true, fields })).toMatchObject({ outcome: 'saved' })
  return { id, fields }
}

test('a new post is stored under its id, with its author', async () => {
  const id = randomUUID()
  const fields = sampleFields({ category: 'faith', excerpt: 'Short.', featured_image: '/a.webp' })
  const { post, ...rest } = await saved(id, { is_new: true, fields })
  expect(rest).toEqual({ outcome: 'saved', together: false })
  expect(post).toMatchObject({ ...fields, id, version: 1, author_id: editor.id, updated_by: editor.email })
  expect(await postOf(id)).toMatchObject({ ...fields, version: 1 })
})

test('a change applies only to the version it was based on', async () => {
  const { id, fields } = await create()
  const changed = { ...fields, title: 'Better', slug: unique('better-') }
  const answer = await saved(id, { base_version: 1, fields: changed }, admin)
  expect(answer).toMatchObject({ outcome: 'saved' })
  expect(answer.post).toMatchObject({ ...changed, version: 2, updated_by: admin.email, author_id: editor.id })
  const late = await saved(id, { base_version: 1, fields: { ...fields, title: 'Late' } })
  expect(late).toMatchObject({ outcome: 'conflict', post: { title: 'Better', version: 2 } })
  expect(await postOf(id)).toMatchObject({ title: 'Better', version: 2 })
})

test('of five concurrent saves of a version one is stored; the others conflict', async () => {
  const { id, fields } = await create()
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((title) => saved(id, { base_version: 1, fields: { ...fields, title } })),
  )
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual([...Array(4).fill('conflict'), 'saved'])
  expect(await postOf(id)).toMatchObject({ version: 2 })
})

describe('a repeated save', () => {
  test('is stored once, for a new post and for a change', async () => {
    const { id, fields } = await create({ status: 'published' })
    for (const base_version of [null, 1])
      expect((await saved(id, { is_new: true, base_version, fields })).post).toMatchObject({ version: 1 })
    const changed = { ...fields, title: 'Changed' }
    const again = () => saved(id, { base_version: 1, fields: changed })
    for (const answer of [await again(), await again()])
      expect(answer).toMatchObject({ outcome: 'saved', post: { version: 2, title: 'Changed' } })
  })

  test('publishes at once if the repeat has no time', async () => {
    const { id, fields } = await create({ status: 'published', published_at: fromNow(HOUR) })
    const sent = { is_new: true, base_version: 1, fields: { ...fields, published_at: null } }
    expect(await saved(id, sent)).toMatchObject({ outcome: 'saved', post: { version: 2 } })
  })

  test('with another text changes the version just created, if its answer may be lost', async () => {
    const { id, fields } = await create()
    const changed = { ...fields, title: 'Changed' }
    expect(await saved(id, { is_new: true, fields: changed })).toMatchObject({ outcome: 'conflict' })
    const sent = { is_new: true, base_version: 1, fields: changed }
    expect(await saved(id, sent)).toMatchObject({ outcome: 'saved', post: { version: 2 } })
    const again = { ...sent, fields: { ...changed, title: 'Changed again' } }
    expect(await saved(id, again)).toMatchObject({ outcome: 'conflict', post: { title: 'Changed' } })
  })
})

test('an unknown or binned post is reported as gone and unchanged', async () => {
  const { id, fields } = await create()
  expect(await saved(randomUUID(), { base_version: 1, fields })).toEqual({ outcome: 'gone' })
  await update(editor, 'blog_posts', `id=eq.${id}`, { deleted_at: fromNow(0) })
  const before = await postOf(id)
  const late = { base_version: 1, fields: { ...fields, slug: unique('late-') } }
  for (const is_new of [false, true])
    expect(await saved(id, { is_new, ...late })).toEqual({ outcome: 'gone' })
  expect(await postOf(id)).toEqual(before)
})

test('a time sent back without seconds is kept; a different one replaces it', async () => {
  const { id, fields } = await create({ published_at: '2026-01-02T03:04:05.678Z' })
  const at = async () => Date.parse(String((await postOf(id)).published_at))
  const minute = { ...fields, title: 'Changed', published_at: '2026-01-02T03:04:00Z' }
  await saved(id, { base_version: 1, fields: minute })
  expect(await at()).toBe(Date.parse('2026-01-02T03:04:05.678Z'))
  await saved(id, { base_version: 2, fields: { ...minute, published_at: '2026-01-02T03:05:00Z' } })
  expect(await at()).toBe(Date.parse('2026-01-02T03:05:00Z'))
  await saved(id, { base_version: 3, fields: { ...minute, published_at: null } })
  expect(await postOf(id)).toMatchObject({ published_at: null, version: 4 })
})

test('changing a post’s translation unlinks the former one', async () => {
  const [first, second] = [await store('blog_posts', samplePost()), await store('blog_posts', samplePost())]
  const { id, fields } = await create({ language: 'af', translation_id: first.id })
  await saved(id, { base_version: 1, fields: { ...fields, translation_id: second.id } })
  expect(await postOf(first.id)).toMatchObject({ translation_id: null })
  expect(await postOf(second.id)).toMatchObject({ translation_id: id })
})

test('a refused value changes nothing, and the error identifies it', async () => {
  const { id, fields } = await create()
  const other = await create({ language: 'af' })
  const before = await postOf(id)
  const refused = async (change: Row, args: Row = { base_version: 1 }, of: unknown = id) => {
    const { code, body } = await save(of, { ...args, fields: { ...fields, ...change } })
    return [code, JSON.stringify(body)]
  }
  expect((await refused({ slug: other.fields.slug }))[0]).toBe('23505')
  expect((await refused({}, { is_new: true }, randomUUID()))[0]).toBe('23505')
  expect((await refused({ translation_id: randomUUID() }))[0]).toBe('23503')
  expect((await refused({ translation_id: other.id, language: 'af' }))[0]).toBe('PT409')
  await create({ translation_id: other.id })
  const [code, message] = await refused({ translation_id: other.id })
  expect(code).toBe('23505')
  expect(message).toContain('translation')
  expect((await refused({ title: ' ' }))[0]).toBe('23514')
  expect(await postOf(id)).toEqual(before)
})

test('only staff can save posts; for others they do not exist', async () => {
  const { id, fields } = await create({ status: 'published' })
  const stranger = await makeUser()
  const change = { base_version: 1, fields: { ...fields, title: 'Taken over' } }
  expect((await save(id, change, anon)).code).toBe('42501')
  expect(await saved(id, change, stranger)).toEqual({ outcome: 'gone' })
  const created = await save(randomUUID(), { is_new: true, fields: sampleFields() }, stranger)
  expect(created.code).toBe('42501')
  expect(await postOf(id)).toMatchObject({ title: fields.title, version: 1 })
})

test('only form fields can be sent', async () => {
  const { id, fields } = await create()
  const { author_id, created_at } = await postOf(id)
  const sent = {
    author_id: admin.id,
    updated_by: 'x',
    version: 9,
    deleted_at: fromNow(0),
    created_at: fromNow(0),
  }
  await saved(id, { base_version: 1, fields: { ...fields, ...sent, title: 'Changed' } })
  const kept = { author_id, created_at, updated_by: editor.email, version: 2, deleted_at: null }
  expect(await postOf(id)).toMatchObject({ ...kept, title: 'Changed' })
})

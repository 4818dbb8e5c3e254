/** When a post is seen and by whom: its time, its translation, links that show a draft. */
import { changeAs, isSeen, postOf } from './posts'
import {
  DAY,
  HOUR,
  type Row,
  type User,
  anon,
  call,
  fromNow,
  insert,
  makeUser,
  remove,
  request,
  samplePost,
  secret,
  select,
  store,
  stored,
  update,
} from './rest'

let editor: User
let stranger: User

beforeAll(async () => {
  editor = await makeUser('editor')
  stranger = await makeUser()
})

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))
const change = (id: unknown, fields: Row) => changeAs(editor, id, fields)
const time = (value: unknown) => Date.parse(String(value))

describe('the time of publication', () => {
  test('is filled when a post goes out, kept after that, and may be given', async () => {
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

  test('hides a post from visitors until it has come; staff see it', async () => {
    const later = await post({ published_at: fromNow(HOUR) })
    expect(await isSeen(later.id)).toBe(false)
    expect((await select(editor, 'blog_posts', `id=eq.${later.id}`)).rows).toHaveLength(1)
    await change(later.id, { published_at: fromNow(-1000) })
    expect(await isSeen(later.id)).toBe(true)
  })

  test('comes by itself', async () => {
    const soon = await post({ published_at: fromNow(1500) })
    expect(await isSeen(soon.id)).toBe(false)
    while (!(await isSeen(soon.id)));
    expect(Date.now()).toBeGreaterThanOrEqual(time(soon.published_at))
  })

  test('the next one is told, of what will be seen only', async () => {
    const next = async () => time((await call(anon, 'next_publication')).body)
    const soonest = fromNow(20_000)
    await post({ published_at: fromNow(10_000), status: 'draft' })
    await post({ published_at: fromNow(10_000), deleted_at: fromNow(0) })
    const scheduled = await post({ published_at: soonest })
    expect(await next()).toBe(time(soonest))
    await change(scheduled.id, { deleted_at: fromNow(0) })
    expect(await next()).not.toBe(time(soonest))
  })
})

describe('a translation', () => {
  const partner = async (id: unknown) => (await postOf(id)).translation_id
  const pair = async () => [await post({ language: 'en' }), await post({ language: 'af' })] as const

  test('is known by both, from either side, and parted by both', async () => {
    const [english, afrikaans] = await pair()
    await change(english.id, { translation_id: afrikaans.id })
    expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([afrikaans.id, english.id])
    await change(afrikaans.id, { translation_id: null })
    expect([await partner(english.id), await partner(afrikaans.id)]).toEqual([null, null])
  })

  test('is linked by a new post too, which the other counts as a change', async () => {
    const english = await post()
    const body = samplePost({ language: 'af', translation_id: english.id })
    expect((await insert(editor, 'blog_posts', body)).code).toBeUndefined()
    const afrikaans = await stored('blog_posts', `slug=eq.${body.slug}`)
    expect(await postOf(english.id)).toMatchObject({ translation_id: afrikaans?.id, version: 2 })
    expect(afrikaans).toMatchObject({ translation_id: english.id, version: 1 })
  })

  test('may be exchanged for another: the former one is free again', async () => {
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

  test('is refused in the same language, as its own, where it is taken or is none', async () => {
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

  test('that goes for good leaves the other one alone', async () => {
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
})

describe('a preview link', () => {
  const shown = async (preview_id: unknown, who: Parameters<typeof call>[0] = anon) =>
    (await call(who, 'preview_post', { preview_id })).rows
  const make = async (post_id: unknown) => {
    expect((await insert(editor, 'post_previews', { post_id })).status).toBe(201)
    return (await stored('post_previews', `post_id=eq.${post_id}`))!
  }

  test('shows the draft as it is now to whoever holds it, for seven days', async () => {
    const draft = await post({ status: 'draft', excerpt: 'An excerpt.' })
    const link = await make(draft.id)
    expect(link.created_by).toBe(editor.email)
    expect(Math.abs(time(link.expires_at) - Date.now() - 7 * DAY)).toBeLessThan(60_000)
    await change(draft.id, { title: 'A better title' })
    for (const who of [anon, stranger]) {
      expect(await shown(link.id, who)).toMatchObject([{ title: 'A better title', content: draft.content }])
    }
    expect(Object.keys((await shown(link.id))[0]!).sort()).toEqual(
      'category content excerpt expires_at featured_image featured_image_alt language published_at title updated_at'
        .split(' ')
        .sort(),
    )
  })

  test('there is one a post; by GET it is read too', async () => {
    const draft = await post({ status: 'draft' })
    const link = await make(draft.id)
    expect(await insert(editor, 'post_previews', { post_id: draft.id })).toMatchObject({ code: '23505' })
    const path = `/rest/v1/rpc/preview_post?preview_id=${link.id}`
    expect((await request(anon, 'GET', path)).rows).toMatchObject([{ title: draft.title }])
  })

  test('shows nothing once it is withdrawn or has run out, or its post lies in the bin', async () => {
    const links = []
    for (let count = 1; count <= 3; count++) links.push(await make((await post({ status: 'draft' })).id))
    const [withdrawn, late, binned] = links as [Row, Row, Row]
    await remove(editor, 'post_previews', `id=eq.${withdrawn.id}`)
    await update(secret, 'post_previews', `id=eq.${late.id}`, { expires_at: fromNow(-1000) })
    await change(binned.post_id, { deleted_at: fromNow(0) })
    for (const link of links) expect(await shown(link.id)).toEqual([])
  })

  test.each([['expires_at'], ['created_by'], ['id']])('%s cannot be sent in', async (column) => {
    const { id } = await post({ status: 'draft' })
    const value = { expires_at: '2036-01-01T00:00:00Z', created_by: 'a', id }[column]
    expect((await insert(editor, 'post_previews', { post_id: id, [column]: value })).status).toBe(403)
    expect(await stored('post_previews', `post_id=eq.${id}`)).toBeUndefined()
  })

  test('a guess shows nothing', async () => {
    expect(await shown('11111111-1111-4111-8111-111111111111')).toEqual([])
    expect(await shown(null)).toEqual([])
  })
})

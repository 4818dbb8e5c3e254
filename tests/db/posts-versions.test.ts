/** What keeps a writer's work: versions and former texts, the bin, former addresses. */
import { changeAs, isSeen, postOf } from './posts'
import {
  DAY,
  NO_RIGHT,
  type Row,
  type User,
  anon,
  call,
  fromNow,
  insert,
  makeUser,
  request,
  samplePost,
  secret,
  select,
  store,
  stored,
  unique,
} from './rest'

let editor: User
let admin: User

beforeAll(async () => {
  editor = await makeUser('editor')
  admin = await makeUser('admin')
})

const change = (id: unknown, fields: Row, who = editor, filter = '') => changeAs(who, id, fields, filter)
const former = async (id: unknown) =>
  (await select(editor, 'post_revisions', `post_id=eq.${id}&order=version`)).rows
const leadsTo = async (old_slug: unknown) => (await call(anon, 'post_redirect', { old_slug })).body

/** Saves a post as the editor and returns it as stored. */
async function save(fields: Row = {}): Promise<Row> {
  const body = samplePost(fields)
  expect((await insert(editor, 'blog_posts', body)).code).toBeUndefined()
  return (await stored('blog_posts', `slug=eq.${body.slug}`))!
}

describe('versions', () => {
  test('a new post is version 1, with who wrote it and no former text', async () => {
    const post = await save()
    expect(post).toMatchObject({ version: 1, updated_by: editor.email })
    expect(await former(post.id)).toEqual([])
    expect(await store('blog_posts', samplePost())).toMatchObject({ updated_by: 'system' })
  })

  test('a link to a translation counts as a change of both: a save that began before it does not undo it', async () => {
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

  test('each save keeps the text before it, with who saved that and when', async () => {
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
    expect(second).toMatchObject({
      ...text,
      title: 'Second',
      excerpt: null,
      version: 2,
      saved_by: admin.email,
    })
    const now = await postOf(id)
    expect(now).toMatchObject({ title: 'Second', content: 'Third.', language: 'af', version: 3 })
    expect(now).toMatchObject({ updated_by: editor.email })
  })

  test('a save that changes nothing makes no version', async () => {
    const post = await save()
    const { title, slug, content, excerpt, status, language } = post
    expect((await change(post.id, { title, slug, content, excerpt, status, language }, admin)).status).toBe(
      204,
    )
    expect(await postOf(post.id)).toEqual(post)
    expect(await former(post.id)).toEqual([])
  })

  test('who changes a version that is no longer the last changes no row', async () => {
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

  test('of five who save the same version at once one is kept', async () => {
    const post = await save()
    const titles = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(titles.map((title) => change(post.id, { title }, editor, '&version=eq.1')))
    expect(await postOf(post.id)).toMatchObject({ version: 2 })
    expect(await former(post.id)).toHaveLength(1)
  })

  test('a former text goes back by an ordinary save, and goes when its post goes', async () => {
    const post = await save({ title: 'As it was' })
    await change(post.id, { title: 'Spoiled' })
    await change(post.id, { title: String((await former(post.id))[0]?.title) })
    expect(await postOf(post.id)).toMatchObject({ title: 'As it was', version: 3 })
    await request(secret, 'DELETE', `/rest/v1/blog_posts?id=eq.${post.id}`)
    expect(await former(post.id)).toEqual([])
  })
})

describe('the bin', () => {
  const bin = (id: unknown, at = fromNow(0)) => change(id, { deleted_at: at })

  test('takes a post from visitors and its address with it, and gives both back', async () => {
    const post = await save()
    expect(await isSeen(post.id)).toBe(true)
    await bin(post.id)
    expect(await isSeen(post.id)).toBe(false)
    expect(await postOf(post.id)).toEqual({ ...post, deleted_at: expect.any(String) })
    await change(post.id, { deleted_at: null })
    expect(await isSeen(post.id)).toBe(true)
    expect(await postOf(post.id)).toEqual(post)
  })

  test('its clock is the database: no time that is sent in hurries or holds it', async () => {
    for (const at of [fromNow(-400 * DAY), fromNow(400 * DAY)]) {
      const post = await save()
      await bin(post.id, at)
      const { deleted_at } = await postOf(post.id)
      expect(Math.abs(Date.now() - Date.parse(String(deleted_at)))).toBeLessThan(60_000)
      await bin(post.id, at)
      expect(await postOf(post.id)).toMatchObject({ deleted_at })
    }
  })

  test('holds no address: another post takes it, and then the first cannot come back under it', async () => {
    const { id, slug } = await save()
    await bin(id)
    await save({ slug })
    const heir = (await stored('blog_posts', `slug=eq.${slug}&deleted_at=is.null`))!
    expect(heir.id).not.toBe(id)
    expect(await change(id, { deleted_at: null })).toMatchObject({ status: 409, code: '23505' })
    const other = unique('other-')
    expect((await change(id, { deleted_at: null, slug: other })).status).toBe(204)
    expect(await isSeen(id)).toBe(true)
    await change(heir.id, { slug: unique('moved-') })
    expect(await leadsTo(slug)).toBe((await postOf(heir.id)).slug)
  })

  test('nobody deletes for good by hand', async () => {
    const post = await save()
    await bin(post.id)
    for (const user of [editor, admin]) {
      const answer = await request(user, 'DELETE', `/rest/v1/blog_posts?id=eq.${post.id}`)
      expect(answer).toMatchObject({ status: 403, code: NO_RIGHT })
    }
    expect((await postOf(post.id)).id).toBe(post.id)
  })
})

describe('former addresses', () => {
  test('lead to the post itself, whatever it is called by now: never a chain', async () => {
    const { id, slug } = await save()
    const [second, third] = [unique('second-'), unique('third-')]
    await change(id, { slug: second })
    await change(id, { slug: third })
    expect([await leadsTo(slug), await leadsTo(second), await leadsTo(third)]).toEqual([third, third, null])
    await change(id, { slug })
    expect([await leadsTo(slug), await leadsTo(second)]).toEqual([null, slug])
  })

  test('of a draft, or of what is not out yet, are not kept', async () => {
    for (const fields of [{ status: 'draft' }, { published_at: fromNow(DAY) }]) {
      const { id, slug } = await save(fields)
      await change(id, { slug: unique('new-') })
      await change(id, { status: 'published', published_at: fromNow(-DAY) })
      expect(await leadsTo(slug)).toBeNull()
    }
  })

  test('tell nothing of a post that is not live', async () => {
    for (const fields of [{ status: 'draft' }, { published_at: fromNow(DAY) }, { deleted_at: fromNow(0) }]) {
      const { id, slug } = await save()
      await change(id, { slug: unique('new-') })
      await change(id, fields)
      expect(await leadsTo(slug)).toBeNull()
    }
    for (const unknown of ['', unique(), null]) expect(await leadsTo(unknown)).toBeNull()
  })

  test('taken and left by another post, lead to that one', async () => {
    const [first, second] = [await save(), await save()]
    await change(first.id, { slug: unique('new-') })
    await change(second.id, { slug: first.slug })
    const moved = unique('moved-')
    await change(second.id, { slug: moved })
    expect(await leadsTo(first.slug)).toBe(moved)
  })
})

/** The bin, and redirects from former addresses. */
import { changeAs, createAs, isSeen, postOf } from './posts'
import { type Row, anon, call, stored } from '../rest'
import { DAY, type User, fromNow, makeUser, unique } from '../samples'

let editor: User

beforeAll(async () => {
  editor = await makeUser('editor')
})

const change = (id: unknown, fields: Row, who = editor, filter = '') => changeAs(who, id, fields, filter)
const leadsTo = async (old_slug: unknown) => (await call(anon, 'post_redirect', { old_slug })).body
const save = (fields: Row = {}) => createAs(editor, fields)

describe('the bin', () => {
  const bin = (id: unknown, at = fromNow(0)) => change(id, { deleted_at: at })

  test('hides a post and its address from visitors, and restores both', async () => {
    const post = await save()
    expect(await isSeen(post.id)).toBe(true)
    await bin(post.id)
    expect(await isSeen(post.id)).toBe(false)
    expect(await postOf(post.id)).toEqual({ ...post, deleted_at: expect.any(String) })
    await change(post.id, { deleted_at: null })
    expect(await isSeen(post.id)).toBe(true)
    expect(await postOf(post.id)).toEqual(post)
  })

  test('sets the time of deletion in the database, whatever time is sent', async () => {
    for (const at of [fromNow(-400 * DAY), fromNow(400 * DAY)]) {
      const post = await save()
      await bin(post.id, at)
      const { deleted_at } = await postOf(post.id)
      expect(Math.abs(Date.now() - Date.parse(String(deleted_at)))).toBeLessThan(60_000)
      await bin(post.id, at)
      expect(await postOf(post.id)).toMatchObject({ deleted_at })
    }
  })

  test('frees the address: once taken, the post cannot be restored under it', async () => {
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
})

describe('former addresses', () => {
  test('lead directly to the post’s present address, never in a chain', async () => {
    const { id, slug } = await save()
    const [second, third] = [unique('second-'), unique('third-')]
    await change(id, { slug: second })
    await change(id, { slug: third })
    expect([await leadsTo(slug), await leadsTo(second), await leadsTo(third)]).toEqual([third, third, null])
    await change(id, { slug })
    expect([await leadsTo(slug), await leadsTo(second)]).toEqual([null, slug])
  })

  test('of drafts and unpublished posts are not kept', async () => {
    for (const fields of [{ status: 'draft' }, { published_at: fromNow(DAY) }]) {
      const { id, slug } = await save(fields)
      await change(id, { slug: unique('new-') })
      await change(id, { status: 'published', published_at: fromNow(-DAY) })
      expect(await leadsTo(slug)).toBeNull()
    }
  })

  test('reveal nothing of a post that is not live', async () => {
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

/** Preview links, which show a draft to anybody who has them. */
import { changeAs } from './posts'
import { type Row, anon, call, insert, remove, request, secret, store, stored, update } from '../rest'
import { DAY, type User, fromNow, makeUser, samplePost } from '../samples'

let editor: User
let stranger: User

beforeAll(async () => {
  editor = await makeUser('editor')
  stranger = await makeUser()
})

const post = (fields: Row = {}) => store('blog_posts', samplePost(fields))
const change = (id: unknown, fields: Row) => changeAs(editor, id, fields)
const time = (value: unknown) => Date.parse(String(value))

const shown = async (preview_id: unknown, who: Parameters<typeof call>[0] = anon) =>
  (await call(who, 'preview_post', { preview_id })).rows
const make = async (post_id: unknown) => {
  expect((await insert(editor, 'post_previews', { post_id })).status).toBe(201)
  return (await stored('post_previews', `post_id=eq.${post_id}`))!
}

test('a preview link shows the current draft to anybody for seven days', async () => {
  const draft = await post({ status: 'draft', excerpt: 'An excerpt.' })
  const link = await make(draft.id)
  expect(link.created_by).toBe(editor.email)
  expect(Math.abs(time(link.expires_at) - Date.now() - 7 * DAY)).toBeLessThan(60_000)
  await change(draft.id, { title: 'A better title' })
  for (const who of [anon, stranger]) {
    expect(await shown(link.id, who)).toMatchObject([{ title: 'A better title', content: draft.content }])
  }
  expect(Object.keys((await shown(link.id))[0]!).sort()).toEqual(
    'author_name author_role category content excerpt expires_at featured_image featured_image_alt is_sensitive language published_at title updated_at'
      .split(' ')
      .sort(),
  )
})

test('a post has one preview link, also readable by GET', async () => {
  const draft = await post({ status: 'draft' })
  const link = await make(draft.id)
  expect(await insert(editor, 'post_previews', { post_id: draft.id })).toMatchObject({ code: '23505' })
  const path = `/rest/v1/rpc/preview_post?preview_id=${link.id}`
  expect((await request(anon, 'GET', path)).rows).toMatchObject([{ title: draft.title }])
})

test('a preview link shows nothing once withdrawn, expired or binned', async () => {
  const links = []
  for (let count = 1; count <= 3; count++) links.push(await make((await post({ status: 'draft' })).id))
  const [withdrawn, late, binned] = links as [Row, Row, Row]
  await remove(editor, 'post_previews', `id=eq.${withdrawn.id}`)
  await update(secret, 'post_previews', `id=eq.${late.id}`, { expires_at: fromNow(-1000) })
  await change(binned.post_id, { deleted_at: fromNow(0) })
  for (const link of links) expect(await shown(link.id)).toEqual([])
})

test.each([['expires_at'], ['created_by'], ['id']])('%s of a preview link cannot be set', async (column) => {
  const { id } = await post({ status: 'draft' })
  const value = { expires_at: '2036-01-01T00:00:00Z', created_by: 'a', id }[column]
  expect((await insert(editor, 'post_previews', { post_id: id, [column]: value })).status).toBe(403)
  expect(await stored('post_previews', `post_id=eq.${id}`)).toBeUndefined()
})

test('a guessed link shows nothing', async () => {
  expect(await shown('11111111-1111-4111-8111-111111111111')).toEqual([])
  expect(await shown(null)).toEqual([])
})

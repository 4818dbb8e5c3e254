/** Unsaved input of members of staff. */
import { CHECK, NO_RIGHT, type Row, insert, remove, request, select, stored, update } from '../rest'
import { DAY, type User, fromNow, makeUser } from '../samples'
import { sampleDraft } from './posts'

let writer: User
let colleague: User

beforeAll(async () => {
  writer = await makeUser('editor')
  colleague = await makeUser('admin')
})

const keep = (who: User, draft: Row) =>
  request(who, 'POST', '/rest/v1/post_drafts', draft, { prefer: 'resolution=merge-duplicates' })
const of = async (who: User, { post_id }: Row) =>
  (await select(who, 'post_drafts', `post_id=eq.${post_id}`)).rows

test('a writer has one draft per post, the newest, invisible to colleagues', async () => {
  const draft = sampleDraft()
  expect((await keep(writer, draft)).status).toBe(201)
  const newer = { ...draft, version: 'sent', input: { title: 'A whole title' } }
  expect((await keep(writer, newer)).status).toBeLessThan(300)
  expect(await of(writer, draft)).toMatchObject([{ ...newer, user_id: writer.id }])

  const theirs = { ...draft, input: { title: 'A colleague’s' } }
  expect(await of(colleague, draft)).toEqual([])
  expect((await keep(colleague, theirs)).status).toBe(201)
  await update(colleague, 'post_drafts', `post_id=eq.${draft.post_id}`, { version: '7' })
  await remove(colleague, 'post_drafts', `post_id=eq.${draft.post_id}`)
  expect(await of(writer, draft)).toMatchObject([newer])
  expect(await of(colleague, draft)).toEqual([])
})

test.each([
  ['a version that no post has', { version: '0' }, CHECK],
  ['a list in place of the fields', { input: [] }, CHECK],
  ['a text of megabytes', { input: { content: 'x'.repeat(1_500_001) } }, CHECK],
  ['a time that would keep it for years', { typed_at: fromNow(2 * DAY) }, NO_RIGHT],
])('%s is refused', async (_, fields, code) => {
  const draft = sampleDraft(fields as Row)
  expect(await insert(writer, 'post_drafts', draft)).toMatchObject({ code })
  expect(await stored('post_drafts', `post_id=eq.${draft.post_id}`)).toBeUndefined()
})

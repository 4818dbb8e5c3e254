/** How and in which language staff hear of leads: each sets it for themselves only. */
import { CHECK, type Caller, NO_RIGHT, type Row, anon, stored, update } from '../rest'
import { type User, makeUser, newUser } from '../samples'

const admin = newUser('admin')
const editor = newUser('editor')

const choose = (who: Caller, account: string, fields: Row) =>
  update(who, 'staff', `user_id=eq.${account}`, fields)
const rowOf = async ({ id }: User) => (await stored('staff', `user_id=eq.${id}`))!

test('everyone starts with a default', async () => {
  expect(await rowOf(await makeUser('editor'))).toMatchObject({ lead_mail: 'at-once', mail_language: 'en' })
})

test.each(['digest', 'none', 'at-once'])(
  'an admin and an editor choose %s, each for themselves',
  async (lead_mail) => {
    for (const user of [admin, editor]) {
      const before = await rowOf(user)
      for (const mail_language of ['af', 'en']) {
        expect((await choose(user, user.id, { lead_mail, mail_language })).status).toBe(204)
        expect(await rowOf(user)).toEqual({ ...before, lead_mail, mail_language })
      }
    }
  },
)

test('nobody chooses for somebody else, not even an admin', async () => {
  const colleague = await makeUser('editor')
  const before = await rowOf(colleague)
  const change = { lead_mail: 'none', mail_language: 'af' }
  for (const user of [admin, editor, await makeUser()]) {
    expect((await choose(user, colleague.id, change)).status).toBe(204)
    // Whatever the filter matches, only their own row changes.
    for (const filter of ['role=eq.editor', ''])
      expect((await update(user, 'staff', filter, change)).status).toBe(204)
    expect(await rowOf(colleague)).toEqual(before)
  }
  expect((await choose(anon, colleague.id, change)).code).toBe(NO_RIGHT)
  expect(await rowOf(colleague)).toEqual(before)
})

test.each<[string, unknown, string]>([
  ['lead_mail', 'weekly', CHECK],
  ['lead_mail', '', CHECK],
  ['lead_mail', null, '23502'],
  ['mail_language', 'dutch', CHECK],
  ['mail_language', 'EN', CHECK],
  ['mail_language', null, '23502'],
  ['lead_filters', { name: 'Mine' }, CHECK],
  ['lead_filters', Array(21).fill({ name: 'Mine' }), CHECK],
  ['lead_filters', [{ name: 'a'.repeat(20_001) }], CHECK],
])('there is no %s %j', async (column, value, code) => {
  expect((await choose(editor, editor.id, { [column]: value })).code).toBe(code)
})

test('each keeps filters of the list of leads, which colleagues neither see nor change', async () => {
  const lead_filters = Array(20).fill({ name: 'Radio', query: 'source=radio' })
  expect((await choose(admin, admin.id, { lead_filters })).status).toBe(204)
  await choose(editor, admin.id, { lead_filters: [] })
  expect(await rowOf(admin)).toMatchObject({ lead_filters })
})

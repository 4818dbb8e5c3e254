/** Storage of invitation tokens, and the lifetime of their links. */
import { INVITATION_DAYS, INVITATION_HOURS } from '@/lib/retention'
import { type Member, account, invitationOf, invited, query } from './invitations'

let admin: Member
// A new admin per test: the invitations of an admin are limited per hour.
beforeEach(async () => {
  admin = await account('admin')
})

test('a token written into an account later by the auth server is removed', async () => {
  const { id } = await account()
  const [row] = await query(
    `update auth.users set raw_user_meta_data = '{"invitation_token": "a", "sub": "b"}' where id = $1
     returning raw_user_meta_data`,
    [id],
  )
  expect(row).toEqual({ raw_user_meta_data: { sub: 'b' } })
})

test('the token is in no table, only in the message', async () => {
  const { email, token } = await invited(admin)
  const { id } = await invitationOf(email)
  const [mail] = await query(
    'select m.*, private.mail_data(m) as data from public.mail_messages m where m.invitation_id = $1',
    [id],
  )
  expect(mail).toMatchObject({
    kind: 'staff-invitation',
    recipient: email,
    language: 'en',
    data: { token, role: 'editor', invited_by: admin.email },
  })
  const { data, ...stored } = mail!
  expect(data).toBeDefined()
  const hash = token.split('_')[1]!
  expect(JSON.stringify([stored, await invitationOf(email)])).not.toContain(hash)
})

test('the link works for its hours; an invitation is kept for its days after it ended', async () => {
  const { email } = await invited(admin)
  const { sent_at, expires_at } = await invitationOf(email)
  expect(Date.parse(String(expires_at)) - Date.parse(String(sent_at))).toBe(INVITATION_HOURS * 3_600_000)
  const hour = "interval '1 hour'"
  const age = async (direction: '+' | '-') => {
    const each = await invited(admin)
    await query(
      `update private.staff_invitations
       set expires_at = now() - make_interval(days => $2) ${direction} ${hour} where email = $1`,
      [each.email, INVITATION_DAYS],
    )
    return each.email
  }
  const [kept, gone] = [await age('+'), await age('-')]
  const { id } = await invitationOf(gone)
  await query('select public.purge_expired()')
  expect(await invitationOf(kept)).toBeDefined()
  expect(await invitationOf(gone)).toBeUndefined()
  expect(await query('select from public.mail_messages where invitation_id = $1', [id])).toEqual([])
})

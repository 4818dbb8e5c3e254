/** Accepting an invitation with an existing account, such as a former member's. */
import { randomUUID } from 'node:crypto'
import { type Member, account, answerOf, invited, query, registerWith, roleOf, shown } from './invitations'
import { uniqueEmail } from '../samples'
import { NEW_ACCOUNT } from '../second-database'

let admin: Member
beforeAll(async () => {
  admin = await account('admin')
})

describe('a person with an account', () => {
  test('accepts while signed in; all other sessions end', async () => {
    const former = await account()
    const other = randomUUID()
    await query('insert into auth.sessions (id, user_id) values ($1, $2)', [other, former.id])
    const { token } = await invited(admin, former.email, 'admin')
    expect(await shown(token)).toEqual({
      state: 'open',
      email: former.email,
      role: 'admin',
      has_account: true,
    })
    expect(await answerOf('accept_invitation', [token], former)).toBe(true)
    expect(await roleOf(former.id)).toBe('admin')
    const sessions = await query('select id from auth.sessions where user_id = $1', [former.id])
    expect(sessions).toEqual([{ id: former.session }])
    expect(await answerOf('accept_invitation', [token], former)).toBe(false)
  })

  test('cannot accept with another’s token, a wrong one, or in an ended session', async () => {
    const [former, stranger] = [await account(), await account()]
    const { token } = await invited(admin, former.email)
    expect(await answerOf('accept_invitation', [token], stranger)).toBe(false)
    expect(await answerOf('accept_invitation', [`${token}0`], former)).toBe(false)
    expect(await answerOf('accept_invitation', [token], { ...former, session: randomUUID() })).toBe(false)
    await query('update private.staff_invitations set expires_at = now() where email = $1', [former.email])
    expect(await answerOf('accept_invitation', [token], former)).toBe(false)
    expect([await roleOf(former.id), await roleOf(stranger.id)]).toEqual([undefined, undefined])
  })

  test('can return after removal', async () => {
    const member = await account('editor')
    expect(await answerOf('remove_staff', [member.id], admin)).toBe(true)
    const { token } = await invited(admin, member.email, 'editor')
    await expect(registerWith(member.email, token)).rejects.toThrow()
    const session = randomUUID()
    await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, member.id])
    expect(await answerOf('accept_invitation', [token], { ...member, session })).toBe(true)
    expect(await roleOf(member.id)).toBe('editor')
  })
})

test('an account added with the secret key keeps its role when it accepts', async () => {
  const { email, token } = await invited(admin, uniqueEmail(), 'admin')
  const [id, session] = [randomUUID(), randomUUID()]
  await query(NEW_ACCOUNT, [id, email])
  await query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  await query("insert into public.staff (user_id, role) values ($1, 'editor')", [id])
  expect(await answerOf('accept_invitation', [token], { id, email, session })).toBe(true)
  expect(await roleOf(id)).toBe('editor')
})

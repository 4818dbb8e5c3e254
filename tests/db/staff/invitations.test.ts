/** Only invited people get an account: the trigger on the auth server's accounts, and link tokens. */
import { randomUUID } from 'node:crypto'
import {
  type Member,
  account,
  answerOf,
  invitationOf,
  invite,
  invited,
  query,
  register,
  registerWith,
  roleOf,
  shown,
  tokenOf,
} from './invitations'
import { uniqueEmail } from '../samples'
import { staffRoles } from '@/lib/staff/roles'

const REFUSED = 'only who is invited gets an account'

let admin: Member
// A new admin per test: the invitations of an admin are limited per hour.
beforeEach(async () => {
  admin = await account('admin')
})

const expire = (email: string) =>
  query("update private.staff_invitations set expires_at = now() - interval '1 second' where email = $1", [
    email,
  ])

describe('creating an account', () => {
  test('needs a token; nothing else will do', async () => {
    const { email } = await invited(admin)
    const said = [null, {}, { invitation_token: null }, { invitation_token: '' }, { invitation_token: 1 }]
    for (const each of [...said, { invitation_token: { a: 1 } }, { invitation_token: '_' }])
      await expect(register(email, each)).rejects.toThrow(REFUSED)
    expect(await query('select from auth.users where email = $1', [email])).toEqual([])
  })

  test('needs the right token', async () => {
    const { email, token } = await invited(admin)
    const [id, hash] = token.split('_') as [string, string]
    const other = (await invited(admin)).token
    const wrong = [
      id,
      `${id}_`,
      `${id}_${'0'.repeat(64)}`,
      `${id}_${hash.slice(0, -1)}`,
      `${randomUUID()}_${hash}`,
      `${id}_${other.split('_')[1]}`,
      `${token}_`,
      ` ${token}`,
      token.toUpperCase(),
      other,
    ]
    for (const each of wrong) await expect(registerWith(email, each)).rejects.toThrow(REFUSED)
    expect(await roleOf((await registerWith(email, token)).id)).toBe('editor')
  })

  test('needs the invited address', async () => {
    const { email, token } = await invited(admin)
    for (const other of [uniqueEmail(), admin.email, `${email}.za`, `x${email}`])
      await expect(registerWith(other, token)).rejects.toThrow()
    expect((await shown(token))?.state).toBe('open')
  })

  test.each(staffRoles)('gives an invited person the role %s and the language of the mail', async (role) => {
    const email = uniqueEmail()
    await invite(admin, email, role, 'af')
    const made = await registerWith(email.toUpperCase().replace('EXAMPLE', 'example'), await tokenOf(email))
    const [staff] = await query('select role, mail_language from public.staff where user_id = $1', [made.id])
    expect(staff).toEqual({ role, mail_language: 'af' })
    // The link proves the mailbox; the token is not kept in the account.
    expect(made.email_confirmed_at).not.toBeNull()
    expect(made.raw_user_meta_data).toEqual({ name: 'Anna' })
    expect(await invitationOf(email)).toMatchObject({ outcome: 'accepted', account_id: made.id })
  })

  test('works once per token, also concurrently', async () => {
    const { email, token } = await invited(admin)
    const both = await Promise.allSettled([registerWith(email, token), registerWith(email, token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await query('delete from auth.users where email = $1', [email])
    await expect(registerWith(email, token)).rejects.toThrow(REFUSED)
    expect(await shown(token)).toMatchObject({ state: 'accepted', email: null })
  })

  test('fails once the invitation has expired, or was withdrawn or replaced', async () => {
    const [late, back, again] = [await invited(admin), await invited(admin), await invited(admin)]
    await expire(late.email)
    const { id } = await invitationOf(back.email)
    expect(await answerOf('withdraw_invitation', [id], admin)).toBe(true)
    await invite(admin, again.email, 'admin')
    for (const { email, token } of [late, back, again])
      await expect(registerWith(email, token)).rejects.toThrow(REFUSED)
    expect([await shown(late.token), await shown(back.token)]).toMatchObject([
      { state: 'expired', email: null },
      { state: 'withdrawn', email: null },
    ])
    expect(await shown(again.token)).toBeUndefined()
    expect(await roleOf((await registerWith(again.email, await tokenOf(again.email))).id)).toBe('admin')
  })

  test('leaves the invitation open if the sign-up fails for another reason', async () => {
    const { email, token } = await invited(admin)
    const sql = `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`
    const said = JSON.stringify({ invitation_token: token })
    await expect(query(sql, [admin.id, email, said])).rejects.toThrow(/duplicate key/)
    expect((await shown(token))?.state).toBe('open')
  })

  test('is permitted by the secret key for one address, five minutes, without a role', async () => {
    const email = uniqueEmail()
    const token = await answerOf<string>('staff_admission', [email])
    await expect(registerWith(uniqueEmail(), token)).rejects.toThrow(REFUSED)
    const [expires, hash] = token.split('.') as [string, string]
    expect(Math.abs(Number(expires) - Date.now() / 1000 - 300)).toBeLessThan(30)
    await expect(registerWith(email, `${Number(expires) + 1}.${hash}`)).rejects.toThrow(REFUSED)
    const past = Math.floor(Date.now() / 1000) - 1
    const [old] = await query<{ token: string }>('select private.admission_token($1, $2) as token', [
      email,
      past,
    ])
    await expect(registerWith(email, old!.token)).rejects.toThrow(REFUSED)
    const made = await registerWith(email, token)
    expect([await roleOf(made.id), made.email_confirmed_at]).toEqual([undefined, null])
    expect(made.raw_user_meta_data).toEqual({ name: 'Anna' })
  })
})

test('the triggers work for a hosted auth server, whose role has no other rights', async () => {
  const { email, token } = await invited(admin)
  const id = randomUUID()
  const register = (said: string) =>
    query(`do $$ begin
      reset role;
      set local role supabase_auth_admin;
      insert into auth.users (id, email, raw_user_meta_data) values ('${id}', '${email}', '{${said}}');
    end $$`)
  await expect(register('')).rejects.toThrow(REFUSED)
  await register(`"invitation_token": "${token}"`)
  expect(await roleOf(id)).toBe('editor')
})

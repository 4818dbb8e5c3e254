/** Admins' invitations and members: limit, outbox, roles, removal, audit log. */
import { randomUUID } from 'node:crypto'
import { mailDatabase } from '../mail/database'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'

// A separate database, without other tests' messages: another test is about the last admin.
const { run, member, claimAll } = mailDatabase()

type Member = Awaited<ReturnType<typeof member>>
let admin: Member
let editor: Member
beforeAll(async () => {
  admin = await member('admin', 'none')
  editor = await member('editor', 'none')
  await claimAll()
})

async function answerOf<T>(name: string, values: unknown[], caller: Member): Promise<T> {
  const list = values.map((_, index) => `$${index + 1}`).join()
  const [row] = await run<{ answer: T }>(`select public.${name}(${list}) as answer`, values, caller)
  return row!.answer
}
const invite = (email: string, role = 'editor', by = admin) =>
  answerOf<string>('invite_staff', [email, role, 'en'], by)
const listed = (by = admin) => run('select * from public.open_invitations()', [], by)
const idOf = async (email: string) => (await listed()).find((row) => row.email === email)?.id
const given = async (email: string) => (await claimAll()).filter(({ recipient }) => recipient === email)
const roleOf = async (id: string) =>
  (await run('select role from public.staff where user_id = $1', [id]))[0]?.role
const entries = async (id: unknown): Promise<Row[]> =>
  run(
    `select kind, actor, subject, target, detail from private.audit_log
     where $1 in (subject::text, target) order by at, kind`,
    [id],
  )

test('an invitation is listed with its sender until it ends; invalid ones are refused', async () => {
  const email = uniqueEmail()
  expect(await invite(` ${email.toUpperCase()} `, 'admin')).toBe('invited')
  const [row] = (await listed()).filter((each) => each.email === email)
  expect(row).toMatchObject({ role: 'admin', language: 'en', invited_by: admin.email })
  expect(await answerOf('withdraw_invitation', [row!.id], admin)).toBe(true)
  expect(await answerOf('withdraw_invitation', [row!.id], admin)).toBe(false)
  expect(await answerOf('resend_invitation', [row!.id], admin)).toBe('gone')
  expect(await idOf(email)).toBeUndefined()
  await expect(invite('nobody')).rejects.toThrow(/check constraint/)
  await expect(invite(uniqueEmail(), 'owner')).rejects.toThrow(/check constraint/)
  expect(await invite(editor.email.toUpperCase())).toBe('staff')
})

test('the message has the newest link, and is sent once', async () => {
  const email = uniqueEmail()
  await invite(email)
  const id = await idOf(email)
  expect(await answerOf('resend_invitation', [id], admin)).toBe('invited')
  expect(await idOf(email)).toBe(id)
  const [mail, ...others] = await given(email)
  expect(mail).toMatchObject({ kind: 'staff-invitation', language: 'en' })
  expect(others).toEqual([])
  const { token } = mail!.data as { token: string }
  expect(await run('select state from public.staff_invitation($1)', [token])).toEqual([{ state: 'open' }])
})

test('an invitation that has ended is not sent', async () => {
  const [back, late] = [uniqueEmail(), uniqueEmail()]
  for (const email of [back, late]) await invite(email)
  await answerOf('withdraw_invitation', [await idOf(back)], admin)
  await run('update private.staff_invitations set expires_at = now() where email = $1', [late])
  expect([await given(back), await given(late)]).toEqual([[], []])
  const states = 'select state from public.mail_messages where recipient = any ($1)'
  expect(await run(states, [[back, late]])).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
})

test('an admin’s invitations are limited per hour, including resent ones', async () => {
  const other = await member('admin', 'none')
  const first = uniqueEmail()
  await run("update private.settings set value = 3 where key = 'invitations_per_hour'")
  for (const email of [first, uniqueEmail()]) expect(await invite(email, 'editor', other)).toBe('invited')
  expect(await answerOf('resend_invitation', [await idOf(first)], other)).toBe('invited')
  expect(await invite(uniqueEmail(), 'editor', other)).toBe('too-many')
  expect(await answerOf('resend_invitation', [await idOf(first)], other)).toBe('too-many')
  await run("update private.settings set value = 20 where key = 'invitations_per_hour'")
  expect(await invite(uniqueEmail(), 'editor', other)).toBe('invited')
})

test.each([
  ['removed', (id: string) => answerOf('remove_staff', [id], admin)],
  ['an editor', (id: string) => answerOf('change_staff_role', [id, 'editor'], admin)],
  ['without an account', (id: string) => run('delete from auth.users where id = $1', [id])],
])('the invitations of an admin who is %s are withdrawn', async (_, change) => {
  const other = await member('admin', 'none')
  const [email, kept] = [uniqueEmail(), uniqueEmail()]
  await invite(email, 'admin', other)
  await invite(kept)
  await change(other.id)
  expect([await idOf(email), await idOf(kept)]).toEqual([undefined, expect.any(String)])
})

test('a new role applies at once and is mailed; a new admin’s grace begins', async () => {
  const { id, email } = await member('editor', 'none')
  await run("update public.staff set role_since = now() - interval '1 year' where user_id = $1", [id])
  expect(await answerOf('change_staff_role', [id, 'admin'], admin)).toBe(true)
  expect(await roleOf(id)).toBe('admin')
  const [row] = await run(
    "select role_since > now() - interval '1 minute' as fresh from public.staff where user_id = $1",
    [id],
  )
  expect(row).toEqual({ fresh: true })
  expect(await given(email)).toMatchObject([{ kind: 'staff-role', data: { role: 'admin' } }])
  expect(await answerOf('change_staff_role', [id, 'admin'], admin)).toBe(true)
  expect(await given(email)).toEqual([])
  expect(await answerOf('change_staff_role', [randomUUID(), 'admin'], admin)).toBe(false)
  await expect(answerOf('change_staff_role', [id, 'owner'], admin)).rejects.toThrow(/check constraint/)
  await answerOf('remove_staff', [id], admin)
})

test('removing a member ends their sessions', async () => {
  const { id } = await member('editor', 'none')
  expect(await answerOf('remove_staff', [id], admin)).toBe(true)
  expect(await answerOf('remove_staff', [id], admin)).toBe(false)
  expect(await roleOf(id)).toBeUndefined()
  expect(await run('select from auth.sessions where user_id = $1', [id])).toEqual([])
  expect(await run('select email from auth.users where id = $1', [id])).toHaveLength(1)
})

test('the last admin cannot be removed or demoted', async () => {
  await run("delete from public.staff where role = 'admin' and user_id <> $1", [admin.id])
  for (const [name, values] of [
    ['remove_staff', [admin.id]],
    ['change_staff_role', [admin.id, 'editor']],
  ] as const)
    await expect(answerOf(name, [...values], admin)).rejects.toThrow('the last admin stays')
  expect(await roleOf(admin.id)).toBe('admin')
  expect(await run('select from auth.sessions where user_id = $1', [admin.id])).toHaveLength(1)
})

test('the audit log covers invitations and members, without addresses', async () => {
  const [email, other] = [uniqueEmail(), uniqueEmail()]
  await invite(email)
  const [id, back] = [await idOf(email), (await invite(other, 'admin')) && (await idOf(other))]
  await answerOf('withdraw_invitation', [back], admin)
  const [mail] = await given(email)
  const { token } = mail!.data as { token: string }
  const user = randomUUID()
  await run('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    user,
    email,
    JSON.stringify({ invitation_token: token }),
  ])
  await answerOf('change_staff_role', [user, 'admin'], admin)
  await answerOf('remove_staff', [user], admin)
  const by = { actor: admin.id }
  expect(await entries(id)).toMatchObject([
    { kind: 'invitation-sent', subject: null, target: id, detail: 'editor', ...by },
    { kind: 'invitation-accepted', actor: null, subject: user, target: id, detail: 'editor' },
  ])
  expect(await entries(back)).toMatchObject([
    { kind: 'invitation-sent', detail: 'admin', ...by },
    { kind: 'invitation-withdrawn', detail: 'admin', ...by },
  ])
  expect((await entries(user)).map(({ kind, actor }) => [kind, actor])).toEqual([
    ['invitation-accepted', null],
    ['role-given', null],
    ['role-changed', admin.id],
    ['role-removed', admin.id],
  ])
  const log = JSON.stringify(await run('select * from private.audit_log'))
  for (const address of [email, other]) expect(log).not.toContain(address)
})

/** Password and address changes at the auth server, which checks only the session: the database wants a permit. */
import { anon, call, jobHeader, request, secret, signInJob } from '../rest'
import { unique, uniqueEmail } from '../samples'
import { PERMIT, query } from '../second-database'
import { JOB_KEY, addKey, asServer, codeOf, enrol, member, signedInAnew } from './second-factor'
import { type Member, makeMember, signInAgain } from './staff-sessions'

const factorJob = jobHeader('second-factor')
const REFUSAL = 'needs a permit'

/** The status of an account change at the auth server. */
const change = async (user: Member, fields: object) =>
  (await request(user, 'PUT', '/auth/v1/user', fields)).status
/** Changes the password; null if refused, when the former one must still sign in. */
async function newPassword(user: Member): Promise<Member | null> {
  const password = unique()
  if ((await change(user, { password })) === 200) return signInAgain({ ...user, password })
  await signInAgain(user)
  return null
}
const permit = async (user: Member, headers = factorJob) =>
  (await call(user, 'permit_password', {}, headers)).code

/** A member with two sessions: one passed the second factor, the other did not. */
async function withSecondFactor() {
  const passed = await makeMember('editor')
  const { body } = await call(passed, 'begin_second_factor', {}, factorJob)
  const headers = { ...factorJob, 'x-second-factor-code': codeOf(String(body)) }
  expect((await call(passed, 'confirm_second_factor', {}, headers)).body).toMatchObject({ outcome: 'ok' })
  return { passed, other: await signInAgain(passed) }
}

test('a session without its second factor cannot set password or address, with any key', async () => {
  const { other } = await withSecondFactor()
  expect(await newPassword(other)).toBeNull()
  expect(await change(other, { email: uniqueEmail() })).toBeGreaterThanOrEqual(400)
  for (const headers of [factorJob, signInJob]) expect(await permit(other, headers)).toBe('42501')
  expect(await newPassword(other)).toBeNull()
})

test('a passed session sets one password per permit of the web server, and no address', async () => {
  const { passed } = await withSecondFactor()
  expect(await newPassword(passed)).toBeNull()
  expect(await permit(passed, signInJob)).toBe('42501')
  expect(await permit(passed)).toBeUndefined()
  expect(await change(passed, { email: uniqueEmail() })).toBeGreaterThanOrEqual(400)
  const changed = await newPassword(passed)
  expect(changed).not.toBeNull()
  expect(await newPassword({ ...passed, password: changed!.password })).toBeNull()
})

test('of concurrent changes only one is made', async () => {
  const { passed } = await withSecondFactor()
  await permit(passed)
  const answers = await Promise.all(Array.from({ length: 4 }, () => change(passed, { password: unique() })))
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
})

test('a session from a mailed link needs no second factor, on the web server’s word', async () => {
  const { other } = await withSecondFactor()
  expect((await call(other, 'note_password_link', {}, signInJob)).code).toBe('42501')
  expect((await call(other, 'note_password_link', {}, factorJob)).code).toBeUndefined()
  expect(await newPassword(other)).toBeNull()
  expect(await permit(other)).toBeUndefined()
  expect(await newPassword(other)).not.toBeNull()
})

test('a first password may be replaced; only staff can set one', async () => {
  const editor = await makeMember('editor')
  await call(secret, 'staff_first_password', { account_email: editor.email })
  const again = await signInAgain(editor)
  expect([await permit(editor), await permit(again)]).toEqual(['42501', undefined])
  expect(await newPassword(again)).not.toBeNull()
  await call(secret, 'staff_remove', { account_email: editor.email })
  expect(await permit(again)).toBe('42501')
})

test('the auth server may still write other account data, such as user metadata', async () => {
  const { other } = await withSecondFactor()
  expect(await change(other, { data: { theme: 'dark' } })).toBe(200)
})

test('the secret key permits one change, including the address', async () => {
  const user = await makeMember('editor')
  const permitted = (account_email: string) => call(secret, 'staff_permit_change', { account_email })
  expect((await permitted(user.email.toUpperCase())).body).toBe(true)
  expect((await permitted(uniqueEmail())).body).toBe(false)
  expect((await call(anon, 'staff_permit_change', { account_email: user.email })).code).toBe('42501')
  expect(await change(user, { email: uniqueEmail() })).toBe(200)
  expect(await change(user, { email: uniqueEmail() })).toBeGreaterThanOrEqual(400)
})

describe('in the database', () => {
  beforeAll(() => addKey())
  const columns = ['encrypted_password', 'email', 'email_change']
  const set = (id: string, column: string) =>
    query(`update auth.users set ${column} = $2 where id = $1`, [id, uniqueEmail()])

  test.each(columns)('%s changes with a permit, once and within a minute', async (column) => {
    const { id } = await member()
    await expect(set(id, column)).rejects.toThrow(REFUSAL)
    await query(PERMIT, [id])
    await set(id, column)
    await expect(set(id, column)).rejects.toThrow(REFUSAL)
    for (const moment of ["- interval '61 seconds'", "+ interval '1 day'"]) {
      await query(PERMIT, [id])
      await query(`update private.account_permits set permitted_at = permitted_at ${moment}`)
      await expect(set(id, column)).rejects.toThrow(REFUSAL)
    }
    await query(PERMIT, [(await member()).id])
    await expect(set(id, column)).rejects.toThrow(REFUSAL)
  })

  test.each(columns.slice(1))('%s does not change with a session’s permit', async (column) => {
    const editor = await member()
    await enrol(editor)
    await asServer(editor, 'permit_password')
    await expect(set(editor.id, column)).rejects.toThrow(REFUSAL)
    await set(editor.id, 'encrypted_password')
  })

  test('a link permits for an hour, in its own session only, and is then purged', async () => {
    const editor = await member()
    await enrol(editor)
    const [linked, other] = [await signedInAnew(editor), await signedInAnew(editor)]
    await asServer(linked, 'note_password_link')
    await asServer(linked, 'permit_password')
    await expect(asServer(other, 'permit_password')).rejects.toThrow('may set no password')
    await query(
      "update private.account_permits set linked_at = now() - interval '61 minutes', permitted_at = null",
    )
    await expect(asServer(linked, 'permit_password')).rejects.toThrow('may set no password')
    await query('select public.purge_expired()')
    expect(await query('select from private.account_permits')).toEqual([])
    await query('delete from auth.sessions where id = $1', [linked.session])
    await expect(asServer(linked, 'note_password_link', '', JOB_KEY)).rejects.toThrow('has ended')
  })
})

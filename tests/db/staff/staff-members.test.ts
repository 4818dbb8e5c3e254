/** The list of staff, and resetting a colleague's lost second factor. */
import { SECOND_FACTOR_GRACE_DAYS } from '@/lib/retention'
import { NO_RIGHT, call, jobHeader } from '../rest'
import { type User, DAY, makeUser } from '../samples'
import { codeOf } from './second-factor'
import { type Member, makeMember, sessionOf, signInAgain } from './staff-sessions'

const server = jobHeader('second-factor')
const asServer = (user: User, name: string, code = '') =>
  call(user, name, {}, { ...server, 'x-second-factor-code': code })
const stateOf = async (user: User) => (await call(user, 'staff_session')).body
const reset = (admin: User, account: string, headers: Record<string, string> = server) =>
  call(admin, 'reset_second_factor', { account }, headers)

/** Enrols a member, whose session passes; returns the secret. */
async function enrol(member: User): Promise<string> {
  const secret = String((await asServer(member, 'begin_second_factor')).body)
  const { body } = await asServer(member, 'confirm_second_factor', codeOf(secret))
  expect(body).toMatchObject({ outcome: 'ok' })
  return secret
}

let admin: Member
beforeAll(async () => {
  admin = await makeMember('admin')
})

const rowOf = async (id: string) =>
  (await call(admin, 'staff_members')).rows.find((member) => member.id === id)

describe('the list', () => {
  test('has each member’s role, sessions, last use and second factor', async () => {
    const editor = await makeMember('editor')
    const member = { id: editor.id, email: editor.email, role: 'editor', created_at: expect.anything() }
    const none = { seen_at: null, enrolled_at: null, required_at: null }
    expect(await rowOf(editor.id)).toEqual({ ...member, ...none, sessions: 1 })
    await signInAgain(editor)
    expect(await stateOf(editor)).toBe('editor')
    await enrol(editor)
    expect(await rowOf(editor.id)).toEqual({
      ...member,
      seen_at: expect.anything(),
      enrolled_at: expect.anything(),
      required_at: null,
      sessions: 2,
    })
  })

  test('has the date from which an admin needs a second factor', async () => {
    const colleague = await makeMember('admin')
    const { required_at } = (await rowOf(colleague.id))!
    const left = Date.parse(String(required_at)) - Date.now()
    expect(Math.abs(left - SECOND_FACTOR_GRACE_DAYS * DAY)).toBeLessThan(60_000)
  })
})

describe('resetting a second factor', () => {
  const isRefused = { status: 403, code: NO_RIGHT }
  const isEnrolled = async ({ id }: User) => (await rowOf(id))?.enrolled_at !== null

  test('removes it, ends the member’s sessions, informs them, and is audited', async () => {
    const editor = await makeMember('editor')
    await enrol(editor)
    const thief = await signInAgain(editor)
    expect(await stateOf(thief)).toBe('code')
    expect((await reset(admin, editor.id)).body).toBe(true)
    // Somebody who knows the password and awaited a code gains nothing.
    expect([await stateOf(editor), await stateOf(thief)]).toEqual([null, null])
    const owner = await signInAgain(editor)
    expect(await stateOf(owner)).toBe('editor')
    expect((await call(owner, 'second_factor_status')).rows).toMatchObject([
      { enrolled_at: null, reset_at: expect.anything() },
    ])
    const { rows } = await call(admin, 'audit_entries', {
      person: editor.id,
      of_kind: 'second-factor-removed',
    })
    expect(rows).toMatchObject([{ actor: admin.id, subject: editor.id, total: 1 }])
    expect((await reset(admin, editor.id)).body).toBe(false)
  })

  test('needs an admin and the key of the web server, which asks for the password first', async () => {
    const [editor, colleague] = [await makeMember('editor'), await makeMember('editor')]
    await enrol(editor)
    expect(await reset(colleague, editor.id)).toMatchObject(isRefused)
    expect(await reset(await makeUser(), editor.id)).toMatchObject(isRefused)
    expect(await reset(admin, editor.id, {})).toMatchObject(isRefused)
    expect(await isEnrolled(editor)).toBe(true)
  })

  test('is refused for oneself, even without having passed', async () => {
    const other = await makeMember('admin')
    await enrol(other)
    expect(await reset(other, other.id)).toMatchObject(isRefused)
    const unpassed = await signInAgain(other)
    expect(await reset(unpassed, other.id)).toMatchObject(isRefused)
    expect(await isEnrolled(other)).toBe(true)
  })

  test('needs an admin’s session that has passed', async () => {
    const [other, editor] = [await makeMember('admin'), await makeMember('editor')]
    await enrol(other)
    await enrol(editor)
    const unpassed = await signInAgain(other)
    expect(sessionOf(unpassed)).not.toBe(sessionOf(other))
    expect(await reset(unpassed, editor.id)).toMatchObject(isRefused)
    expect((await reset(other, editor.id)).body).toBe(true)
  })
})

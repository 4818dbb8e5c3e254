/** Staff sessions: listing and ending them, and the effect. */
import { randomUUID } from 'node:crypto'
import { NO_RIGHT, type Row, anon, call, insert, secret } from '../rest'
import { type User, makeUser, samplePost } from '../samples'
import { type Member, makeMember, sessionOf, signInAgain } from './staff-sessions'

let reader: User
beforeAll(async () => {
  reader = await makeUser('admin')
})

const listed = (caller: User, account: string) => call(caller, 'sessions_of', { account })
const ids = async (caller: User, account = caller.id) =>
  (await listed(caller, account)).rows.map(({ id }) => id)
const stateOf = async (user: User) => (await call(user, 'staff_session')).body

/** The audit entries on an account's sessions, newest first. */
async function recorded(account: string): Promise<Row[]> {
  const { rows } = await call(reader, 'audit_entries', { person: account })
  return rows
    .filter(({ kind }) => kind === 'signed-out' || kind === 'session-ended')
    .map(({ kind, actor, subject, target }) => ({ kind, actor, subject, target }))
}

describe('the list', () => {
  test('has the own session first, with the device of its first use', async () => {
    const editor = await makeMember('editor')
    const other = await signInAgain(editor)
    await call(editor, 'staff_session', {}, { 'x-browser': 'Firefox', 'x-system': 'Windows' })
    await call(other, 'staff_session', {}, { 'x-browser': 'Samsung Internet', 'x-system': '' })
    await call(other, 'staff_session', {}, { 'x-browser': 'Chrome', 'x-system': 'Android' })
    const times = { created_at: expect.anything(), seen_at: expect.anything() }
    expect((await listed(editor, editor.id)).rows).toEqual([
      { id: sessionOf(editor), browser: 'Firefox', system: 'Windows', is_current: true, ...times },
      { id: sessionOf(other), browser: 'Samsung Internet', system: null, is_current: false, ...times },
    ])
  })

  test('keeps only short names from headers', async () => {
    const editor = await makeMember('editor')
    const headers = { 'x-browser': 'Mozilla/5.0 (X11; Linux x86_64)', 'x-system': 'a'.repeat(21) }
    await call(editor, 'staff_session', {}, headers)
    expect((await listed(editor, editor.id)).rows).toMatchObject([{ browser: null, system: null }])
  })

  test('includes sessions never used on the site', async () => {
    const editor = await makeMember('editor')
    await signInAgain(editor)
    expect((await listed(editor, editor.id)).rows).toMatchObject([
      { id: sessionOf(editor), is_current: true },
      { browser: null, is_current: false },
    ])
  })

  test('is for the owner and for admins', async () => {
    const [editor, colleague, stranger] = [
      await makeMember('editor'),
      await makeMember('editor'),
      await makeUser(),
    ]
    expect(await ids(reader, editor.id)).toEqual([sessionOf(editor)])
    for (const caller of [colleague, stranger])
      expect(await listed(caller, editor.id)).toMatchObject({ status: 403, code: NO_RIGHT })
    expect(await listed(stranger, stranger.id)).toMatchObject({ status: 403, code: NO_RIGHT })
    // Only staff are listed.
    expect(await listed(reader, stranger.id)).toMatchObject({ status: 403, code: NO_RIGHT })
  })

  test('is closed to former staff, and does not cover them', async () => {
    const editor = await makeMember('editor')
    await call(secret, 'staff_remove', { account_email: editor.email })
    for (const caller of [editor, reader])
      expect(await listed(caller, editor.id)).toMatchObject({ status: 403, code: NO_RIGHT })
  })
})

describe('ending', () => {
  const end = (caller: User, { id: account }: User, session: unknown) =>
    call(caller, 'end_session', { account, session })
  const isRefused = { status: 403, code: NO_RIGHT }

  /** Expects the token to have no staff rights. */
  async function expectNoRights(ended: Member) {
    expect(await stateOf(ended)).toBeNull()
    expect((await insert(ended, 'blog_posts', samplePost())).code).toBe(NO_RIGHT)
    expect(await listed(ended, ended.id)).toMatchObject(isRefused)
    const { status } = await call(ended, 'end_sessions', { account: ended.id })
    expect(status).toBe(403)
  }

  test('an own session removes its rights at once, and is audited', async () => {
    const editor = await makeMember('editor')
    const other = await signInAgain(editor)
    expect((await insert(other, 'blog_posts', samplePost())).status).toBe(201)
    expect((await end(editor, editor, sessionOf(other))).body).toBe(true)
    await expectNoRights(other)
    expect(await ids(editor)).toEqual([sessionOf(editor)])
    expect((await end(editor, editor, sessionOf(other))).body).toBe(false)
    expect(await recorded(editor.id)).toEqual([
      { kind: 'session-ended', actor: editor.id, subject: editor.id, target: sessionOf(other) },
    ])
  })

  test('a colleague’s session needs an admin, and is audited', async () => {
    const [editor, colleague] = [await makeMember('editor'), await makeMember('editor')]
    expect(await end(colleague, editor, sessionOf(editor))).toMatchObject(isRefused)
    // Not even as one of the caller's own.
    expect((await end(colleague, colleague, sessionOf(editor))).body).toBe(false)
    expect(await stateOf(editor)).toBe('editor')
    expect((await end(reader, editor, sessionOf(editor))).body).toBe(true)
    await expectNoRights(editor)
    expect(await recorded(editor.id)).toEqual([
      { kind: 'session-ended', actor: reader.id, subject: editor.id, target: sessionOf(editor) },
    ])
  })

  test('all others keeps the current one; an admin can end all of a colleague’s', async () => {
    const editor = await makeMember('editor')
    const others = [await signInAgain(editor), await signInAgain(editor)]
    expect((await call(others[0]!, 'end_sessions', { account: (await makeMember('editor')).id })).code).toBe(
      NO_RIGHT,
    )
    await call(editor, 'end_sessions', { account: editor.id })
    for (const other of others) await expectNoRights(other)
    expect(await stateOf(editor)).toBe('editor')
    const entries = await recorded(editor.id)
    expect(new Set(entries.map(({ target }) => target))).toEqual(new Set(others.map(sessionOf)))
    await call(reader, 'end_sessions', { account: editor.id })
    await expectNoRights(editor)
  })

  test('a session outside the staff is refused', async () => {
    const stranger = await makeUser()
    expect(await end(reader, stranger, sessionOf(stranger))).toMatchObject(isRefused)
    expect(await end(anon as User, reader, randomUUID())).toMatchObject({ status: 401, code: NO_RIGHT })
  })
})

describe('signing out', () => {
  test('ends the session, and is audited', async () => {
    const editor = await makeMember('editor')
    const other = await signInAgain(editor)
    await call(other, 'sign_out')
    expect([await stateOf(other), await stateOf(editor)]).toEqual([null, 'editor'])
    await call(other, 'sign_out')
    expect(await recorded(editor.id)).toEqual([
      { kind: 'signed-out', actor: editor.id, subject: editor.id, target: sessionOf(other) },
    ])
  })

  test('as a stranger leaves no entry', async () => {
    const stranger = await makeUser()
    expect((await call(stranger, 'sign_out')).code).toBeUndefined()
    expect(await recorded(stranger.id)).toEqual([])
  })
})

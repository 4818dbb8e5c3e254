/** Passkeys: adding them, and passing with them. */
import { add, begin, credential, own, pass, remove } from './passkeys'
import { type Claims, query } from '../second-database'
import { addKey, asServer, codeOf, enrol, member, signedInAnew, stateOf } from './second-factor'

beforeAll(() => addKey())

const attempts = async (user: Claims) =>
  (await query('select from private.second_factor_attempts where user_id = $1', [user.id])).length

describe('the first passkey', () => {
  test('enrols the account, with recovery codes, and passes its own session', async () => {
    const editor = await member()
    const other = await signedInAnew(editor)
    const { outcome, codes } = await add(editor, credential())
    expect([outcome, codes?.length]).toEqual(['ok', 10])
    expect([await stateOf(editor), await stateOf(other)]).toEqual(['editor', 'code'])
    expect((await query('select * from public.second_factor_status()', [], editor))[0]).toMatchObject({
      enrolled_at: expect.anything(),
      has_app: false,
      passkeys: 1,
      codes_left: 10,
    })
    expect((await asServer(other, 'pass_second_factor', codes![0])).outcome).toBe('ok')
  })

  test('can be joined by an app, confirmed with its code but not a recovery code', async () => {
    const editor = await member()
    const { codes } = await add(editor, credential())
    const secret = await asServer<string>(editor, 'begin_second_factor')
    const other = await signedInAnew(editor)
    // The app counts only once confirmed by a passed session.
    expect((await asServer(other, 'pass_second_factor', codeOf(secret))).outcome).toBe('wrong')
    expect(await asServer(other, 'begin_second_factor')).toBeNull()
    expect((await asServer(other, 'confirm_second_factor', codeOf(secret))).outcome).toBe('off')
    expect((await asServer(editor, 'confirm_second_factor', codes![0])).outcome).toBe('wrong')
    expect(await asServer(editor, 'confirm_second_factor', codeOf(secret))).toEqual({
      outcome: 'ok',
      codes: null,
    })
    expect((await asServer(other, 'pass_second_factor', codeOf(secret, 1))).outcome).toBe('ok')
    // The account's existing recovery codes still work.
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes![0])).outcome).toBe('ok')
  })
})

describe('another passkey', () => {
  test('needs a passed session, and replaces no recovery codes', async () => {
    const editor = await member()
    const { codes } = await enrol(editor)
    const other = await signedInAnew(editor)
    for (const attempt of [begin(other, 'add'), add(other, credential())])
      await expect(attempt).rejects.toThrow('only staff with a second factor')
    expect(await add(editor, credential())).toEqual({ outcome: 'ok', codes: null })
    expect((await asServer(other, 'pass_second_factor', codes[0])).outcome).toBe('ok')
  })

  test('must be new to all accounts, and one of at most ten', async () => {
    const [editor, other] = [await member(), await member()]
    const [id, ...more] = Array.from({ length: 11 }, credential)
    await add(editor, id!)
    expect([await add(editor, id!), await add(other, id!)]).toEqual([
      { outcome: 'known' },
      { outcome: 'known' },
    ])
    expect(await stateOf(await signedInAnew(other))).toBe('editor')
    for (const each of more.slice(0, 9)) expect((await add(editor, each)).outcome).toBe('ok')
    expect(await add(editor, more[9]!)).toEqual({ outcome: 'full' })
  })

  test.each([
    ['a name', credential(), ''],
    ['a name that is too long', credential(), 'x'.repeat(61)],
    ['an id', 'a b', 'Laptop'],
  ])('needs %s', async (_, id, name) => {
    await expect(add(await member(), id, 0, name)).rejects.toThrow('violates check constraint')
  })
})

describe('passing', () => {
  test('is recorded, for this session only', async () => {
    const editor = await member()
    const id = credential()
    await add(editor, id, 7)
    expect((await own(editor))[0]).toMatchObject({ name: 'Laptop', used_at: null })
    const session = await signedInAnew(editor)
    expect(await pass(session, id, 8)).toBe(true)
    expect([await stateOf(session), await stateOf(await signedInAnew(editor))]).toEqual(['editor', 'code'])
    expect((await own(editor))[0]).toMatchObject({ used_at: expect.anything() })
  })

  test.each([
    ['the same counter', 7, 7],
    ['a counter that went back', 7, 6],
    ['a counter that restarted', 7, 0],
    ['a signature that was wrong', 0, null],
  ])('is refused for %s', async (_, before, now) => {
    const editor = await member()
    const id = credential()
    await add(editor, id, before)
    const session = await signedInAnew(editor)
    expect(await pass(session, id, now)).toBe(false)
    expect([await stateOf(session), await attempts(editor)]).toEqual(['code', 1])
  })

  test('accepts a device without a counter', async () => {
    const editor = await member()
    const id = credential()
    await add(editor, id)
    for (const session of [await signedInAnew(editor), await signedInAnew(editor)])
      expect(await pass(session, id, 0)).toBe(true)
  })

  test('is refused for another’s passkey, or a removed one', async () => {
    const [editor, thief] = [await member(), await member()]
    const id = credential()
    const [theirs, removed] = [credential(), credential()]
    for (const each of [id, removed]) await add(editor, each)
    await add(thief, theirs)
    await remove(editor, (await own(editor))[1]!.id)
    const session = await signedInAnew(editor)
    for (const each of [theirs, removed, credential()]) expect(await pass(session, each, 0)).toBe(false)
    expect(await pass(await signedInAnew(thief), id, 0)).toBe(false)
    // Recorded failures are limited, so that they cannot fill the database.
    for (let more = 0; more < 4; more++) await pass(session, theirs, 0)
    expect(await attempts(editor)).toBe(5)
    expect(await pass(session, id, 0)).toBe(true)
  })

  test('is refused in an ended session', async () => {
    const editor = await member()
    const id = credential()
    await add(editor, id)
    const session = await signedInAnew(editor)
    await query('delete from auth.sessions where id = $1', [session.session])
    await expect(pass(session, id, 0)).rejects.toThrow('only staff')
  })
})

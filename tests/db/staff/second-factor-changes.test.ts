/** Setting up and removing the second factor, and its recovery codes. */
import { type Claims, query } from '../second-database'
import { addKey, asServer, codeOf, enrol, member, signedInAnew, stateOf } from './second-factor'

beforeAll(() => addKey())

const status = async (user: Claims) =>
  (await query('select * from public.second_factor_status()', [], user))[0]
const factorOf = async (user: Claims) =>
  (await query('select user_id, secret::text from private.second_factors where user_id = $1', [user.id]))[0]

describe('enrolling', () => {
  test('takes effect once confirmed by a code', async () => {
    const editor = await member()
    const secret = await asServer<string>(editor, 'begin_second_factor')
    expect(secret).toMatch(/^[0-9a-f]{40}$/)
    expect(await stateOf(await signedInAnew(editor))).toBe('editor')
    expect((await asServer(editor, 'pass_second_factor', codeOf(secret))).outcome).toBe('off')
    expect((await asServer(editor, 'confirm_second_factor', '000000')).outcome).toBe('wrong')
    const { outcome, codes } = await asServer(editor, 'confirm_second_factor', codeOf(secret))
    expect([outcome, codes?.length]).toEqual(['ok', 10])
    expect(await stateOf(await signedInAnew(editor))).toBe('code')
  })

  test('restarted replaces the secret; completed, it cannot be restarted', async () => {
    const editor = await member()
    const first = await asServer<string>(editor, 'begin_second_factor')
    const second = await asServer<string>(editor, 'begin_second_factor')
    expect((await asServer(editor, 'confirm_second_factor', codeOf(first))).outcome).toBe('wrong')
    await asServer(editor, 'confirm_second_factor', codeOf(second))
    expect(await asServer(editor, 'begin_second_factor')).toBeNull()
    expect((await asServer(editor, 'confirm_second_factor', codeOf(second))).outcome).toBe('off')
    // Nor by a session with only a password.
    expect(await asServer(await signedInAnew(editor), 'begin_second_factor')).toBeNull()
  })

  test('shows in the status, with the date and the codes left', async () => {
    const editor = await member()
    expect(await status(editor)).toEqual({
      enrolled_at: null,
      has_app: false,
      passkeys: 0,
      codes_left: 0,
      required_at: null,
      reset_at: null,
    })
    await enrol(editor)
    expect(await status(editor)).toMatchObject({
      enrolled_at: expect.anything(),
      has_app: true,
      codes_left: 10,
    })
  })

  test('is separate for each account, and closed to strangers', async () => {
    const [editor, stranger] = [await member(), await member()]
    await enrol(editor)
    await query('delete from public.staff where user_id = $1', [stranger.id])
    await expect(status(stranger)).rejects.toThrow('only staff')
    await expect(asServer(stranger, 'begin_second_factor')).rejects.toThrow('only staff')
  })
})

describe('recovery codes', () => {
  test('work once each, in any spelling', async () => {
    const editor = await member()
    const { codes } = await enrol(editor)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{10}$/)
    const session = await signedInAnew(editor)
    expect((await asServer(session, 'pass_second_factor', codes[0]!.toUpperCase())).outcome).toBe('ok')
    expect(await stateOf(session)).toBe('editor')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[0])).outcome).toBe('used')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[1])).outcome).toBe('ok')
    expect((await status(editor))?.codes_left).toBe(8)
  })

  test('are replaced by a new set', async () => {
    const editor = await member()
    const { codes } = await enrol(editor)
    const renewed = await asServer<string[]>(editor, 'renew_recovery_codes')
    expect(renewed).toHaveLength(10)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[3])).outcome).toBe('wrong')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', renewed[3])).outcome).toBe('ok')
  })

  test('of another account are wrong', async () => {
    const [editor, other] = [await member(), await member()]
    await enrol(editor)
    const { codes } = await enrol(other)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[0])).outcome).toBe('wrong')
  })
})

describe('removing', () => {
  test('needs a passed session, as do new codes', async () => {
    const editor = await member()
    await enrol(editor)
    const other = await signedInAnew(editor)
    for (const name of ['renew_recovery_codes', 'remove_second_factor'])
      await expect(asServer(other, name)).rejects.toThrow('only staff with a second factor')
    await asServer(editor, 'remove_second_factor')
    expect(await factorOf(editor)).toBeUndefined()
    expect([await stateOf(editor), await stateOf(other)]).toEqual(['editor', 'editor'])
  })

  test('does not leave other sessions passed for the next one', async () => {
    const editor = await member()
    const other = await signedInAnew(editor)
    await enrol(editor)
    await asServer(editor, 'remove_second_factor')
    await enrol(other)
    expect([await stateOf(editor), await stateOf(other)]).toEqual(['code', 'editor'])
  })

  test('by somebody else informs the owner until there is a new one', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const reset = async (email: string) =>
      (await query('select public.staff_reset_factor($1) as done', [email]))[0]?.done
    expect(await reset(editor.email.toUpperCase())).toBe(true)
    expect([await reset(editor.email), await reset('nobody@example.org')]).toEqual([false, false])
    // The sessions end, because the phone may hold one.
    expect(await stateOf(editor)).toBeNull()
    const later = await signedInAnew(editor)
    expect((await asServer(later, 'pass_second_factor', codeOf(secret))).outcome).toBe('off')
    expect((await status(later))?.reset_at).toEqual(expect.anything())
    await enrol(later)
    expect((await status(later))?.reset_at).toBeNull()
  })

  test('happens with the staff account', async () => {
    const editor = await member()
    await enrol(editor)
    await query('select public.staff_remove($1)', [editor.email])
    expect(await factorOf(editor)).toBeUndefined()
  })
})

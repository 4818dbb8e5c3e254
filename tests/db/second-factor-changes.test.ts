/** Setting the second factor up and removing it, its recovery codes, and what the database keeps of it. */
import { SECOND_FACTOR_ATTEMPT_DAYS } from '@/lib/retention'
import { type Claims, query } from './second-database'
import {
  JOB_KEY,
  addKey,
  asServer,
  codeOf,
  enrol,
  forgetStep,
  member,
  signedInAnew,
  stateOf,
} from './second-factor'

beforeAll(() => addKey())

const status = async (user: Claims) =>
  (await query('select * from public.second_factor_status()', [], user))[0]
const factorOf = async (user: Claims) =>
  (await query('select user_id, secret::text from private.second_factors where user_id = $1', [user.id]))[0]

describe('enrolling', () => {
  test('counts only once it is confirmed by a code', async () => {
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

  test('begun anew replaces the secret; done, it is not begun again', async () => {
    const editor = await member()
    const first = await asServer<string>(editor, 'begin_second_factor')
    const second = await asServer<string>(editor, 'begin_second_factor')
    expect((await asServer(editor, 'confirm_second_factor', codeOf(first))).outcome).toBe('wrong')
    await asServer(editor, 'confirm_second_factor', codeOf(second))
    expect(await asServer(editor, 'begin_second_factor')).toBeNull()
    expect((await asServer(editor, 'confirm_second_factor', codeOf(second))).outcome).toBe('off')
    // Nor by a session that knows the password alone.
    expect(await asServer(await signedInAnew(editor), 'begin_second_factor')).toBeNull()
  })

  test('shows on the status: since when, and the codes that are left', async () => {
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

  test('of one account says nothing of another, and nothing to who is not staff', async () => {
    const [editor, stranger] = [await member(), await member()]
    await enrol(editor)
    await query('delete from public.staff where user_id = $1', [stranger.id])
    await expect(status(stranger)).rejects.toThrow('only staff')
    await expect(asServer(stranger, 'begin_second_factor')).rejects.toThrow('only staff')
  })
})

describe('recovery codes', () => {
  test('pass once each, however they are written', async () => {
    const editor = await member()
    const { codes } = await enrol(editor)
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{10}$/)
    expect(new Set(codes).size).toBe(10)
    const session = await signedInAnew(editor)
    expect((await asServer(session, 'pass_second_factor', codes[0]!.toUpperCase())).outcome).toBe('ok')
    expect(await stateOf(session)).toBe('editor')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[0])).outcome).toBe('used')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[1])).outcome).toBe('ok')
    expect((await status(editor))?.codes_left).toBe(8)
  })

  test('of a new set replace the former ones', async () => {
    const editor = await member()
    const { codes } = await enrol(editor)
    const renewed = await asServer<string[]>(editor, 'renew_recovery_codes')
    expect(renewed).toHaveLength(10)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[3])).outcome).toBe('wrong')
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', renewed[3])).outcome).toBe('ok')
  })

  test('of somebody else are wrong', async () => {
    const [editor, other] = [await member(), await member()]
    await enrol(editor)
    const { codes } = await enrol(other)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[0])).outcome).toBe('wrong')
  })
})

describe('removing', () => {
  test('and new codes want a session that has passed', async () => {
    const editor = await member()
    await enrol(editor)
    const other = await signedInAnew(editor)
    for (const name of ['renew_recovery_codes', 'remove_second_factor'])
      await expect(asServer(other, name)).rejects.toThrow('only staff with a second factor')
    await asServer(editor, 'remove_second_factor')
    expect(await factorOf(editor)).toBeUndefined()
    expect([await stateOf(editor), await stateOf(other)]).toEqual(['editor', 'editor'])
  })

  test('leaves no session passed for the next one', async () => {
    const editor = await member()
    const other = await signedInAnew(editor)
    await enrol(editor)
    await asServer(editor, 'remove_second_factor')
    await enrol(other)
    expect([await stateOf(editor), await stateOf(other)]).toEqual(['code', 'editor'])
  })

  test('by somebody else, after a lost phone, tells the owner until there is a new one', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const reset = async (email: string) =>
      (await query('select public.staff_reset_factor($1) as done', [email]))[0]?.done
    expect(await reset(editor.email.toUpperCase())).toBe(true)
    expect([await reset(editor.email), await reset('nobody@example.org')]).toEqual([false, false])
    // Its sessions end, because the phone may hold one.
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

describe('a copy of the database', () => {
  test('holds neither secret nor code in plain', async () => {
    const editor = await member()
    const { secret, codes } = await enrol(editor)
    const rows = await query<{ text: string }>(
      `select (select f::text from private.second_factors f where f.user_id = $1)
        || (select string_agg(c::text, ' ') from private.recovery_codes c where c.user_id = $1) as text`,
      [editor.id],
    )
    for (const plain of [secret, ...codes, ...codes.map((code) => Buffer.from(code).toString('hex'))])
      expect(rows[0]!.text).not.toContain(plain)
    expect(rows[0]!.text).not.toContain(JOB_KEY)
  })

  test('a secret that was copied to another account, or meets another key, passes nobody', async () => {
    const [editor, thief] = [await member(), await member()]
    const { secret, codes } = await enrol(thief)
    await enrol(editor)
    await query(
      `update private.second_factors set secret = (select secret from private.second_factors where user_id = $2)
        where user_id = $1`,
      [editor.id, thief.id],
    )
    const session = await signedInAnew(editor)
    expect(await asServer(session, 'pass_second_factor', codeOf(secret))).toEqual({ outcome: 'unreadable' })

    await addKey('another-key')
    await forgetStep(thief)
    const answer = await asServer(
      await signedInAnew(thief),
      'pass_second_factor',
      codeOf(secret),
      'another-key',
    )
    expect(answer).toEqual({ outcome: 'unreadable' })
    // Their hashes are of the former key, too.
    expect(await asServer(await signedInAnew(thief), 'pass_second_factor', codes[0], 'another-key')).toEqual({
      outcome: 'unreadable',
    })
    expect((await asServer(await signedInAnew(thief), 'pass_second_factor', codes[0])).outcome).toBe('ok')
  })
})

test('wrong codes and ended sessions are purged after their time, and not before', async () => {
  const editor = await member()
  await enrol(editor)
  const attempt = (hours: number) =>
    query(
      `insert into private.second_factor_attempts (user_id, session_id, attempted_at)
       values ($1, $2, now() - make_interval(hours => $3))`,
      [editor.id, editor.session, hours],
    )
  await attempt(SECOND_FACTOR_ATTEMPT_DAYS * 24 - 1)
  await attempt(SECOND_FACTOR_ATTEMPT_DAYS * 24 + 1)
  const left = async (table: string) =>
    (await query(`select from private.${table} where user_id = $1`, [editor.id])).length
  await query('select public.purge_expired()')
  expect([await left('second_factor_attempts'), await left('passed_sessions')]).toEqual([1, 1])
  await query('delete from auth.sessions where id = $1', [editor.session])
  await query('select public.purge_expired()')
  expect(await left('passed_sessions')).toBe(0)
})

test('the audit log has who set it up, failed, made new codes and removed it', async () => {
  const editor = await member()
  await enrol(editor)
  await asServer(await signedInAnew(editor), 'pass_second_factor', '000000')
  await asServer(editor, 'renew_recovery_codes')
  await asServer(editor, 'remove_second_factor')
  await enrol(editor)
  await query('select public.staff_reset_factor($1)', [editor.email])
  const entries = await query(
    `select kind, actor from private.audit_log where subject = $1 and kind ~ 'second-factor|recovery' order by at`,
    [editor.id],
  )
  expect(entries).toEqual([
    { kind: 'second-factor-set-up', actor: editor.id },
    { kind: 'second-factor-failed', actor: editor.id },
    { kind: 'recovery-codes-renewed', actor: editor.id },
    { kind: 'second-factor-removed', actor: editor.id },
    { kind: 'second-factor-set-up', actor: editor.id },
    { kind: 'second-factor-removed', actor: null },
  ])
})

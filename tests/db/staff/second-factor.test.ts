/** The second factor of staff: rights without it, and passing it. */
import { randomUUID } from 'node:crypto'
import { type Claims, query } from '../second-database'
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
  wrongCode,
} from './second-factor'

beforeAll(() => addKey())

/** Whether the user sees a new post in the staff list. */
async function seesPosts(user: Claims): Promise<boolean> {
  const slug = randomUUID()
  await query('insert into public.blog_posts (title, slug, content) values ($1, $1, $1)', [slug])
  return (await query('select id from public.staff_posts($1)', [slug], user)).length === 1
}

describe('a session of an account with a second factor', () => {
  test('has no rights until it has passed', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    expect([await stateOf(editor), await seesPosts(editor)]).toEqual(['editor', true])

    const other = await signedInAnew(editor)
    expect([await stateOf(other), await seesPosts(other)]).toEqual(['code', false])
    expect(await query('select * from public.staff', [], other)).toEqual([])
    expect(await asServer(other, 'pass_second_factor', codeOf(secret))).toEqual({ outcome: 'ok' })
    expect([await stateOf(other), await seesPosts(other)]).toEqual(['editor', true])
    // Passing applies to the session, not the account.
    expect(await stateOf(await signedInAnew(editor))).toBe('code')
  })

  test('is refused if its token names no session, or another’s', async () => {
    const [editor, colleague] = [await member(), await member()]
    const { secret } = await enrol(editor)
    for (const session of [undefined, randomUUID(), colleague.session]) {
      const token = { ...editor, session }
      expect([await stateOf(token), await seesPosts(token)]).toEqual([null, false])
      await expect(asServer(token, 'pass_second_factor', codeOf(secret))).rejects.toThrow('only staff')
    }
  })

  test('cannot pass once ended or idle', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const [ended, idle] = [await signedInAnew(editor), await signedInAnew(editor)]
    await query('delete from auth.sessions where id = $1', [ended.session])
    await stateOf(idle)
    await query(
      "update private.staff_sessions set seen_at = now() - interval '13 hours' where session_id = $1",
      [idle.session],
    )
    for (const user of [ended, idle])
      await expect(asServer(user, 'pass_second_factor', codeOf(secret))).rejects.toThrow('only staff')
  })
})

describe('a code', () => {
  test('follows RFC 6238, for the current step or a neighbour', async () => {
    const secret = Buffer.from('12345678901234567890').toString('hex')
    const step = async (code: string, second: number) =>
      (
        await query<{ step: string | null }>(
          "select private.totp_step(decode($1, 'hex'), $2, to_timestamp($3))::text as step",
          [secret, code, second],
        )
      )[0]!.step
    // RFC 6238, Appendix B: the last six digits.
    for (const [second, code] of [
      [59, '287082'],
      [1111111109, '081804'],
      [1234567890, '005924'],
      [20000000000, '353130'],
    ] as const) {
      const own = Math.floor(second / 30)
      for (const drift of [-1, 0, 1]) expect(await step(code, (own + drift) * 30 + 29)).toBe(String(own))
      for (const drift of [-2, 2]) expect(await step(code, (own + drift) * 30)).toBeNull()
    }
  })

  test('passes once, and no earlier one passes later', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const code = codeOf(secret)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', code)).outcome).toBe('ok')
    const other = await signedInAnew(editor)
    expect((await asServer(other, 'pass_second_factor', code)).outcome).toBe('used')
    expect((await asServer(other, 'pass_second_factor', codeOf(secret, -1))).outcome).not.toBe('ok')
    expect(await stateOf(other)).toBe('code')
  })

  test('renews the proof in a session that has passed before', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const isFresh = async () => {
      const sql = "select passed_at > now() - interval '15 minutes' as fresh from private.passed_sessions"
      return (await query(`${sql} where session_id = $1`, [editor.session]))[0]?.fresh
    }
    await query(
      "update private.passed_sessions set passed_at = now() - interval '1 hour' where session_id = $1",
      [editor.session],
    )
    expect((await asServer(editor, 'pass_second_factor', wrongCode(secret))).outcome).toBe('wrong')
    expect(await isFresh()).toBe(false)
    expect((await asServer(editor, 'pass_second_factor', codeOf(secret))).outcome).toBe('ok')
    expect(await isFresh()).toBe(true)
  })

  test('used for enrolling does not pass again', async () => {
    const editor = await member()
    const secret = await asServer<string>(editor, 'begin_second_factor')
    const code = codeOf(secret)
    await asServer(editor, 'confirm_second_factor', code)
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', code)).outcome).toBe('used')
  })

  test.each(['', '12345', '1234567', 'abcdef', ' 123456', '１２３４５６', "'; drop table"])(
    '%j is wrong',
    async (code) => {
      const editor = await member()
      await enrol(editor)
      const other = await signedInAnew(editor)
      expect(await asServer(other, 'pass_second_factor', code)).toEqual({ outcome: 'wrong' })
    },
  )
})

describe('guessing', () => {
  test('pauses a session for 15 minutes after five wrong codes, but no other', async () => {
    const editor = await member()
    const { secret } = await enrol(editor)
    const [guesser, owner] = [await signedInAnew(editor), await signedInAnew(editor)]
    for (let guess = 0; guess < 5; guess++)
      expect((await asServer(guesser, 'pass_second_factor', wrongCode(secret))).outcome).toBe('wrong')
    const refused = await asServer(guesser, 'pass_second_factor', codeOf(secret))
    expect(refused.outcome).toBe('wait')
    expect(refused.seconds).toBeGreaterThan(890)
    expect((await asServer(owner, 'pass_second_factor', codeOf(secret))).outcome).toBe('ok')

    await query(
      "update private.second_factor_attempts set attempted_at = attempted_at - interval '15 minutes 1 second'",
    )
    await forgetStep(editor)
    expect((await asServer(guesser, 'pass_second_factor', codeOf(secret))).outcome).toBe('ok')
  })

  test('with ever new sessions is slowed down, up to 15 minutes', async () => {
    const editor = await member()
    const { secret, codes } = await enrol(editor)
    const wait = async (wrong: number) => {
      await query('delete from private.second_factor_attempts where user_id = $1', [editor.id])
      await query(
        `insert into private.second_factor_attempts (user_id, session_id)
         select $1, gen_random_uuid() from generate_series(1, $2::integer)`,
        [editor.id, wrong],
      )
      const answer = await asServer(await signedInAnew(editor), 'pass_second_factor', codeOf(secret, 0))
      await forgetStep(editor)
      return answer.seconds ?? 0
    }
    for (const [wrong, least, most] of [
      [9, 0, 0],
      [10, 50, 60],
      [15, 110, 120],
      [1000, 890, 900],
    ] as const) {
      const seconds = await wait(wrong)
      expect(seconds).toBeGreaterThanOrEqual(least)
      expect(seconds).toBeLessThanOrEqual(most)
    }
    // The owner still has a way in.
    expect((await asServer(await signedInAnew(editor), 'pass_second_factor', codes[0])).outcome).toBe('ok')
  })
})

test('nothing can be tried or changed without the web server’s key', async () => {
  const editor = await member()
  const { secret } = await enrol(editor)
  const names = ['begin_second_factor', 'confirm_second_factor', 'pass_second_factor']
  for (const name of [...names, 'renew_recovery_codes', 'remove_second_factor'])
    for (const key of ['', 'nonsense', JOB_KEY.toLowerCase()])
      await expect(asServer(editor, name, codeOf(secret), key)).rejects.toThrow('a job key is needed')
})

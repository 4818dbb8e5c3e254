/** Stored data of the second factor, their retention, and audit entries. */
import { SECOND_FACTOR_ATTEMPT_DAYS } from '@/lib/retention'
import { query } from '../second-database'
import { JOB_KEY, addKey, asServer, codeOf, enrol, forgetStep, member, signedInAnew } from './second-factor'

beforeAll(() => addKey())

describe('a copy of the database', () => {
  test('holds no secrets or codes in plain text', async () => {
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

  test('a secret copied to another account, or used with another key, passes nobody', async () => {
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
    // The hashes depend on the former key as well.
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

test('the audit log records set-up, failures, new codes and removal, with the actor', async () => {
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

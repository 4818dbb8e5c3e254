/** Removing passkeys, their audit entries, and the data in a challenge. */
import { add, begin, credential, own, remove, take } from './passkeys'
import { query } from '../second-database'
import { addKey, asServer, codeOf, enrol, member, signedInAnew, stateOf } from './second-factor'

beforeAll(() => addKey())

describe('a second factor', () => {
  test('is removed by a passed session, and only by its owner’s', async () => {
    const [editor, stranger] = [await member(), await member()]
    await add(editor, credential())
    await add(stranger, credential())
    const [passkey] = await own(editor)
    await expect(remove(await signedInAnew(editor), passkey!.id)).rejects.toThrow('only staff')
    expect(await remove(stranger, passkey!.id)).toBe(false)
    expect(await own(await signedInAnew(editor))).toEqual([])
    expect(await own(editor)).toHaveLength(1)
  })

  test('removed last ends two-step verification, with recovery codes and passed sessions', async () => {
    const editor = await member()
    await enrol(editor)
    await add(editor, credential())
    const [passkey] = await own(editor)
    await asServer(editor, 'remove_authenticator_app')
    expect(await stateOf(await signedInAnew(editor))).toBe('code')
    expect(await remove(editor, passkey!.id)).toBe(true)
    expect(await stateOf(await signedInAnew(editor))).toBe('editor')
    for (const table of ['second_factors', 'recovery_codes', 'passed_sessions'])
      expect(await query(`select from private.${table} where user_id = $1`, [editor.id])).toEqual([])
  })

  test('is removed by a reset, and the owner is informed', async () => {
    const editor = await member()
    await add(editor, credential())
    await query('select public.staff_reset_factor($1)', [editor.email])
    const session = await signedInAnew(editor)
    expect(await stateOf(session)).toBe('editor')
    const [status] = await query('select * from public.second_factor_status()', [], session)
    expect(status).toMatchObject({ passkeys: 0, reset_at: expect.anything() })
    await add(session, credential())
    expect((await query('select * from public.second_factor_status()', [], session))[0]?.reset_at).toBeNull()
  })

  test('is audited when added and removed', async () => {
    const editor = await member()
    await add(editor, credential())
    const secret = await asServer<string>(editor, 'begin_second_factor')
    await asServer(editor, 'confirm_second_factor', codeOf(secret))
    const [passkey] = await own(editor)
    await remove(editor, passkey!.id)
    await asServer(editor, 'remove_authenticator_app')
    const entries = await query(
      `select kind, target from private.audit_log
        where subject = $1 and actor = $1 and kind ~ 'passkey|app|second-factor' order by at, kind`,
      [editor.id],
    )
    expect(entries).toEqual([
      { kind: 'passkey-added', target: passkey!.id },
      { kind: 'second-factor-set-up', target: null },
      { kind: 'app-added', target: null },
      { kind: 'passkey-removed', target: passkey!.id },
      { kind: 'app-removed', target: null },
      { kind: 'second-factor-removed', target: null },
    ])
  })
})

test('a challenge lists the account’s passkeys, and reveals only an own public key', async () => {
  const [editor, other] = [await member(), await member()]
  const [id, theirs] = [credential(), credential()]
  await add(editor, id, 3)
  await add(other, theirs)
  const session = await signedInAnew(editor)
  const { challenge, passkeys } = await begin(session, 'pass')
  expect(challenge).toMatch(/^[\w-]{43}$/)
  expect(passkeys).toEqual([{ id, transports: ['internal'] }])
  expect(await take(session, 'pass', id)).toEqual({ challenge, public_key: `key-of-${id}`, counter: 3 })
  await begin(session, 'pass')
  expect(await take(session, 'pass', theirs)).toMatchObject({ public_key: null, counter: null })
})

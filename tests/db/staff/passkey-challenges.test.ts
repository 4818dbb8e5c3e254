/** Passkey challenges: each for one session and purpose, once, within minutes. */
import { PASSKEY_CHALLENGE_MINUTES } from '@/lib/retention'
import { add, begin, credential, take } from './passkeys'
import { type Claims, query } from '../second-database'
import { addKey, member, signedInAnew } from './second-factor'

beforeAll(() => addKey())

/** An editor with a passkey. */
async function owner() {
  const editor = await member()
  await add(editor, credential())
  return editor
}
const age = (user: Claims, minutes: number) =>
  query(
    'update private.passkey_challenges set made_at = now() - make_interval(mins => $2) where session_id = $1',
    [user.session, minutes],
  )

test('a challenge is different each time, and can be taken once', async () => {
  const editor = await owner()
  const first = await begin(editor, 'pass')
  const second = await begin(editor, 'pass')
  expect(second.challenge).not.toBe(first.challenge)
  expect((await take(editor, 'pass'))?.challenge).toBe(second.challenge)
  expect(await take(editor, 'pass')).toBeNull()
})

test('a challenge belongs to its session', async () => {
  const editor = await owner()
  const other = await signedInAnew(editor)
  await begin(editor, 'pass')
  expect(await take(other, 'pass')).toBeNull()
  expect(await take(editor, 'pass')).not.toBeNull()
})

test('a challenge is for its purpose, and is spent by another', async () => {
  const editor = await owner()
  await begin(editor, 'pass')
  expect(await take(editor, 'add')).toBeNull()
  expect(await take(editor, 'pass')).toBeNull()
  await expect(query("select public.begin_passkey('other')", [], editor)).rejects.toThrow()
})

test('a challenge expires, and is purged', async () => {
  const editor = await owner()
  await begin(editor, 'pass')
  await age(editor, PASSKEY_CHALLENGE_MINUTES + 1)
  expect(await take(editor, 'pass')).toBeNull()
  const left = async () =>
    (await query('select from private.passkey_challenges where user_id = $1', [editor.id])).length
  for (const [minutes, count] of [
    [PASSKEY_CHALLENGE_MINUTES - 1, 1],
    [PASSKEY_CHALLENGE_MINUTES + 1, 0],
  ] as const) {
    await begin(editor, 'pass')
    await age(editor, minutes)
    await query('select public.purge_expired()')
    expect(await left()).toBe(count)
  }
})

/** Known devices of staff: their failed sign-ins count separately until they are forgotten. */
import { randomBytes } from 'node:crypto'
import { DEVICE_MONTHS } from '@/lib/retention'
import { attemptKey } from '@/lib/staff/sign-in/attempt-queries'
import { type Row, anon, call, jobHeader, request, secret, signInJob } from '../rest'
import { type User, makeUser, unique, uniqueClient } from '../samples'
import { PERMIT, query } from '../second-database'
import { member, signedInAnew } from './second-factor'
import { makeMember, signInAgain } from './staff-sessions'

const someKey = () => attemptKey('device', unique())
const accountKey = (email: string) => attemptKey('account', email)

type Begun = { wait: number; delay: number }
const begin = async (args: Row, headers: Record<string, string> = {}) =>
  (await call(anon, 'begin_sign_in', args, { ...signInJob, ...headers })).body as Begun

async function repeat(count: number, attempt: () => Promise<unknown>) {
  for (let number = 1; number <= count; number++) await attempt()
}

/** A member of staff and the key of a device known to the account. */
async function withDevice() {
  const [user, device_key] = [await makeMember('editor'), someKey()]
  expect((await call(user, 'remember_device', { new_key: device_key })).body).toBe(true)
  return { user, device_key, account_key: accountKey(user.email) }
}

test.each<[string, Record<string, string>]>([
  ['no address is known', {}],
  ['all have one address', { 'x-client-address': uniqueClient() }],
])('a known device has five attempts to itself, whatever strangers do, if %s', async (_, address) => {
  const { device_key, account_key } = await withDevice()
  await repeat(25, () => begin({ account_key }, address))
  await repeat(20, () => begin({ account_key: someKey() }, address))
  expect((await begin({ account_key }, address)).wait).toBeGreaterThan(0)
  await repeat(5, async () =>
    expect(await begin({ account_key, device_key }, address)).toEqual({ wait: 0, delay: 0 }),
  )
  expect((await begin({ account_key, device_key }, address)).wait).toBeGreaterThan(880)
})

test('a known device does not use up others’ attempts', async () => {
  const { device_key, account_key } = await withDevice()
  await repeat(6, () => begin({ account_key, device_key }))
  expect((await begin({ account_key })).wait).toBe(0)
})

test('a known device has five mails with a link to itself, whatever strangers request', async () => {
  const { user, device_key } = await withDevice()
  const mail = { account_key: attemptKey('mail', user.email), all_addresses: true }
  await repeat(5, () => begin(mail))
  expect((await begin(mail)).wait).toBeGreaterThan(0)
  expect((await begin({ ...mail, device_key })).wait).toBe(0)
})

test('a device is unknown to other accounts, like a device unknown to all', async () => {
  const [{ device_key }, { account_key }] = [await withDevice(), await withDevice()]
  await repeat(5, () => begin({ account_key }))
  for (const key of [device_key, someKey()])
    expect((await begin({ account_key, device_key: key })).wait).toBeGreaterThan(0)
})

test('a device keeps its cookie, or gets a new one if a stranger may have planted it', async () => {
  const { user, device_key } = await withDevice()
  const [planted, fresh] = [someKey(), someKey()]
  const remember = async (present_key: string, new_key = someKey()) =>
    (await call(user, 'remember_device', { present_key, new_key })).body
  expect([await remember(device_key), await remember(planted, fresh)]).toEqual([false, true])
  expect([await remember(fresh), await remember(planted)]).toEqual([false, true])
})

test('a device is remembered only for staff with a fully valid session', async () => {
  const editor = await makeMember('editor')
  await call(secret, 'staff_first_password', { account_email: editor.email })
  for (const user of [await makeUser(), editor])
    expect((await call(user, 'remember_device', { new_key: someKey() })).body).toBeNull()
})

test('a device is remembered after a password by mailed link, the way out of a lock-out', async () => {
  const key = jobHeader('second-factor')
  const [editor, stranger] = [await makeMember('editor'), await makeUser()]
  await call(secret, 'staff_first_password', { account_email: editor.email })
  const linked = await signInAgain(editor)
  const remember = async (user: User) => (await call(user, 'remember_device', { new_key: someKey() })).body
  expect(await remember(linked)).toBeNull()
  for (const user of [linked, stranger]) await call(user, 'note_password_link', {}, key)
  await call(linked, 'permit_password', {}, key)
  await request(linked, 'PUT', '/auth/v1/user', { password: unique() })
  expect([await remember(linked), await remember(stranger)]).toEqual([true, null])
})

describe('in the database', () => {
  type Member = Awaited<ReturnType<typeof member>>
  const remember = async (user: Member, key = randomBytes(32).toString('hex')) => {
    await query('select public.remember_device($1)', [key], user)
    return key
  }
  const known = async ({ id }: Member) =>
    (await query<{ hash: string }>('select hash from private.known_devices where user_id = $1', [id])).map(
      ({ hash }) => hash,
    )

  test('an account has up to ten, those used last', async () => {
    const editor = await member()
    const keys: string[] = []
    for (let number = 1; number <= 12; number++) {
      keys.push(await remember(editor))
      await query("update private.known_devices set seen_at = seen_at - interval '1 minute'")
    }
    expect((await known(editor)).sort()).toEqual(keys.slice(2).sort())
  })

  test('ending a session forgets only its device', async () => {
    const editor = await member()
    const other = await signedInAnew(editor)
    const [key] = [await remember(editor), await remember(other)]
    await query('select public.end_session($1, $2)', [editor.id, other.session], editor)
    expect(await known(editor)).toEqual([key])
  })

  test('ending all others keeps the current session’s device', async () => {
    const editor = await member()
    const other = await signedInAnew(editor)
    const [key] = [await remember(editor), await remember(other)]
    await query('select public.end_sessions($1)', [editor.id], editor)
    expect(await known(editor)).toEqual([key])
  })

  test.each<[string, string]>([
    ['a new password', "update auth.users set encrypted_password = 'another' where id = $1"],
    ['the loss of the role', 'delete from public.staff where user_id = $1'],
    ['removal', 'select private.drop_staff($1)'],
    ['erasure', 'delete from auth.users where id = $1'],
  ])('%s forgets all of them', async (_, sql) => {
    const [editor, other] = [await member(), await member()]
    const key = await remember(other)
    await remember(editor)
    await query(PERMIT, [editor.id])
    await query(sql, [editor.id])
    expect([await known(editor), await known(other)]).toEqual([[], [key]])
  })

  test('a reset of the second factor does too', async () => {
    const editor = await member()
    await remember(editor)
    await query('insert into private.second_factors (user_id) values ($1)', [editor.id])
    await query('select public.staff_reset_factor($1)', [editor.email])
    expect(await known(editor)).toEqual([])
  })

  test('they are purged after their time, and not before', async () => {
    const [kept, expired] = [await member(), await member()]
    const age = async (user: Member, days: number) => {
      await remember(user)
      await query(
        `update private.known_devices set seen_at = now() - make_interval(months => $2, days => $3)
         where user_id = $1`,
        [user.id, DEVICE_MONTHS, days],
      )
    }
    await age(kept, -1)
    await age(expired, 1)
    await query('select public.purge_expired()')
    expect([(await known(kept)).length, (await known(expired)).length]).toEqual([1, 0])
  })
})

/** The grace period of admins and the office without a second factor, through the Data API. */
import { SECOND_FACTOR_GRACE_DAYS } from '@/lib/retention'
import { call, insert, jobHeader, secret, select, update } from '../rest'
import { DAY, HOUR, type User, fromNow, makeUser, samplePost } from '../samples'
import { codeOf } from './second-factor'

const days = (count: number) => -count * DAY
const became = (user: User, milliseconds: number) =>
  update(secret, 'staff', `user_id=eq.${user.id}`, { role_since: fromNow(milliseconds) })
const add = (user: User, account_role: string) =>
  call(secret, 'staff_add', { account_email: user.email, account_role })
const stateOf = async (user: User) => (await call(user, 'staff_session')).body

/** Calls a function with the web server's headers. */
const asServer = (user: User, name: string, code = '') =>
  call(user, name, {}, { ...jobHeader('second-factor'), 'x-second-factor-code': code })

test(`an admin has access for ${SECOND_FACTOR_GRACE_DAYS} days, then only to enrolling`, async () => {
  const admin = await makeUser('admin')
  await became(admin, days(SECOND_FACTOR_GRACE_DAYS) + HOUR)
  expect(await stateOf(admin)).toBe('admin')
  expect((await call(admin, 'second_factor_status')).rows).toEqual([
    {
      enrolled_at: null,
      has_app: false,
      passkeys: 0,
      codes_left: 0,
      required_at: expect.anything(),
      reset_at: null,
    },
  ])
  expect((await insert(admin, 'blog_posts', samplePost())).status).toBe(201)

  await became(admin, days(SECOND_FACTOR_GRACE_DAYS) - HOUR)
  expect(await stateOf(admin)).toBe('enrol')
  expect((await insert(admin, 'blog_posts', samplePost())).status).toBe(403)
  for (const table of ['leads', 'privacy_log', 'staff']) expect((await select(admin, table)).rows).toEqual([])

  const begun = await asServer(admin, 'begin_second_factor')
  const confirmed = await asServer(admin, 'confirm_second_factor', codeOf(String(begun.body)))
  expect(confirmed.body).toMatchObject({ outcome: 'ok', codes: expect.any(Array) })
  expect(await stateOf(admin)).toBe('admin')
  expect((await insert(admin, 'blog_posts', samplePost())).status).toBe(201)
})

test.each(['admin', 'office'])(
  'an editor needs none, and gets the days on becoming %s, once',
  async (role) => {
    const user = await makeUser('editor')
    await became(user, days(365))
    expect(await stateOf(user)).toBe('editor')
    await add(user, role)
    expect(await stateOf(user)).toBe(role)
    await became(user, days(8))
    await add(user, role)
    expect(await stateOf(user)).toBe('enrol')
  },
)

/** Function permissions: the rule, with every cell tried through the Data API. */
import { FUNCTION_RULE } from './function-rule'
import { argumentsOf } from './function-samples'
import { NO_RIGHT, anon, call, insert, request, secret, store } from '../rest'
import { makeUser, sampleLead, samplePost } from '../samples'
import { type Role, callersOfEveryRole, rowsOf, tryEach } from '../roles'
import { query } from '../second-database'
import { staffRoles } from '@/lib/staff/roles'

const rules = rowsOf<'yes' | 'key' | 'refused'>(FUNCTION_RULE, 1).map(
  ({ row: [name], verdicts }) => [name!, verdicts] as const,
)

const callers = callersOfEveryRole()

/** The caller; for sign_out a fresh one, because it ends the session. */
const callerOf = (name: string, role: Role) =>
  name === 'sign_out' && 'token' in callers[role]
    ? makeUser(staffRoles.find((each) => each === role))
    : callers[role]

test('the rule has a line for every exposed function', async () => {
  const sql = "select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace"
  const functions = (await query<{ name: string }>(sql)).map(({ name }) => name)
  expect(rules.map(([name]) => name).toSorted()).toEqual(functions.toSorted())
})

/** The role of the account that a call names, which a refusal must not change; undefined if it names none. */
const roleOf = async (email?: unknown) =>
  email === undefined
    ? undefined
    : (await call(secret, 'staff_accounts')).rows.find((account) => account.email === email)?.role

test.each(rules)('%s may be called exactly by the roles of the rule', async (name, verdicts) => {
  // Refused calls change nothing that their arguments name, so one set does for all of them.
  const unused = verdicts.every(([, verdict]) => verdict === 'yes') ? {} : await argumentsOf(name)
  const before = await roleOf(unused.account_email)
  await tryEach(verdicts, async (role, verdict) => {
    const args = verdict === 'yes' ? await argumentsOf(name) : unused
    const answer = await call(await callerOf(name, role), name, args)
    if (verdict !== 'yes')
      return expect(answer).toMatchObject({ status: role === 'anon' ? 401 : 403, code: NO_RIGHT })
    expect(answer.code).toBeUndefined()
    expect([200, 204]).toContain(answer.status)
  })
  expect(await roleOf(unused.account_email)).toBe(before)
})

test('only admins and the office can count and list leads; others see none', async () => {
  await insert(anon, 'landing_form_submissions', sampleLead({ language: 'en' }))
  const seen = async (role: Role) => {
    const [metrics] = (await call(callers[role], 'lead_metrics')).rows
    const days = (await call(callers[role], 'lead_days')).rows
    const onDays = days.reduce((sum, { leads }) => sum + Number(leads), 0)
    const listed = []
    for (const name of ['lead_inbox', 'lead_filter_options', 'lead_sources', 'lead_funnel'])
      listed.push((await call(callers[role], name)).rows.length)
    return { metrics: metrics!, numbers: [onDays, ...listed] }
  }
  for (const role of ['stranger', 'editor'] as const) {
    const { metrics, numbers } = await seen(role)
    expect(new Set([...Object.values(metrics).map(Number), ...numbers])).toEqual(new Set([0]))
  }
  for (const role of ['office', 'admin'] as const) {
    const { metrics, numbers } = await seen(role)
    for (const number of [metrics.total, ...numbers]) expect(Number(number)).toBeGreaterThan(0)
  }
})

test('only admins and the office can find persons', async () => {
  const { email } = sampleLead()
  await insert(anon, 'landing_form_submissions', sampleLead({ email }))
  const found = async (role: Role) =>
    (await call(callers[role], 'find_persons', { query: email })).rows.length
  const roles = ['stranger', 'editor', 'office', 'admin'] as const
  expect(await Promise.all(roles.map(found))).toEqual([0, 0, 1, 1])
})

test('only admins and editors see the staff list of posts', async () => {
  await store('blog_posts', samplePost())
  const seen = async (role: Role) => (await call(callers[role], 'staff_posts')).rows.length
  expect([await seen('stranger'), await seen('office')]).toEqual([0, 0])
  expect(await seen('editor')).toBeGreaterThan(0)
  expect(await seen('admin')).toBeGreaterThan(0)
})

test('staff_session returns the caller’s role', async () => {
  const role = async (name: Role) => (await call(callers[name], 'staff_session')).body
  const all = ['stranger', ...staffRoles, 'secret'] as const
  expect(await Promise.all(all.map(role))).toEqual([null, ...staffRoles, null])
})

// The Data API runs every GET read-only.
test.each([
  ...['submit_lead', 'erase_person', 'merge_leads', 'record_transfer', 'publish_content', 'decide_mail'],
  ...['change_staff_role', 'sign_out', 'add_job_key', 'purge_expired', 'staff_add', 'staff_remove'],
])('%s changes nothing by GET, which a link could trigger', async (name) => {
  const args = await argumentsOf(name)
  const before = await roleOf(args.account_email)
  const path = `/rest/v1/rpc/${name}?${new URLSearchParams(args as Record<string, string>)}`
  for (const role of ['admin', 'secret'] as const) {
    expect((await request(callers[role], 'GET', path)).status).toBeGreaterThanOrEqual(400)
  }
  expect(await roleOf(args.account_email)).toBe(before)
})

/** Function permissions: the rule, with every cell tried through the Data API. */
import { FUNCTION_RULE } from './function-rule'
import { exposedFunctions } from './arguments'
import { NO_RIGHT, type Row, anon, call, insert, request, store } from '../rest'
import { makeUser, sampleEntry, sampleLead, samplePost, uniqueEmail } from '../samples'
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

const argumentsOf = new Map<string, Row>()
beforeAll(async () => {
  const named = { account: (await makeUser('editor')).id, entries: [sampleEntry()] }
  for (const { name, args } of await exposedFunctions(query, named)) argumentsOf.set(name, args)
})

test('the rule has a line for every exposed function', () => {
  expect(rules.map(([name]) => name).toSorted()).toEqual([...argumentsOf.keys()].toSorted())
})

// Refused callers send the same arguments: what a permitted one is told about them comes after the rights.
test.each(rules)('%s may be called exactly by the roles of the rule', async (name, verdicts) => {
  await tryEach(verdicts, async (role, verdict) => {
    const { status, code } = await call(await callerOf(name, role), name, argumentsOf.get(name))
    if (verdict !== 'yes') return expect([status, code]).toEqual([role === 'anon' ? 401 : 403, NO_RIGHT])
    expect([NO_RIGHT, 'PGRST202']).not.toContain(code)
  })
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

/** PostgreSQL's code for a change in a transaction that only reads, as the Data API runs every GET. */
const READ_ONLY = '25006'

test.each<[string, Role, Record<string, string>]>([
  ['erase_person', 'admin', { address: uniqueEmail() }],
  ['sign_out', 'admin', {}],
  ['add_job_key', 'secret', { job_purpose: 'by-get', key_hash: 'a'.repeat(64) }],
  ['purge_expired', 'secret', {}],
  ['staff_add', 'secret', { account_email: uniqueEmail(), account_role: 'admin' }],
])('%s changes nothing by GET, which a link could trigger', async (name, role, args) => {
  const path = `/rest/v1/rpc/${name}?${new URLSearchParams(args)}`
  expect((await request(callers[role], 'GET', path)).code).toBe(READ_ONLY)
})

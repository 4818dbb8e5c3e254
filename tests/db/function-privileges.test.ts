/** Who may call which function, as the catalog has it. functions.test.ts tries the exposed ones. */
import { OURS } from './catalog'
import { FUNCTION_RULE } from './function-rule'
import { type Role, cellsOf } from './roles'
import { query } from './second-database'

/** The role of the database as which a caller's requests run. */
const DATABASE_ROLE: Readonly<Record<Role, string>> = {
  anon: 'anon',
  stranger: 'authenticated',
  editor: 'authenticated',
  admin: 'authenticated',
  secret: 'service_role',
}

// Of the functions that the Data API does not expose: what policies, constraints, generated columns, indexes, and functions
// with the caller's privileges ask.
const EVERYBODY = 'anon, authenticated, service_role'
const UNEXPOSED_PRIVILEGES: Readonly<Record<string, string>> = {
  actor: 'authenticated, service_role',
  are_issue_parts: 'service_role',
  ascii_label: EVERYBODY,
  clean_text: EVERYBODY,
  day_begins: 'authenticated, service_role',
  enquired_since: 'authenticated, service_role',
  find_posts: EVERYBODY,
  is_admin: 'authenticated',
  is_email: EVERYBODY,
  is_language: EVERYBODY,
  is_open_slot: 'anon, authenticated',
  is_picture_used: 'authenticated',
  is_spent_proof: 'anon',
  is_staff: 'authenticated',
  lead_statuses: 'authenticated, service_role',
  leads_meant: 'authenticated, service_role',
  levels: EVERYBODY,
  matching_leads: 'authenticated, service_role',
  meant_by: 'authenticated, service_role',
  name_key: EVERYBODY,
  normal_email: EVERYBODY,
  person_key: EVERYBODY,
  phone_digits: 'authenticated, service_role',
  plain_text: EVERYBODY,
  posts_to_read_after: EVERYBODY,
  root_lead: 'authenticated, service_role',
  search_key: EVERYBODY,
  search_patterns: 'authenticated, service_role',
  time_zone: 'authenticated, service_role',
  today: 'authenticated, service_role',
  traffic_source: EVERYBODY,
  undelivered_answers: 'authenticated, service_role',
}

test('a function may be called by those who call it with success or a job key, and by nobody else', async () => {
  const exposed = new Map<string, Set<string>>()
  for (const { row, role, verdict } of cellsOf(FUNCTION_RULE, 1)) {
    const roles = exposed.get(row[0]!) ?? new Set<string>()
    exposed.set(row[0]!, verdict === 'refused' ? roles : roles.add(DATABASE_ROLE[role]))
  }
  const functions = await query<Record<'schema' | 'name' | 'roles', string>>(`
    select p.pronamespace::regnamespace::text as schema, p.proname::text as name, (
      select coalesce(string_agg(role, ', ' order by role), '')
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))),
        concat(case grantee when 0 then 'PUBLIC' else grantee::regrole::text end) role
      where grantee <> p.proowner
    ) as roles from pg_proc p where p.pronamespace ${OURS}`)
  // A function that a public one of its name calls has the callers of that one.
  const expected = functions.map(({ schema, name }) => ({
    schema,
    name,
    roles: exposed.has(name) ? [...exposed.get(name)!].sort().join(', ') : (UNEXPOSED_PRIVILEGES[name] ?? ''),
  }))
  expect(functions).toEqual(expected)
  const named = functions.map(({ schema, name }) => `${schema}.${name}`)
  expect(named).toEqual(expect.arrayContaining([...exposed.keys()].map((name) => `public.${name}`)))
  expect(named).toEqual(
    expect.arrayContaining(Object.keys(UNEXPOSED_PRIVILEGES).map((name) => `private.${name}`)),
  )
})

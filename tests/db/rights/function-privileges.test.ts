/** Execute privileges in the catalog; functions.test.ts tries the exposed functions. */
import { OURS } from '../catalog'
import { type Role, rowsOf } from '../roles'
import { query } from '../second-database'
import { FUNCTION_RULE } from './function-rule'

/** The database role of each caller's requests. */
const DATABASE_ROLE: Readonly<Record<Role, string>> = {
  anon: 'anon',
  stranger: 'authenticated',
  editor: 'authenticated',
  office: 'authenticated',
  admin: 'authenticated',
  secret: 'service_role',
}

/** Every function, with the roles besides its owner that may call it. */
const FUNCTIONS = `
  select p.oid, p.pronamespace::regnamespace::text as schema, p.proname::text as name, (
    select coalesce(string_agg(role, ', ' order by role), '')
    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))),
      concat(case grantee when 0 then 'PUBLIC' else grantee::regrole::text end) role
    where grantee <> p.proowner
  ) as roles from pg_proc p where p.pronamespace ${OURS}`

test('exposed functions and their private counterparts are granted exactly by the rule', async () => {
  const rule = new Map<string, Set<string>>()
  for (const { row, verdicts } of rowsOf(FUNCTION_RULE, 1)) {
    const granted = verdicts.filter(([, verdict]) => verdict !== 'refused')
    rule.set(row[0]!, new Set(granted.map(([role]) => DATABASE_ROLE[role])))
  }
  const functions = await query<Record<'schema' | 'name' | 'roles', string>>(FUNCTIONS)
  const exposed = functions.filter(({ name }) => rule.has(name))
  expect(exposed.filter(({ schema }) => schema === 'public').map(({ name }) => name)).toEqual(
    expect.arrayContaining([...rule.keys()]),
  )
  for (const { schema, name, roles } of exposed)
    expect([schema, name, roles]).toEqual([schema, name, [...rule.get(name)!].sort().join(', ')])
})

test('others are granted only for policies, constraints, defaults, indexes and permitted callers', async () => {
  const granted = await query<Record<'name' | 'role' | 'asked', string>>(`
    with ours as (${FUNCTIONS})
    select f.name, role, exists (
      select from pg_depend d where d.refclassid = 'pg_proc'::regclass and d.refobjid = f.oid
        and d.classid in ('pg_policy'::regclass, 'pg_constraint'::regclass, 'pg_attrdef'::regclass, 'pg_class'::regclass,
          'pg_rewrite'::regclass)
    ) or exists (
      select from pg_proc caller join ours on ours.oid = caller.oid
      where caller.oid <> f.oid and not caller.prosecdef and role = any (string_to_array(ours.roles, ', '))
        and caller.prosrc ~ ('\\mprivate\\.' || f.name || '\\(')
    ) as asked
    from ours f, unnest(string_to_array(f.roles, ', ')) role
    where f.schema = 'private' and not exists (select from ours where ours.schema = 'public' and ours.name = f.name)
    order by f.name`)
  // Needed by the staff policies, the address constraints and the search.
  expect(granted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['is_admin', 'is_editor', 'is_email', 'is_office', 'is_staff', 'search_patterns']),
  )
  expect(granted.filter(({ role }) => !['anon', 'authenticated', 'service_role'].includes(role))).toEqual([])
  expect(granted.filter(({ asked }) => !asked)).toEqual([])
})

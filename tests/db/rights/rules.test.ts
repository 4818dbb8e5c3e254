/** Rules for every table, policy and function; several are from Supabase's database linter. */
import { OURS, PRIVILEGES } from '../catalog'
import { query } from '../second-database'

/** Each query returns the violations of its rule. */
test.each([
  [
    'every table has row level security',
    `select oid::regclass from pg_class where relnamespace ${OURS} and relkind = 'r' and not relrowsecurity`,
  ],
  [
    'a table with a privilege for visitors or users has a policy',
    `select distinct relation from (${PRIVILEGES}) privileges where role <> 'service_role'
      and not exists (select from pg_policy where polrelid = relation::regclass)`,
  ],
  [
    'every privilege has a policy for its role and verb, and every policy a privilege',
    `select * from (select distinct relation, role, verb, true as is_privilege from (${PRIVILEGES}) privileges
        where role <> 'service_role') privileges
      full join (
        select schemaname || '.' || tablename as relation, role::text, cmd as verb, true as is_policy
        from pg_policies, unnest(roles) role where schemaname in ('public', 'private')
      ) policies using (relation, role, verb)
      where is_privilege is null or is_policy is null`,
  ],
  [
    'a policy names its roles and its command',
    "select polname from pg_policy where polroles = array[0::oid] or polcmd = '*'",
  ],
  [
    'a role has one policy per command and table',
    `select polrelid::regclass, role from pg_policy, unnest(polroles) role group by polrelid, role, polcmd
      having count(*) > 1`,
  ],
  [
    'a policy determines the user once, not for every row',
    `select policyname from pg_policies, regexp_matches(
        concat_ws(' ', qual, with_check), '(\\w+ )?(?:auth|private)\\.\\w+\\(', 'g') as call
      where lower(call[1]) is distinct from 'select '`,
  ],
  [
    'no policy for changes admits every row',
    `select policyname from pg_policies where cmd <> 'SELECT' and (qual in ('true', '(true)') or with_check in
      ('true', '(true)') or coalesce(qual, with_check) is null)`,
  ],
  [
    'no policy trusts metadata that users can change',
    "select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'",
  ],
  [
    'a view has the privileges of its reader, not those of its owner',
    `select oid::regclass from pg_class where relnamespace ${OURS} and relkind = 'v'
      and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  ],
  [
    'every function has an empty search_path',
    `select oid::regprocedure from pg_proc where pronamespace ${OURS}
      and not coalesce(proconfig @> array['search_path=""'], false)`,
  ],
  [
    "a function with its owner's privileges is not exposed, or only the secret key may call it",
    `select p.oid::regprocedure, role from pg_proc p, unnest(array['anon', 'authenticated']) role
      where pronamespace = 'public'::regnamespace and prosecdef
        and has_function_privilege(role, p.oid, 'execute')`,
  ],
  [
    'every foreign key has an index that begins with its columns',
    `select conname from pg_constraint c where contype = 'f' and connamespace ${OURS} and not exists (
      select from pg_index i where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)`,
  ],
  [
    'no two indexes are the same',
    `select min(indexrelid::regclass::text) from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace ${OURS}
      group by indrelid, indkey::text, pg_get_expr(indexprs, indrelid), indclass::text, indoption::text, indpred::text
      having count(*) > 1`,
  ],
  [
    'every table has a primary key',
    `select oid::regclass from pg_class c where relnamespace ${OURS} and relkind = 'r'
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
  ],
  [
    'a foreign key to an account goes by its primary key, which the auth server does not change',
    `select conname from pg_constraint join pg_index on indexrelid = conindid
      where contype = 'f' and connamespace ${OURS} and not indisprimary
        and confrelid in (select oid from pg_class where relnamespace = 'auth'::regnamespace)`,
  ],
  [
    'no extension is in the schema that the Data API exposes',
    "select extname from pg_extension where extnamespace = 'public'::regnamespace",
  ],
  [
    'no column has a type that an upgrade of PostgreSQL refuses',
    `select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace ${OURS} and atttypid::regtype::text in ('regcollation', 'regconfig', 'regdictionary',
        'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
  ],
  [
    'the public bucket cannot be listed by everybody with an account',
    `select policyname from pg_policies where schemaname = 'storage' and cmd in ('SELECT', 'ALL')
      and coalesce(qual, '') !~ 'private.is_editor|storage.operation'`,
  ],
])('%s', async (_, sql) => {
  expect(await query(sql)).toEqual([])
})

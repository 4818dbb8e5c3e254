/** Rules that every table, policy and function keeps; several are those of Supabase's database linter. */
import { OURS, RIGHTS } from './catalog'
import { query } from './second-database'

/** Each query finds what breaks its rule. */
test.each([
  [
    'every table has row level security',
    `select oid::regclass from pg_class where relnamespace ${OURS} and relkind = 'r' and not relrowsecurity`,
  ],
  [
    'a table that a visitor or user has any right to has a policy',
    `select distinct relation from (${RIGHTS}) rights where role <> 'service_role'
      and not exists (select from pg_policy where polrelid = relation::regclass)`,
  ],
  [
    'a right is given only with a policy for that role and verb, and a policy only with a right',
    `select * from (select distinct relation, role, verb, true as is_right from (${RIGHTS}) rights
        where role <> 'service_role') rights
      full join (
        select schemaname || '.' || tablename as relation, role::text, cmd as verb, true as is_policy
        from pg_policies, unnest(roles) role where schemaname in ('public', 'private')
      ) policies using (relation, role, verb)
      where is_right is null or is_policy is null`,
  ],
  [
    'a policy names its roles and its verb',
    "select polname from pg_policy where polroles = array[0::oid] or polcmd = '*'",
  ],
  [
    'a role has one policy for a verb of a table',
    `select polrelid::regclass, role from pg_policy, unnest(polroles) role group by polrelid, role, polcmd
      having count(*) > 1`,
  ],
  [
    'a policy asks who the user is once, not for every row',
    `select policyname from pg_policies, regexp_matches(
        concat_ws(' ', qual, with_check), '(\\w+ )?(?:auth|private)\\.\\w+\\(', 'g') as call
      where lower(call[1]) is distinct from 'select '`,
  ],
  [
    'no policy lets everything through',
    `select policyname from pg_policies where cmd <> 'SELECT' and (qual in ('true', '(true)') or with_check in
      ('true', '(true)') or coalesce(qual, with_check) is null)`,
  ],
  [
    'no policy believes what a user writes about himself',
    "select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'",
  ],
  [
    'every function has an empty search_path',
    `select oid::regprocedure from pg_proc where pronamespace ${OURS}
      and not coalesce(proconfig @> array['search_path=""'], false)`,
  ],
  [
    "what runs with the owner's rights lies in the schema without an address, or is the secret key's alone",
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
      group by indrelid, indkey::text, indclass::text, indoption::text, indpred::text having count(*) > 1`,
  ],
  [
    'every public table has a primary key',
    `select oid::regclass from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
  ],
])('%s', async (_, sql) => {
  expect(await query(sql)).toEqual([])
})

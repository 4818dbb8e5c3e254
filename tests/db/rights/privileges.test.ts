/** All grants on tables, schemas and files; function-privileges.test.ts has the functions. */
import { OURS, PRIVILEGES } from '../catalog'
import { query } from '../second-database'
import { TABLE_PRIVILEGES } from './table-privileges'

/** The first column of a query's rows. */
const list = async (sql: string) => (await query(sql)).map((row) => Object.values(row)[0])

const tablesOf = (kinds: string) =>
  list(`select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace ${OURS} and relkind ${kinds} order by 1`)

/** The site never overwrites a file, so no policy allows an update. */
const STORAGE_POLICIES = [
  'objects anon DELETE a spent file is deleted',
  'objects anon INSERT a slot takes one file',
  'objects anon SELECT a spent file is seen to be deleted',
  'objects authenticated DELETE staff delete files',
  'objects authenticated INSERT staff add files',
  'objects authenticated SELECT staff list files',
]

test('the table privileges are exactly those listed', async () => {
  const sql = `
    select concat_ws(' ', relation, role, verb,
      '(' || string_agg(column_name, ', ' order by column_name) || ')')
    from (${PRIVILEGES}) privileges where role <> 'service_role' group by relation, role, verb`
  expect((await list(sql)).sort()).toEqual(TABLE_PRIVILEGES)
})

/** Tables used only by database functions, and tables written only by them. */
const WITHOUT_PRIVILEGES = [
  'private.audit_log',
  'private.former_accounts',
  'private.job_keys',
  'private.mail_kinds',
  'private.payment_records',
]
const READ_ONLY = /^public\.(?:bank|payment)/

test('the service role has full access to every table but those reserved to functions', async () => {
  const tables = (await tablesOf("= 'r'")).map(String)
  expect(tables).toEqual(expect.arrayContaining(WITHOUT_PRIVILEGES))
  for (const table of tables) {
    const may = !WITHOUT_PRIVILEGES.includes(table)
    const sql = `select has_table_privilege('service_role', '${table}', privilege) from
      unnest(array['select', 'insert', 'update', 'delete']) privilege`
    const mayWrite = may && !READ_ONLY.test(table)
    expect(await list(sql)).toEqual([may, mayWrite, mayWrite, mayWrite])
  }
})

test('only the owner can create in a schema', async () => {
  const sql = `
    select concat_ws(' ', nspname, role)
    from pg_namespace, unnest(array['anon', 'authenticated', 'service_role']) role
    where oid ${OURS} and has_schema_privilege(role, oid, $right$create$right$)`
  expect(await list(sql)).toEqual([])
})

test('new functions are not callable until granted', async () => {
  for (const schema of ['public', 'private']) {
    await query(`create function ${schema}.later() returns integer language sql as 'select 1'`)
    const sql = `select has_function_privilege(role, '${schema}.later()', 'execute') from
      unnest(array['anon', 'authenticated', 'service_role']) role`
    expect(await list(sql)).toEqual([false, false, false])
    await query(`drop function ${schema}.later()`)
  }
})

test('besides tables and indexes there are two views and the sequences of money', async () => {
  expect(await tablesOf("not in ('r', 'i', 'c')")).toEqual([
    'private.payment_sums',
    'private.students',
    'public.bank_lines_id_seq',
    'public.payment_entries_id_seq',
  ])
})

test('the storage schema has row level security and exactly the policies listed', async () => {
  const policies = `
    select concat_ws(' ', tablename, role, cmd, policyname) from pg_policies, unnest(roles) role
    where schemaname = 'storage' order by 1`
  expect(await list(policies)).toEqual(STORAGE_POLICIES)
  const secured = `
    select relname from pg_class
    where relnamespace = 'storage'::regnamespace and relname in ('buckets', 'objects') and relrowsecurity order by 1`
  expect(await list(secured)).toEqual(['buckets', 'objects'])
})

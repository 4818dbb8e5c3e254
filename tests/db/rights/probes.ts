/** Probing statements for everything the catalog grants to signed-in users. */
import { exposedFunctions } from './arguments'
import { OURS } from '../catalog'
import type { Row } from '../rest'

/** Runs a statement as the table owner. */
type Run = (sql: string) => Promise<Row[]>

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The statement for a verb on a table: counts rows, or stores an existing row again. */
const statementOf: Record<string, (table: Table, row: string) => string> = {
  SELECT: ({ name }) => `select count(*)::integer from ${name}`,
  INSERT: ({ name, columns }, row) =>
    `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, ${row})`,
  UPDATE: ({ name, columns: [first] }) =>
    `with done as (update ${name} set ${first} = ${first} returning 1) select count(*)::integer from done`,
  DELETE: ({ name }) => `with done as (delete from ${name} returning 1) select count(*)::integer from done`,
}

/** A table, with the columns granted to signed-in users for a verb. */
interface Table {
  readonly name: string
  readonly verb: string
  readonly columns: readonly string[]
}

/** Statements for every verb on a table that any signed-in user may try, by name; the rest is refused to all alike. */
export async function probesOfTables(run: Run): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const tables = await run(`
    select attrelid::regclass::text as name, verb, array_agg(attname::text order by attnum) as columns
    from pg_attribute join pg_class c on c.oid = attrelid, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) verb
    where relkind = 'r' and (relnamespace ${OURS} or c.oid = 'storage.objects'::regclass)
      and attnum > 0 and not attisdropped and case verb
        when 'DELETE' then has_table_privilege('authenticated', c.oid, verb)
        else has_column_privilege('authenticated', c.oid, attnum, verb) end
    group by attrelid, verb`)
  for (const table of tables as unknown as Table[]) {
    const [sample] = await run(`select to_jsonb(t) as row from ${table.name} t limit 1`)
    const row = quoted(JSON.stringify(sample?.row ?? {}))
    found.set(`${table.verb} ${table.name}`, statementOf[table.verb]!(table, row))
  }
  return found
}

/** A value as PostgreSQL reads it from a text. */
function literalOf(value: unknown) {
  if (Array.isArray(value)) return quoted(`{${value}}`)
  return quoted(value && typeof value === 'object' ? JSON.stringify(value) : String(value))
}

/** Statements for every function that any signed-in user may call, by name; `named` as for `exposedFunctions`. */
export async function probesOfFunctions(run: Run, named: Row): Promise<Map<string, string>> {
  const granted = (await exposedFunctions(run, named)).filter(({ isGranted }) => isGranted)
  return new Map(
    granted.map(({ name, args }) => {
      const values = Object.entries(args).map(([parameter, value]) => `${parameter} => ${literalOf(value)}`)
      return [name, `select to_jsonb(answer) as answer from public.${name}(${values}) answer`]
    }),
  )
}

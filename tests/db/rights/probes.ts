/** Probing statements for everything the catalog grants to signed-in users. */
import { OURS } from '../catalog'
import type { Row } from '../rest'

/** The statement for a verb on a table: counts rows, or stores an existing row again. */
const statementOf: Record<string, (table: Table, row: string) => string> = {
  SELECT: ({ name }) => `select count(*)::integer from ${name}`,
  INSERT: ({ name, columns }, row) =>
    `insert into ${name} (${columns}) select ${columns} from jsonb_populate_record(null::${name}, '${row}')`,
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

/**
 * Statements for everything that any signed-in user may try, by name; anything not granted is refused to all alike.
 * @param run queries the catalog as the table owner.
 * @param samples a value for each required parameter.
 * @throws Error for a parameter without a sample
 */
export async function probesOfCatalog(
  run: (sql: string) => Promise<Row[]>,
  samples: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
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
    const row = JSON.stringify(sample?.row ?? {}).replaceAll("'", "''")
    found.set(`${table.verb} ${table.name}`, statementOf[table.verb]!(table, row))
  }
  const functions = await run(`select proname as name, proargnames[1:pronargs - pronargdefaults] as required
    from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', oid, 'EXECUTE')`)
  for (const { name, required } of functions as { name: string; required: string[] | null }[]) {
    const values = (required ?? []).map((parameter) => {
      if (!(parameter in samples)) throw new Error(`${name}: there is no sample of ${parameter}`)
      return `${parameter} => '${samples[parameter]}'`
    })
    found.set(name, `select to_jsonb(answer) as answer from public.${name}(${values}) answer`)
  }
  return found
}

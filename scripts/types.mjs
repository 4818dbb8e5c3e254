/**
 * Writes lib/supabase/database.types.ts from the migrated database, in the shape of `supabase gen types`, for the
 * schema that the Data API exposes: the CLI itself needs Docker or a hosted project. `node scripts/types.mjs --check`
 * only compares (exit code 1 when stale).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, openPrepared } from './backend/database.mjs'
import { ROOT, fail, say } from './terminal.mjs'

const FILE = join(ROOT, 'lib', 'supabase', 'database.types.ts')
/** Not numeric: amounts are written as decimal text, and read through a schema. */
const NUMBERS = ['smallint', 'integer', 'bigint', 'real', 'double precision']

function typeOf(name) {
  if (name.endsWith('[]')) return `${typeOf(name.slice(0, -2))}[]`
  if (NUMBERS.includes(name)) return 'number'
  // The Data API gives it as text or number, and takes both.
  if (name === 'numeric') return '(number | string)'
  if (name === 'boolean') return 'boolean'
  if (name === 'json' || name === 'jsonb') return 'Json'
  return 'string'
}

function tableType(name, columns) {
  const field = (column, optional) =>
    `${column.name}${optional ? '?' : ''}: ${typeOf(column.type)}${column.nullable ? ' | null' : ''}`
  // Computed columns are not writable.
  const written = (column, optional) =>
    column.generated ? `${column.name}?: never` : field(column, optional)
  const shapes = {
    Row: (column) => field(column, false),
    Insert: (column) => written(column, column.nullable || column.has_default),
    Update: (column) => written(column, true),
  }
  const texts = Object.entries(shapes).map(([shape, write]) => {
    const lines = columns.map((column) => `          ${write(column)}\n`)
    return `        ${shape}: {\n${lines.join('')}        }\n`
  })
  return `      ${name}: {\n${texts.join('')}        Relationships: []\n      }\n`
}

function functionType({ name, args, returns, rows }) {
  const all = args ?? []
  const given = all.filter((arg) => arg.mode === 'i')
  const fields = all.filter((arg) => arg.mode === 't').map((arg) => `${arg.name}: ${typeOf(arg.type)}`)
  const argument = given
    .map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typeOf(arg.type)}`)
    .sort()
    .join('; ')
  const single = returns === 'void' ? 'undefined' : typeOf(returns)
  const row = fields.length > 0 ? `{ ${fields.join('; ')} }` : single
  const taken = argument ? `{ ${argument} }` : 'never'
  return `      ${name}: {\n        Args: ${taken}\n        Returns: ${rows ? `${row}[]` : single}\n      }\n`
}

const COLUMNS = `
  select table_name as "table", column_name as name, udt_name::regtype::text as type, is_nullable = 'YES' as nullable,
    column_default is not null as has_default, is_generated = 'ALWAYS' as generated
  from information_schema.columns where table_schema = 'public' order by table_name, column_name`

const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as rows, (
    select json_agg(json_build_object('name', a.name, 'mode', a.mode, 'type', format_type(a.type, null),
      'optional', a.mode = 'i' and a.place > p.pronargs - p.pronargdefaults) order by a.place)
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]),
      coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs])), p.proargnames)
      with ordinality as a(type, mode, name, place)
  ) as args
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype order by p.proname`

async function generate() {
  const { connection, database } = await openPrepared({ url: process.env.LOCAL_DATABASE_URL })
  await migrate(database)
  const { rows: columns } = await database.query(COLUMNS)
  const { rows: functions } = await database.query(FUNCTIONS)
  await connection.close()
  const tables = new Map()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  return `// Made from the migrations by \`node scripts/types.mjs\`; not for editing.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${[...tables].map(([name, list]) => tableType(name, list)).join('')}    }
    Views: Record<never, never>
    Functions: {
${functions.map(functionType).join('')}    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
`
}

const generated = await generate()
const current = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
if (process.argv.includes('--check')) {
  if (generated !== current) fail('lib/supabase/database.types.ts is stale. Run: node scripts/types.mjs')
  say('The database types are those of the migrations.')
} else {
  writeFileSync(FILE, generated)
  say('Wrote lib/supabase/database.types.ts')
}
process.exit(0)

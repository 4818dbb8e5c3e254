/** Every table, function, policy and privilege of a project, compared with those of the migrations. */
import { isMigrated } from './database.mjs'
import { orGood, unsure, wrong } from './findings.mjs'

/** Maximum number of reported differences of a kind. */
const MOST = 10

const AGAIN = 'Its statement is in supabase/migrations: run it again in the SQL editor.'

/** `privilege SELECT on public.leads for anon`; its fingerprint is the columns, empty for the whole table. */
function privilegeFinding(name, is, must) {
  const [, verb, thing, role] = /^privilege (\w+) on (.+) for (\w+)$/.exec(name)
  const of = (columns) => columns && ` (${columns})`
  const grantee = role === 'PUBLIC' ? 'public' : role
  const statements = [
    is !== undefined && `revoke ${verb.toLowerCase()}${of(is)} on ${thing} from ${grantee};`,
    must !== undefined && `grant ${verb.toLowerCase()}${of(must)} on ${thing} to ${grantee};`,
  ]
  const mend = `In the SQL editor: ${statements.filter(Boolean).join(' ')}`
  const has = `Grants: ${role} has ${verb} on ${thing}`
  if (is === undefined) return wrong(`Grants: ${role} lacks ${verb} on ${thing}${of(must)}.`, mend)
  if (must === undefined) return wrong(`${has}${of(is)}, which no migration gives.`, mend)
  return wrong(`${has} for other columns than the migrations give.`, mend)
}

function objectFinding(name, is, must) {
  const title = /^(?:policy|row level security) /.test(name) ? 'Policies' : 'Schema'
  const found = (what, mend) => wrong(`${title}: ${name} ${what}.`, mend)
  if (is === undefined) return found('is missing', AGAIN)
  const [, table] = /^row level security of (.+)$/.exec(name) ?? []
  if (table) return found('is off', `In the SQL editor: alter table ${table} enable row level security;`)
  const drop = `In the SQL editor: drop ${name};`
  if (must === undefined) return found('is in no migration', drop)
  const [, trigger, of] = /^trigger (.+) on (.+)$/.exec(name) ?? []
  if (trigger && is.startsWith('D'))
    return found('is switched off', `In the SQL editor: alter table ${of} enable trigger ${trigger};`)
  const isDropped = /^(?:policy|trigger) /.test(name)
  return found('differs from the migrations', isDropped ? `${drop} ${AGAIN}` : AGAIN)
}

/** The kinds of objects: their names, and whether additional ones are wrong. */
const KINDS = [
  {
    of: /^privilege /,
    finding: privilegeFinding,
    noOthers: true,
    fine: 'Grants: nobody may do more or less than the migrations say.',
  },
  {
    of: /^policy /,
    noOthers: true,
    fine: 'Policies: those of the migrations, on tables and files.',
  },
  {
    of: /^row level security of /,
    fine: 'Policies: row level security is on where the migrations turn it on.',
  },
  {
    of: /^(?!privilege |policy |row level security of )/,
    fine: 'Schema: tables, functions and triggers are those of the migrations.',
  },
]

/** Whether all objects match the migrations. A project may have additional tables and functions. */
export function objects({ state, expected }) {
  if (!isMigrated(state)) return unsure('Schema and grants: compared once all migrations are applied.')
  const names = [...new Set([...Object.keys(expected.objects), ...Object.keys(state.objects)])].sort()
  const different = names.filter((name) => state.objects[name] !== expected.objects[name])
  return KINDS.flatMap(({ of, finding = objectFinding, noOthers, fine }) => {
    const found = different.filter((name) => of.test(name) && (noOthers || name in expected.objects))
    const [title] = fine.split(':')
    const more = found.length - MOST
    const told = found
      .slice(0, MOST)
      .map((name) => finding(name, state.objects[name], expected.objects[name]))
    return orGood([...told, more > 0 && wrong(`${title}: ${more} more differ from the migrations.`)], fine)
  })
}

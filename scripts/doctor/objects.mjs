/** Every table, function, policy and privilege of a project, held against what the migrations make. */
import { isMigrated } from './database.mjs'
import { bad, good, unknown } from './report.mjs'

/** How many differences of a kind are told. */
const MOST = 10

const AGAIN = 'Its statement is in supabase/migrations: run it again in the SQL editor.'

/** `privilege SELECT on public.leads for anon`, in its parts. */
const PRIVILEGE = /^privilege (\w+) on (.+) for (\w+)$/

/** The statement that gives a role a privilege, or takes it away. */
function statement(name, columns, gives) {
  const [, verb, thing, role] = PRIVILEGE.exec(name)
  const of = columns ? ` (${columns})` : ''
  return `${gives ? 'grant' : 'revoke'} ${verb.toLowerCase()}${of} on ${thing} ${gives ? 'to' : 'from'} ${role === 'PUBLIC' ? 'public' : role};`
}

function privilegeFinding(name, is, must) {
  const [, verb, thing, role] = PRIVILEGE.exec(name)
  if (must === undefined)
    return bad(
      `Grants: ${role} has ${verb} on ${thing}${is && ` (${is})`}, which no migration gives.`,
      `In the SQL editor: ${statement(name, is, false)}`,
    )
  if (is === undefined)
    return bad(
      `Grants: ${role} lacks ${verb} on ${thing}${must && ` (${must})`}.`,
      `In the SQL editor: ${statement(name, must, true)}`,
    )
  return bad(
    `Grants: ${role} has ${verb} on ${thing} for other columns than the migrations give.`,
    `In the SQL editor: ${statement(name, is, false)} ${statement(name, must, true)}`,
  )
}

function policyFinding(name, is, must) {
  const table = /^row level security of (.+)$/.exec(name)?.[1]
  if (table && is === 'false')
    return bad(
      `Policies: ${name} is off.`,
      `In the SQL editor: alter table ${table} enable row level security;`,
    )
  if (must === undefined)
    return bad(`Policies: ${name} is in no migration.`, `In the SQL editor: drop ${name};`)
  if (is === undefined) return bad(`Policies: ${name} is missing.`, AGAIN)
  return bad(`Policies: ${name} is not that of the migrations.`, `In the SQL editor: drop ${name}; ${AGAIN}`)
}

function objectFinding(name, is) {
  if (is === undefined) return bad(`Schema: ${name} is missing.`, AGAIN)
  const isSwitchedOff = name.startsWith('trigger ') && is.startsWith('D')
  return bad(
    isSwitchedOff ? `Schema: ${name} is switched off.` : `Schema: ${name} is not that of the migrations.`,
    name.startsWith('trigger ') ? `In the SQL editor: drop ${name}; ${AGAIN}` : AGAIN,
  )
}

/** The kinds of objects: which names belong to it, and whether one that no migration makes is wrong. */
const KINDS = [
  {
    title: 'Grants',
    of: /^privilege /,
    finding: privilegeFinding,
    noOthers: true,
    fine: 'nobody may do more or less than the migrations say.',
  },
  {
    title: 'Policies',
    of: /^(?:policy|row level security of) /,
    finding: policyFinding,
    noOthers: true,
    fine: 'those of the migrations, on tables and files.',
  },
  {
    title: 'Schema',
    of: /./,
    finding: objectFinding,
    noOthers: false,
    fine: 'tables, functions and triggers are those of the migrations.',
  },
]

/** Whether everything is as the migrations make it. Of tables and functions, a project may have others beside them. */
export function objects({ state, expected }) {
  if (!isMigrated(state)) return [unknown('Schema and grants: compared once all migrations are applied.')]
  const names = [...new Set([...Object.keys(expected.objects), ...Object.keys(state.objects)])].sort()
  const different = names.filter((name) => state.objects[name] !== expected.objects[name])
  const rest = new Set(different)
  return KINDS.flatMap(({ title, of, finding, noOthers, fine }) => {
    const own = different.filter((name) => rest.has(name) && of.test(name))
    own.forEach((name) => rest.delete(name))
    const wrong = own.filter((name) => name in expected.objects || (noOthers && !/^row level/.test(name)))
    if (wrong.length === 0) return good(`${title}: ${fine}`)
    const told = wrong
      .slice(0, MOST)
      .map((name) => finding(name, state.objects[name], expected.objects[name]))
    const more = wrong.length - MOST
    return more > 0 ? [...told, bad(`${title}: ${more} more are not as they must be.`)] : told
  })
}

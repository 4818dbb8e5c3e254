/** Table permissions: the rule, with every cell tried in a database with rows in every table. */
import { EXCEPTION_RULE, verdictsOn } from './access-rule'
import { filledDatabase } from './filled'
import { probesOfTables } from './probes'
import { NO_RIGHT } from '../rest'
import type { Caller } from '../second-database'

const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const DUPLICATE = '23505'

const { run, account, tried } = filledDatabase()

let tables: string[]
let probes: Map<string, string>
beforeAll(async () => {
  probes = await probesOfTables(run)
  const all = await run(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  tables = all.map(({ name }) => String(name))
})

/** The rows of each table. */
async function rowsOfAll() {
  const counts = tables.map((table) => run(`select count(*)::integer from public.${table}`))
  return new Map((await Promise.all(counts)).map(([row], place) => [tables[place]!, row!.count]))
}

/** What each verb on each table gives an account. */
async function verdictsFor(claims: Caller): Promise<Record<string, unknown>> {
  const rowsOf = await rowsOfAll()
  const answers = new Map((await tried(probes, claims)).map((answer) => [answer.name, answer]))
  const verdict = (verb: string, table: string) => {
    const answer = answers.get(`${verb} ${table}`)
    if (!answer || answer.code === NO_RIGHT) return 'refused'
    // The row exists: the policies come before its key.
    if (verb === 'INSERT') return [undefined, DUPLICATE].includes(answer.code) ? 'all' : answer.error
    const count = answer.rows[0]?.count
    if (count === 0) return 'none'
    return count === rowsOf.get(table) ? 'all' : (answer.error ?? 'some')
  }
  return Object.fromEntries(
    tables.flatMap((table) => VERBS.map((verb) => [`${verb} ${table}`, verdict(verb, table)])),
  )
}

const callers: Record<string, () => Promise<Caller>> = {
  anon: async () => ({ role: 'anon' }),
  stranger: () => account(),
  editor: () => account('editor'),
  office: () => account('office'),
  admin: () => account('admin'),
}

test('every table has rows, and the rule names no other table', async () => {
  const rowsOf = await rowsOfAll()
  expect(tables.filter((table) => !rowsOf.get(table))).toEqual([])
  const cells = tables.flatMap((table) => VERBS.map((verb) => `${verb} ${table}`))
  expect(cells).toEqual(expect.arrayContaining([...EXCEPTION_RULE.keys()]))
})

test.each(Object.keys(callers).map((role, place) => [role, place] as const))(
  'every verb on every table is open to %s as the rule says',
  async (role, place) => {
    const expected = tables.flatMap((table) =>
      VERBS.map((verb) => [`${verb} ${table}`, verdictsOn(verb, table)[place]]),
    )
    expect(await verdictsFor(await callers[role]!())).toEqual(Object.fromEntries(expected))
  },
)

test('a visitor reads live posts only, staff themselves only, and spam alone is deleted', async () => {
  const office = await account('office')
  const rows = async (sql: string, claims: Caller) => (await tried(new Map([['tried', sql]]), claims))[0]!
  const posts = await rows('select status, slug from public.blog_posts', { role: 'anon' })
  expect(posts.rows).toEqual([{ status: 'published', slug: 'live' }])
  expect(await rows('select updated_by from public.blog_posts', { role: 'anon' })).toMatchObject({
    code: NO_RIGHT,
  })
  expect((await rows('select user_id from public.staff', office)).rows).toEqual([{ user_id: office.id }])
  const deleted = 'delete from public.landing_form_submissions returning spam_reason'
  expect((await rows(deleted, office)).rows).toEqual([{ spam_reason: 'trap' }])
})

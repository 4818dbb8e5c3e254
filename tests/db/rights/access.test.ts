/** Table permissions: the rule, with every cell tried through the Data API. */
import { ACCESS_RULE } from './access-rule'
import { type Sample, samples } from './access-samples'
import { type Row, NO_RIGHT, insert, remove, select, stored, update } from '../rest'
import { type Role, callersOfEveryRole, rowsOf, tryEach } from '../roles'
import { query } from '../second-database'

const PUBLIC_COLUMNS =
  'id,title,slug,content,excerpt,featured_image,featured_image_alt,status,language,category,' +
  'author_name,author_role,search_title,search_description,is_sensitive,author_id,translation_id,version,created_at,updated_at,published_at,deleted_at'

const ROLES = ['anon', 'stranger', 'editor', 'office', 'admin'] as const
const VERBS = ['select', 'insert', 'update', 'delete'] as const
type Verb = (typeof VERBS)[number]
type Verdict = 'yes' | 'all' | 'own' | 'public' | 'none' | 'refused'

const rules = rowsOf<Verdict>(ACCESS_RULE, 2).map(
  ({ row: [table, verb], verdicts }) => [verb as Verb, table!, verdicts] as const,
)

const callers = callersOfEveryRole()

/** Rows and bodies that no test changes or inserts, by the sample's function that makes them. */
const unchanged = new Map<unknown, Promise<unknown>>()
function made<T>(make: () => Promise<T>, verdict: Verdict): Promise<T> {
  if (verdict === 'yes') return make()
  if (!unchanged.has(make)) unchanged.set(make, make())
  return unchanged.get(make) as Promise<T>
}

const expectRefusal = (answer: { status: number; code: string | undefined }, role: Role) =>
  expect(answer).toMatchObject({ status: role === 'anon' ? 401 : 403, code: NO_RIGHT })

async function trySelect(role: Role, table: string, sample: Sample, verdict: Verdict) {
  const rows = await made(sample.rows, verdict)
  const columns = verdict === 'public' ? PUBLIC_COLUMNS : (sample.columns ?? '*')
  // The API returns at most 1,000 rows, and other tests may have stored more.
  const these = `${sample.key}=in.(${rows.map((row) => row[sample.key]).join()})`
  const answer = await select(callers[role], table, verdict === 'all' ? these : '', columns)
  if (verdict === 'refused') return expectRefusal(answer, role)
  expect(answer.status).toBe(200)
  if (verdict === 'none') expect(answer.rows).toEqual([])
  if (verdict === 'own') expect(answer.rows.map((row) => row.user_id)).toEqual([callers[role].id])
  if (verdict === 'public')
    expect(new Set(answer.rows.map((row) => row.status))).toEqual(new Set(['published']))
  if (verdict === 'public') {
    const [{ updated_by, ...live }] = rows.slice(1) as [Row]
    expect(updated_by).toBe('system')
    expect(answer.rows).toContainEqual(live)
    for (const hidden of ['*', 'updated_by']) {
      expectRefusal(await select(callers[role], table, '', hidden), role)
    }
  }
  if (verdict !== 'all') return
  expect(answer.rows).toHaveLength(rows.length)
  if (!sample.columns) return expect(answer.rows).toEqual(expect.arrayContaining(rows))
  for (const row of answer.rows) {
    expect(Object.keys(row).toSorted()).toEqual(sample.columns.split(',').toSorted())
    expect(rows).toContainEqual(expect.objectContaining(row))
  }
  expectRefusal(await select(callers[role], table), role)
}

async function tryInsert(role: Role, table: string, sample: Sample, verdict: Verdict) {
  const body = await made(sample.body, verdict)
  const answer = await insert(callers[role], table, body)
  if (verdict !== 'yes') return expectRefusal(answer, role)
  expect(answer.status).toBe(201)
  expect(await stored(table, `${sample.sent}=eq.${body[sample.sent]}`)).toMatchObject(body)
}

async function tryChange(role: Role, verb: Verb, table: string, sample: Sample, verdict: Verdict) {
  const row = (await made(sample.rows, verdict))[0]!
  const filter = `${sample.key}=eq.${row[sample.key]}`
  const answer =
    verb === 'delete'
      ? await remove(callers[role], table, filter)
      : await update(callers[role], table, filter, sample.change)
  if (verdict === 'yes' || verdict === 'none') expect(answer.status).toBe(204)
  else expectRefusal(answer, role)
  if (verdict !== 'yes') return
  const now = await stored(table, filter)
  if (verb === 'delete') expect(now).toBeUndefined()
  else expect(now).toMatchObject(sample.change)
}

/** Expects that nothing came of all that was tried without the right to it. */
async function expectUnchanged(verb: Verb, table: string, { body, rows, sent, key }: Sample) {
  if (verb === 'insert') {
    const refused = await made(body, 'refused')
    expect(await stored(table, `${sent}=eq.${refused[sent]}`)).toBeUndefined()
  } else {
    const [row] = await made(rows, 'refused')
    expect(await stored(table, `${key}=eq.${row![key]}`)).toEqual(row)
  }
}

test.each(rules)('%s on %s is open exactly to the roles of the rule', async (verb, name, verdicts) => {
  const sample = samples[name]!
  const table = sample.table ?? name
  await tryEach(verdicts, async (role, verdict) => {
    if (verb === 'select') await trySelect(role, table, sample, verdict)
    else if (verb === 'insert') await tryInsert(role, table, sample, verdict)
    else await tryChange(role, verb, table, sample, verdict)
  })
  if (verb !== 'select') await expectUnchanged(verb, table, sample)
})

test('the rule has a line for every verb on every exposed table', async () => {
  const sql =
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'"
  const tables = (await query<{ name: string }>(sql)).map(({ name }) => name)
  // Spam is part of a table but has a separate rule.
  const all = [...tables, 'spam'].flatMap((table) =>
    VERBS.flatMap((verb) => ROLES.map((role) => `${role} ${verb} ${table}`)),
  )
  const ruled = rules.flatMap(([verb, table, verdicts]) =>
    verdicts.map(([role]) => `${role} ${verb} ${table}`),
  )
  expect(ruled.toSorted()).toEqual(all.toSorted())
})

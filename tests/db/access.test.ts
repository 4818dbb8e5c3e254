/** Who may do what with each table: the rule, and every cell of it tried over the REST address. */
import {
  type Caller,
  NO_RIGHT,
  type Row,
  anon,
  insert,
  makeUser,
  remove,
  sampleLead,
  samplePayment,
  samplePost,
  sampleSubscription,
  select,
  store,
  stored,
  unique,
  update,
} from './rest'

// yes      it is done                            refused  no right to the table, columns or row: an error
// all      every row is seen                     none     no error, but no row is seen or touched
// own      the caller's own row is seen          absent   the address knows no such table
// public   published posts are seen
const RULE = `
  table                     verb    anon     stranger  editor   admin
  blog_posts                select  public   public    all      all
  blog_posts                insert  refused  refused   yes      yes
  blog_posts                update  refused  none      yes      yes
  blog_posts                delete  refused  none      yes      yes
  landing_form_submissions  select  refused  none      none     all
  landing_form_submissions  insert  yes      yes       yes      yes
  landing_form_submissions  update  refused  refused   refused  refused
  landing_form_submissions  delete  refused  refused   refused  refused
  newsletter_subscriptions  select  refused  none      none     all
  newsletter_subscriptions  insert  refused  refused   refused  refused
  newsletter_subscriptions  update  refused  refused   refused  refused
  newsletter_subscriptions  delete  refused  refused   refused  refused
  payments                  select  refused  refused   refused  refused
  payments                  insert  refused  refused   refused  refused
  payments                  update  refused  refused   refused  refused
  payments                  delete  refused  refused   refused  refused
  staff                     select  refused  none      own      own
  staff                     insert  refused  refused   refused  refused
  staff                     update  refused  refused   refused  refused
  staff                     delete  refused  refused   refused  refused
  sign_in_attempts          select  absent   absent    absent   absent
  sign_in_attempts          insert  absent   absent    absent   absent
  sign_in_attempts          update  absent   absent    absent   absent
  sign_in_attempts          delete  absent   absent    absent   absent
`

type Verb = 'select' | 'insert' | 'update' | 'delete'
type Verdict = 'yes' | 'all' | 'own' | 'public' | 'none' | 'refused' | 'absent'
type Role = 'anon' | 'stranger' | 'editor' | 'admin'

/** What a table's cells are tried with: rows that are there, a row to send in, a change to make. */
interface Sample {
  readonly rows: () => Promise<Row[]>
  readonly body: () => Promise<Row>
  readonly change: Row
  /** The column that tells rows apart, and the one that finds a row which was sent in. */
  readonly key: string
  readonly sent: string
}

const samples: Record<string, Sample> = {
  blog_posts: {
    rows: async () => [
      await store('blog_posts', samplePost({ status: 'draft' })),
      await store('blog_posts', samplePost()),
    ],
    body: async () => samplePost(),
    change: { title: 'Another title' },
    key: 'id',
    sent: 'slug',
  },
  landing_form_submissions: {
    rows: async () => [await store('landing_form_submissions', sampleLead())],
    body: async () => sampleLead(),
    change: { surname: 'Another' },
    key: 'id',
    sent: 'email',
  },
  newsletter_subscriptions: {
    // Of an earlier minute: the limit counts those of this one.
    rows: async () => [
      await store('newsletter_subscriptions', sampleSubscription({ asked_at: '2026-01-01T00:00:00Z' })),
    ],
    body: async () => sampleSubscription(),
    change: { language: 'af' },
    key: 'id',
    sent: 'email',
  },
  payments: {
    rows: async () => [await store('payments', samplePayment())],
    body: async () => samplePayment({ status: unique() }),
    change: { status: 'complete' },
    key: 'id',
    sent: 'status',
  },
  staff: {
    rows: async () => [(await stored('staff', `user_id=eq.${(await makeUser('editor')).id}`))!],
    body: async () => ({ user_id: (await makeUser()).id, role: 'admin' }),
    change: { role: 'admin' },
    key: 'user_id',
    sent: 'user_id',
  },
  sign_in_attempts: {
    rows: async () => [{ key: 'a'.repeat(64) }],
    body: async () => ({ key: 'a'.repeat(64) }),
    change: { key: 'b'.repeat(64) },
    key: 'key',
    sent: 'key',
  },
}

const [header, ...lines] = RULE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const cells = lines.flatMap(([table, verb, ...verdicts]) =>
  verdicts.map(
    (verdict, place) => [header![place + 2], verb, table, verdict] as [Role, Verb, string, Verdict],
  ),
)

const callers = { anon } as Record<Role, Caller & { id?: string }>

beforeAll(async () => {
  callers.stranger = await makeUser()
  callers.editor = await makeUser('editor')
  callers.admin = await makeUser('admin')
})

function expectRefusal(answer: { status: number; code: string | undefined }, verdict: Verdict, role: Role) {
  const [status, code] = verdict === 'absent' ? [404, 'PGRST205'] : [role === 'anon' ? 401 : 403, NO_RIGHT]
  expect(answer).toMatchObject({ status, code })
}

async function trySelect(role: Role, table: string, sample: Sample, verdict: Verdict) {
  const rows = await sample.rows()
  const answer = await select(callers[role], table)
  if (verdict === 'refused' || verdict === 'absent') return expectRefusal(answer, verdict, role)
  expect(answer.status).toBe(200)
  if (verdict === 'none') expect(answer.rows).toEqual([])
  if (verdict === 'own') expect(answer.rows.map((row) => row.user_id)).toEqual([callers[role].id])
  if (verdict === 'public')
    expect(new Set(answer.rows.map((row) => row.status))).toEqual(new Set(['published']))
  if (verdict === 'public') expect(answer.rows).toEqual(expect.arrayContaining(rows.slice(1)))
  if (verdict === 'all') expect(answer.rows).toEqual(expect.arrayContaining(rows))
}

async function tryInsert(role: Role, table: string, sample: Sample, verdict: Verdict) {
  const body = await sample.body()
  const answer = await insert(callers[role], table, body)
  if (verdict === 'yes') expect(answer.status).toBe(201)
  else expectRefusal(answer, verdict, role)
  if (verdict === 'absent') return
  const row = await stored(table, `${sample.sent}=eq.${body[sample.sent]}`)
  if (verdict === 'yes') expect(row).toMatchObject(body)
  else expect(row).toBeUndefined()
}

async function tryChange(role: Role, verb: Verb, table: string, sample: Sample, verdict: Verdict) {
  const row = (await sample.rows())[0]!
  const filter = `${sample.key}=eq.${row[sample.key]}`
  const answer =
    verb === 'delete'
      ? await remove(callers[role], table, filter)
      : await update(callers[role], table, filter, sample.change)
  if (verdict === 'yes' || verdict === 'none') expect(answer.status).toBe(204)
  else expectRefusal(answer, verdict, role)
  if (verdict === 'absent') return
  const now = await stored(table, filter)
  if (verdict !== 'yes') expect(now).toEqual(row)
  else if (verb === 'delete') expect(now).toBeUndefined()
  else expect(now).toMatchObject(sample.change)
}

test.each(cells)('%s, %s on %s: %s', async (role, verb, table, verdict) => {
  const sample = samples[table]!
  if (verb === 'select') await trySelect(role, table, sample, verdict)
  else if (verb === 'insert') await tryInsert(role, table, sample, verdict)
  else await tryChange(role, verb, table, sample, verdict)
})

test('the rule has a line for every table and verb', () => {
  expect(cells).toHaveLength(6 * 4 * 4)
  expect(new Set(cells.map(([, , table]) => table))).toEqual(new Set(Object.keys(samples)))
})

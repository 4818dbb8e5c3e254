/** Who may do what with each table: the rule, and every cell of it tried over the REST address. */
import { randomUUID } from 'node:crypto'
import {
  type Caller,
  NO_RIGHT,
  type Row,
  anon,
  fromNow,
  insert,
  makeUser,
  remove,
  sampleLead,
  samplePayment,
  samplePost,
  sampleSubscription,
  sampleSpam,
  secret,
  select,
  store,
  stored,
  unique,
  update,
} from './rest'

// yes      it is done                            refused  no right to the table, columns or row: an error
// all      every row is seen                     none     no error, but no row is seen or touched
// own      the caller's own row is seen          absent   the address knows no such table
// public   live posts are seen, without who wrote last
const RULE = `
  table                     verb    anon     stranger  editor   admin
  blog_posts                select  public   none      all      all
  blog_posts                insert  refused  refused   yes      yes
  blog_posts                update  refused  none      yes      yes
  blog_posts                delete  refused  refused   refused  refused
  post_revisions            select  refused  none      all      all
  post_revisions            insert  refused  refused   refused  refused
  post_revisions            update  refused  refused   refused  refused
  post_revisions            delete  refused  refused   refused  refused
  post_redirects            select  refused  refused   refused  refused
  post_redirects            insert  refused  refused   refused  refused
  post_redirects            update  refused  refused   refused  refused
  post_redirects            delete  refused  refused   refused  refused
  post_previews             select  refused  none      all      all
  post_previews             insert  refused  refused   yes      yes
  post_previews             update  refused  refused   refused  refused
  post_previews             delete  refused  none      yes      yes
  leads                     select  refused  none      none     all
  leads                     insert  refused  refused   refused  refused
  leads                     update  refused  none      none     yes
  leads                     delete  refused  refused   refused  refused
  lead_events               select  refused  none      none     all
  lead_events               insert  refused  refused   refused  yes
  lead_events               update  refused  refused   refused  refused
  lead_events               delete  refused  refused   refused  refused
  privacy_log               select  refused  none      none     all
  privacy_log               insert  refused  refused   refused  yes
  privacy_log               update  refused  refused   refused  refused
  privacy_log               delete  refused  refused   refused  refused
  landing_form_submissions  select  refused  none      none     all
  landing_form_submissions  insert  yes      yes       yes      yes
  landing_form_submissions  update  refused  refused   refused  refused
  landing_form_submissions  delete  refused  none      none     none
  spam                      select  refused  none      none     all
  spam                      insert  yes      yes       yes      yes
  spam                      update  refused  refused   refused  refused
  spam                      delete  refused  none      none     yes
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
  staff_sessions            select  absent   absent    absent   absent
  staff_sessions            insert  absent   absent    absent   absent
  staff_sessions            update  absent   absent    absent   absent
  staff_sessions            delete  absent   absent    absent   absent
`

const PUBLIC_COLUMNS =
  'id,title,slug,content,excerpt,featured_image,featured_image_alt,status,language,category,author_id,' +
  'translation_id,version,created_at,updated_at,published_at,deleted_at'

type Verb = 'select' | 'insert' | 'update' | 'delete'
type Verdict = 'yes' | 'all' | 'own' | 'public' | 'none' | 'refused' | 'absent'
type Role = 'anon' | 'stranger' | 'editor' | 'admin'

/** What a table's cells are tried with: rows that are there, a row to send in, a change to make. */
interface Sample {
  /** The table's name, where the rule's line has another. */
  readonly table?: string
  readonly rows: () => Promise<Row[]>
  readonly body: () => Promise<Row>
  readonly change: Row
  /** The column that tells rows apart, and the one that finds a row which was sent in. */
  readonly key: string
  readonly sent: string
}

const aPost = async () => String((await store('blog_posts', samplePost())).id)

/** The lead of a submission that was sent in just now. */
async function aLead(): Promise<Row> {
  const { lead_id } = await store('landing_form_submissions', sampleLead())
  return (await stored('leads', `id=eq.${lead_id}`))!
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
  post_revisions: {
    rows: async () => {
      const id = await aPost()
      await update(secret, 'blog_posts', `id=eq.${id}`, { title: 'A later title' })
      return [(await stored('post_revisions', `post_id=eq.${id}`))!]
    },
    body: async () => {
      const { title, slug, content, status } = samplePost()
      const language = 'en'
      return {
        post_id: await aPost(),
        version: 7,
        title,
        slug,
        content,
        status,
        language,
        saved_at: fromNow(0),
      }
    },
    change: { title: 'Another past' },
    key: 'post_id',
    sent: 'post_id',
  },
  post_redirects: {
    rows: async () => [await store('post_redirects', { slug: unique('old-'), post_id: await aPost() })],
    body: async () => ({ slug: unique('old-'), post_id: await aPost() }),
    change: { created_at: '2026-01-01T00:00:00Z' },
    key: 'slug',
    sent: 'slug',
  },
  post_previews: {
    rows: async () => [await store('post_previews', { post_id: await aPost() })],
    body: async () => ({ post_id: await aPost() }),
    change: { expires_at: '2036-01-01T00:00:00Z' },
    key: 'id',
    sent: 'post_id',
  },
  leads: {
    rows: async () => [await aLead()],
    body: async () => {
      const { first_name, surname, email, phone } = sampleLead()
      const times = { first_at: fromNow(0), last_at: fromNow(0) }
      return { first_name, surname, email, phone, language: 'en', traffic_source: 'direct', ...times }
    },
    change: { status: 'contacted' },
    key: 'id',
    sent: 'email',
  },
  lead_events: {
    rows: async () => [await store('lead_events', { lead_id: (await aLead()).id, note: 'Called.' })],
    body: async () => ({ lead_id: (await aLead()).id, note: unique() }),
    change: { note: 'Never called.' },
    key: 'id',
    sent: 'note',
  },
  // The submissions that are spam: rows of the same table with a rule of their own.
  spam: {
    table: 'landing_form_submissions',
    rows: async () => [await store('landing_form_submissions', sampleSpam())],
    body: async () => sampleSpam(),
    change: { surname: 'Another' },
    key: 'id',
    sent: 'email',
  },
  privacy_log: {
    rows: async () => [await store('privacy_log', { kind: 'person-erased', detail: unique(), rows: 1 })],
    body: async () => ({ kind: 'leads-exported', detail: unique(), rows: 3 }),
    change: { rows: 0 },
    key: 'id',
    sent: 'detail',
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
  staff_sessions: {
    rows: async () => [{ session_id: randomUUID() }],
    body: async () => ({ session_id: randomUUID(), user_id: randomUUID() }),
    change: { seen_at: '2026-01-01T00:00:00Z' },
    key: 'session_id',
    sent: 'session_id',
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
  const columns = verdict === 'public' ? PUBLIC_COLUMNS : '*'
  const answer = await select(callers[role], table, '', columns)
  if (verdict === 'refused' || verdict === 'absent') return expectRefusal(answer, verdict, role)
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
      expectRefusal(await select(callers[role], table, '', hidden), 'refused', role)
    }
  }
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

test.each(cells)('%s, %s on %s: %s', async (role, verb, name, verdict) => {
  const sample = samples[name]!
  const table = sample.table ?? name
  if (verb === 'select') await trySelect(role, table, sample, verdict)
  else if (verb === 'insert') await tryInsert(role, table, sample, verdict)
  else await tryChange(role, verb, table, sample, verdict)
})

test('the rule has a line for every table and verb', () => {
  expect(cells).toHaveLength(14 * 4 * 4)
  expect(new Set(cells.map(([, , table]) => table))).toEqual(new Set(Object.keys(samples)))
})

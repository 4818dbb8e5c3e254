/** A growing database, and the pages a statement reads in it. */
import { randomUUID } from 'node:crypto'
import { startDatabase } from '../databases.mjs'
import type { Row } from '../rest'
import { type Caller, type Claims, NEW_ACCOUNT, runAt } from '../second-database'

/** Posts as wide as with a picture and a long text, stored out of line: five fill a page. */
const POSTS = `
  insert into public.blog_posts (title, slug, content, excerpt, featured_image, status, language, category, created_at,
    published_at, updated_at)
  select 'Article ' || n, 'article-' || n, 'Words of text ' || n || '.', 'What article ' || n || ' says about patience.',
    '/' || repeat('a', 1400), 'published', case n % 3 when 0 then 'af' else 'en' end,
    (array['counselling', 'spiritual-growth', 'faith', 'ministry', 'leadership'])[1 + n % 5], t, t, t
  from generate_series($1::integer, $2::integer) n, lateral (select timestamptz '2020-01-01' + n * interval '1 hour') x (t)`

/** Leads padded with spaces after the language, so that reading the whole table clearly exceeds a part. */
const LEADS = `
  with lead as (
    insert into public.leads (address, first_name, surname, email, language, traffic_source, status, follow_up_on,
      submissions, first_at, last_at)
    select 'p' || n || '@example.org', 'First' || n, 'Surname' || n * 7919 % 10007, 'p' || n || '@example.org',
      rpad('en', 800),
      (array['google', 'radio', 'direct'])[1 + n % 3],
      case n % 100 when 1 then 'new' else (array['contacted', 'applied', 'enrolled', 'lost'])[1 + n % 4] end,
      case n % 200 when 2 then current_date - 1 end, 1, t, t
    from generate_series($1::integer, $2::integer) n, lateral (select now() - n * interval '1 hour') x (t)
    returning *
  )
  insert into public.landing_form_submissions (first_name, surname, email, language, source, channel, entered_by,
    created_at, lead_id, page, utm_campaign)
  select first_name, surname, email, 'en', 'import', 'phone', 'somebody', first_at, id, '/landing', 'Lente' from lead`

const TABLES = ['blog_posts', 'leads', 'landing_form_submissions']

/** Each node of a plan includes the reads of its children, so the root has all. */
interface Plan {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks' | 'Actual Rows', number>>
}

/** Starts the database, with an admin, before a file's tests, and stops it after. */
export function growingDatabase() {
  const claims: Claims = { id: randomUUID(), session: randomUUID(), email: 'staff@example.org' }
  let database: Awaited<ReturnType<typeof startDatabase>>

  async function run(sql: string, values: unknown[] = [], as?: Caller): Promise<Row[]> {
    const { rows, error } = await runAt(database.url, { sql, values, claims: as })
    if (error) throw new Error(error)
    return rows
  }

  beforeAll(async () => {
    database = await startDatabase()
    await run(NEW_ACCOUNT, [claims.id, claims.email])
    await run('insert into auth.sessions (id, user_id) values ($1, $2)', [claims.session, claims.id])
    await run("insert into public.staff (user_id, role) values ($1, 'admin')", [claims.id])
  })
  afterAll(() => database.end())

  return {
    /** Stores posts and leads of these numbers, then vacuums and analyzes as autovacuum would. */
    async grow(posts: readonly [number, number], leads: readonly [number, number]) {
      // Row triggers are not measured, apart from the search index.
      for (const table of TABLES) await run(`alter table public.${table} disable trigger user`)
      await run('alter table public.blog_posts enable trigger index_post')
      await run(POSTS, [...posts])
      await run(LEADS, [...leads])
      for (const table of TABLES) await run(`alter table public.${table} enable trigger user`)
      await runAt(database.url, { sql: 'vacuum (analyze)', chore: true })
    },

    /** 8 kB pages that a statement reads as a visitor or an admin, and its rows. */
    async reads(sql: string, as: 'visitor' | 'admin') {
      const [row] = await run(
        `explain (analyze, buffers, format json) ${sql}`,
        [],
        as === 'admin' ? claims : { role: 'anon' },
      )
      const [{ Plan: plan }] = row!['QUERY PLAN'] as [Plan]
      return { pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] }
    },

    /** The pages of a table, without indexes. */
    async size(table: string) {
      const [row] = await run('select pg_relation_size($1::regclass) / 8192 as pages', [table])
      return Number(row!.pages)
    },
  }
}

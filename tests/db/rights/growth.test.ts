/**
 * Pages of 8 kB read by each list with ten posts and leads and with very many; unlike times, they do not depend on the
 * machine. Sorting or counting in a table reads all of it.
 */
import { inFull } from '../../scope'
import { growingDatabase } from './growth'

const FEW = 10
const POSTS = 10_000
const LEADS = 10_000
const { grow, reads, size } = growingDatabase()

const summary = 'title, slug, excerpt, featured_image, language, category, published_at'
const live = "public.blog_posts where status = 'published'"

/** Caller, statement, rows with many, and pages allowed beyond those with few. */
type Case = readonly ['visitor' | 'admin', (all: number) => string, number, number]

// Posts are counted in an index, with about a hundred entries a page.
const counted = Math.ceil(POSTS / 70)
/** A category's entries are scattered, so more of the index is read for as many. */
const countedInCategory = Math.ceil(POSTS / 50)

const ofPosts: Record<string, Case> = {
  'the list': ['visitor', () => "select * from public.search_posts('', 12, 0)", 12, counted + 40],
  'its last page': [
    'visitor',
    (all) => `select * from public.search_posts('', 12, ${all - 12})`,
    12,
    2 * counted + 60,
  ],
  'a category': [
    'visitor',
    () => "select * from public.search_posts('', 12, 0, null, 'faith')",
    12,
    countedInCategory + 60,
  ],
  'its last page of a category': [
    'visitor',
    (all) => `select * from public.search_posts('', 12, ${all / 5 - 12}, null, 'faith')`,
    12,
    2 * countedInCategory + 60,
  ],
  'a search that finds all': [
    'visitor',
    () => "select * from public.search_posts('article', 12, 0)",
    12,
    150,
  ],
  'a search that finds one': [
    'visitor',
    () => "select * from public.search_posts('text 77.', 12, 0)",
    1,
    150,
  ],
  'a post': [
    'visitor',
    () => `select ${summary}, content from ${live} and slug in ('article-7') limit 1`,
    1,
    10,
  ],
  'its translation': [
    'visitor',
    () => `select slug from ${live} and translation_id = '00000000-0000-4000-8000-000000000000'`,
    0,
    10,
  ],
  'what to read after the newest': [
    'visitor',
    (all) => `select * from public.adjacent_posts('article-${all}')`,
    4,
    250,
  ],
  'what to read after an old one': [
    'visitor',
    () => "select * from public.adjacent_posts('article-4')",
    5,
    270,
  ],
  'the feed': [
    'visitor',
    () =>
      `select ${summary}, content from ${live} and language = 'af' order by published_at desc, id limit 30`,
    30,
    60,
  ],
  'the numbers of the categories': [
    'visitor',
    () => 'select * from public.live_post_counts()',
    5,
    counted + 40,
  ],
  'what has changed': ['visitor', () => 'select public.visible_changes_since()', 1, 10],
  'the staff list': ['admin', () => 'select * from public.staff_posts()', 20, counted + 80],
  'its last page of the staff list': [
    'admin',
    (all) => `select * from public.staff_posts(page_offset => ${all - 20})`,
    20,
    2 * counted + 80,
  ],
  'the staff list by title': [
    'admin',
    () => "select * from public.staff_posts(sort => 'title')",
    20,
    counted + 80,
  ],
  'the drafts': [
    'admin',
    () => "select * from public.staff_posts(of_status => 'draft', sort => 'changed')",
    0,
    10,
  ],
  'the bin': ['admin', () => 'select * from public.staff_posts(in_bin => true)', 0, 10],
}

const ofLeads: Record<string, Case> = {
  'the inbox': ['admin', () => 'select * from public.lead_inbox()', 20, 100],
  'its last page': ['admin', (all) => `select * from public.lead_inbox(page_offset => ${all - 20})`, 20, 180],
  'the inbox, the oldest first': [
    'admin',
    () => "select * from public.lead_inbox(sort => 'oldest')",
    20,
    100,
  ],
  'the inbox by name': ['admin', () => "select * from public.lead_inbox(sort => 'name')", 20, 120],
  'the inbox by follow-up': ['admin', () => "select * from public.lead_inbox(sort => 'follow-up')", 20, 120],
  'a search of the inbox that finds one': [
    'admin',
    () => "select * from public.lead_inbox('P7@example.org')",
    1,
    100,
  ],
  'what is due': [
    'admin',
    () => "select * from public.lead_inbox(due_by => current_date, sort => 'follow-up')",
    20,
    100,
  ],
  'the new': [
    'admin',
    () => "select * from public.lead_inbox(of_status => 'new', sort => 'oldest')",
    20,
    100,
  ],
  'what to do today': [
    'admin',
    () => "select * from public.lead_inbox(of_status => 'new', sort => 'to-do')",
    20,
    100,
  ],
  'all work of today': ['admin', () => 'select public.waiting_work()', 1, 300],
  'a search of the staff pages that finds one': [
    'admin',
    () => "select public.staff_search('P7@example.org')",
    1,
    250,
  ],
  'the tabs': ['admin', () => 'select * from public.lead_counts()', 1, 100],
  'the days': ['admin', () => 'select * from public.lead_days()', 30, 60],
}

const casesOf = (cases: Record<string, Case>) =>
  Object.entries(cases).map(([name, [as, sql, rows, more]]) => ({ name, as, sql, rows, more }))
const few = new Map<string, number>()

inFull(describe)('at very many posts and leads', () => {
  beforeAll(async () => {
    await grow([1, FEW], [1, FEW])
    for (const { name, as, sql } of [...casesOf(ofPosts), ...casesOf(ofLeads)])
      few.set(name, (await reads(sql(FEW), as)).pages)
    await grow([FEW + 1, POSTS], [FEW + 1, LEADS])
  }, 300_000)

  test('the tables are far larger than the pages that lists may read', async () => {
    expect(await size('public.blog_posts')).toBeGreaterThan(POSTS / 6)
    expect(await size('public.leads')).toBeGreaterThan(500)
  })

  describe.each([
    ['posts', ofPosts, POSTS],
    ['leads', ofLeads, LEADS],
  ] as const)('%s', (_, cases, all) => {
    test.each(casesOf(cases))('$name: at most $more pages more', async ({ name, as, sql, rows, more }) => {
      const many = await reads(sql(all), as)
      expect(many.rows).toBe(rows)
      expect(many.pages - few.get(name)!).toBeLessThan(more)
    })
  })
})

/** The inbox and its filters; they cover whole tables, so there must be no other leads. */
import { at, lead, storeFewLeads, submit, submitSpam } from './dated-leads'
import type { Row } from '../rest'
import { query } from '../second-database'

const inbox = async (args: string) =>
  (await query(`select surname from public.lead_inbox(${args})`)).map((row) => row.surname)

const file = async (args: string) =>
  (await query<{ file: { total: number; leads: Row[] } }>(`select public.lead_export(${args}) as file`))[0]!
    .file

beforeAll(storeFewLeads)

describe('the inbox', () => {
  const all = ['Early', 'Night', 'Êlse', 'botha', 'Older']
  const day = (daysAgo: number) => `(now() at time zone 'Africa/Johannesburg')::date - ${daysAgo}`

  test.each([
    ['', all],
    ["of_status => 'enrolled'", ['Êlse', 'Older']],
    ["of_status => 'nothing'", []],
    ["of_source => 'google'", ['botha', 'Older']],
    ["of_source => 'direct', of_status => 'contacted'", ['Night']],
    [`from_day => ${day(1)}`, ['Early', 'Night']],
    [`to_day => ${day(1)}`, ['Night', 'Êlse', 'botha', 'Older']],
    [`from_day => ${day(1)}, to_day => ${day(1)}`, ['Night']],
    [`from_day => ${day(0)}, to_day => ${day(1)}`, []],
    [`due_by => ${day(0)}`, ['Êlse']],
    ["due_by => '2099-01-01'", ['Night', 'Êlse']],
    ["query => 'else'", ['Êlse']],
    ["query => 'zoe older'", ['Older']],
    ["query => 'NIGHT@exam'", ['Night']],
    ["query => '082 987 6543'", ['Êlse']],
    ["query => '+27 82 987'", ['Êlse']],
    ["query => '%'", []],
    ["query => ''", all],
    ["sort => 'oldest'", [...all].reverse()],
    ["sort => 'name'", ['botha', 'Early', 'Êlse', 'Night', 'Older']],
    ["sort => 'follow-up'", ['Êlse', 'Night', 'Early', 'botha', 'Older']],
    ["sort => 'to-do'", ['Early', 'Older', 'botha', 'Êlse', 'Night']],
    ["sort => 'unheard-of'", all],
    ['page_size => 2', ['Early', 'Night']],
    ['page_size => 2, page_offset => 2', ['Êlse', 'botha']],
    ['page_size => 0', ['Early']],
    ['page_offset => -1', all],
  ])('%s', async (args, surnames) => {
    expect(await inbox(args)).toEqual(surnames)
  })

  test.each([
    '',
    "query => 'else'",
    "of_status => 'enrolled'",
    `from_day => ${day(1)}, to_day => ${day(1)}`,
    "sort => 'newest'",
    "sort => 'oldest'",
    "sort => 'name'",
    "sort => 'follow-up'",
    "sort => 'to-do'",
    "sort => 'unheard-of'",
  ])('the export has the same leads in the same order: %s', async (args) => {
    const { total, leads } = await file(args)
    expect(leads.map(({ surname }) => surname)).toEqual(await inbox(args))
    expect(total).toBe(leads.length)
  })

  test('returns the columns of the list, and the total of all pages', async () => {
    const [row] = await query("select * from public.lead_inbox('night', page_size => 1)")
    expect(row).toMatchObject({
      surname: 'Night',
      traffic_source: 'direct',
      status: 'contacted',
      submissions: 1,
      total: 1,
    })
    const [first] = await query('select total from public.lead_inbox(page_size => 1)')
    expect(first).toEqual({ total: 5 })
  })
})

test('to do: today’s senders come first, newest first, regardless of imports', async () => {
  const person = { email: 'older@to-do.org', surname: 'Known' }
  await lead(person, at(40))
  await lead({ email: 'new@to-do.org', surname: 'Newest' }, at(0, '00:01'))
  const imported = (name: string, email: string, when: string) =>
    query(
      `insert into public.landing_form_submissions
         (first_name, surname, email, source, channel, entered_by, created_at)
       values ('An', $1, $2, 'import', 'event', 'a@example.org', ${when})`,
      [name, email],
    )
  // Imported today: one of October, one undated, one who sent the form long ago.
  await imported('October', 'october@to-do.org', at(50))
  await imported('Undated', 'undated@to-do.org', 'now()')
  await imported('Known', person.email, 'now()')
  const first = ['Newest', 'Early', 'October', 'Older', 'botha', 'Êlse', 'Night']
  expect((await inbox("sort => 'to-do'")).slice(0, first.length)).toEqual(first)
  await query("delete from public.leads where email like '%@to-do.org'")
})

test('the filters offer the values in use, by number of leads', async () => {
  const [one, two] = ['one@options.org', 'two@options.org']
  const radio = { utm_source: 'Radio', utm_campaign: 'Lente', page: '/landing' }
  await submit({ email: one, ...radio }, at(20))
  await submit({ email: one, ...radio }, at(19))
  await submit(
    { email: one, language: 'af', utm_source: 'TV', utm_campaign: '', page: '/af/landing' },
    at(10),
  )
  await submit({ email: two, language: 'af', page: '/af' }, at(5))
  await submitSpam()
  const all = await query('select * from public.lead_filter_options()')
  const of = (kind: string) =>
    all.filter((row) => row.kind === kind).map(({ value, leads }) => [value, leads])
  expect(of('campaign')).toEqual([['lente', 1]])
  expect(of('language')).toEqual([
    ['en', 6],
    ['af', 2],
  ])
  expect(of('page')).toEqual([
    ['/af', 1],
    ['/af/landing', 1],
    ['/landing', 1],
  ])
  expect(of('source')).toEqual([
    ['direct', 3],
    ['google', 2],
    ['facebook', 1],
    ['radio', 1],
    ['tv', 1],
  ])
  await query("delete from public.leads where email like '%@options.org'")
})

/** The inbox, its filters and metrics; they cover whole tables, so there must be no other leads. */
import { at, lead, submit } from './dated-leads'
import { type Row, uniqueEmail, uniquePhone } from '../rest'
import { query } from '../second-database'

/** Spam, which lists, filters and metrics must ignore. */
const submitSpam = () =>
  query(
    `insert into public.landing_form_submissions (first_name, surname, email, phone, page, utm_source, spam_reason, created_at)
     values ('A', 'Spam', $1, $2, '/spam', 'spam', 'trap', ${at(1)})`,
    [uniqueEmail(), uniquePhone()],
  )

const inbox = async (args: string) =>
  (await query(`select surname from public.lead_inbox(${args})`)).map((row) => row.surname)

const file = async (args: string) =>
  (await query<{ file: { total: number; leads: Row[] } }>(`select public.lead_export(${args}) as file`))[0]!
    .file

beforeAll(async () => {
  await query('delete from public.leads')
  await submitSpam()
  await lead({ first_name: 'Zoë', surname: 'Older', utm_source: 'Google' }, at(45), 'enrolled')
  await lead({ surname: 'botha', utm_source: 'google' }, at(31), 'lost')
  await lead({ surname: 'Êlse', phone: '+27829876543' }, at(2), 'enrolled', '2020-01-01')
  await lead({ surname: 'Night', email: 'night@example.org' }, at(1, '23:59'), 'contacted', '2099-01-01')
  await lead({ surname: 'Early', utm_source: 'facebook' }, at(0, '00:00'))
})

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

describe('the metrics', () => {
  test('count all, this month against the one before, and today against yesterday', async () => {
    const dayOf = (daysAgo: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(
        Date.now() - daysAgo * 864e5,
      )
    const monthBefore = new Date(Date.parse(`${dayOf(0).slice(0, 7)}-01`) - 864e5).toISOString().slice(0, 7)
    /** Those of `beforeAll` in a month. */
    const counted = (month: string) => {
      const leads = [
        { daysAgo: 45, status: 'enrolled', source: 'google' },
        { daysAgo: 31, status: 'lost', source: 'google' },
        { daysAgo: 2, status: 'enrolled', source: 'direct' },
        { daysAgo: 1, status: 'contacted', source: 'direct' },
        { daysAgo: 0, status: 'new', source: 'facebook' },
      ].filter(({ daysAgo }) => dayOf(daysAgo).startsWith(month))
      const enrolled = leads.filter(({ status }) => status === 'enrolled').length
      return [leads.length, enrolled, new Set(leads.map(({ source }) => source)).size]
    }
    const [recent, recent_enrolled, recent_sources] = counted(dayOf(0).slice(0, 7))
    const [earlier, earlier_enrolled, earlier_sources] = counted(monthBefore)
    expect(await query('select * from public.lead_metrics()')).toEqual([
      {
        ...{ total: 5, enrolled: 2, sources: 3, new_today: 1, new_yesterday: 1 },
        ...{ recent, recent_enrolled, recent_sources },
        ...{ earlier, earlier_enrolled, earlier_sources },
      },
    ])
  })

  test('by day: thirty in order, empty ones too, in Johannesburg', async () => {
    const days = await query<{ day: string; leads: number }>(
      'select day::text, leads from public.lead_days()',
    )
    expect(days).toHaveLength(30)
    expect(days.map(({ leads }) => leads)).toEqual([...Array<number>(27).fill(0), 1, 1, 1])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(new Date())
    expect(days[29]?.day).toBe(today)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort())
  })

  test('by source: most leads first', async () => {
    expect(await query('select * from public.lead_sources()')).toEqual([
      { source: 'direct', leads: 2 },
      { source: 'google', leads: 2 },
      { source: 'facebook', leads: 1 },
    ])
  })

  test('by status: each in use', async () => {
    expect(await query('select * from public.lead_funnel() order by status')).toEqual([
      { status: 'contacted', leads: 1 },
      { status: 'enrolled', leads: 2 },
      { status: 'lost', leads: 1 },
      { status: 'new', leads: 1 },
    ])
  })
})

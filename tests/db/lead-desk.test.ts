/** The inbox of leads, their figures and the flood limit of suspects: whole tables counted, in a database without other leads. */
import { type Row, sampleLead, uniqueEmail, uniquePhone } from './rest'
import { query } from './second-database'

/** Midnight in Johannesburg that many days ago, and a time after it. */
const at = (daysAgo: number, time = '12:00') =>
  `((now() at time zone 'Africa/Johannesburg')::date - ${daysAgo} + time '${time}') at time zone 'Africa/Johannesburg'`

/** Stores a submission and returns its lead; `status` and `follow` are set as staff would. */
async function lead(fields: Row, when: string, status = 'new', follow: string | null = null): Promise<Row> {
  const { first_name, surname, email, phone, utm_source } = sampleLead({ utm_source: null, ...fields })
  const [row] = await query(
    `insert into public.landing_form_submissions (first_name, surname, email, phone, utm_source, created_at)
     values ($1, $2, $3, $4, $5, ${when}) returning lead_id`,
    [first_name, surname, email, phone, utm_source],
  )
  const set = 'update public.leads set status = $2, follow_up_on = $3 where id = $1 returning *'
  return (await query(set, [row?.lead_id, status, follow]))[0]!
}

const inbox = async (args: string) =>
  (await query(`select surname from public.lead_inbox(${args})`)).map((row) => row.surname)

beforeAll(async () => {
  await query('delete from public.leads')
  await lead({ first_name: 'Zoë', surname: 'Older', utm_source: 'Google' }, at(45), 'enrolled')
  await lead({ surname: 'Botha', utm_source: 'google' }, at(31), 'lost')
  await lead({ surname: 'Êlse', phone: '+27829876543' }, at(2), 'enrolled', '2020-01-01')
  await lead({ surname: 'Night', email: 'night@example.org' }, at(1, '23:59'), 'contacted', '2099-01-01')
  await lead({ surname: 'Early', utm_source: 'facebook' }, at(0, '00:00'))
})

describe('the inbox', () => {
  const all = ['Early', 'Night', 'Êlse', 'Botha', 'Older']
  const day = (daysAgo: number) => `(now() at time zone 'Africa/Johannesburg')::date - ${daysAgo}`

  test.each([
    ['', all],
    ["of_status => 'enrolled'", ['Êlse', 'Older']],
    ["of_status => 'nothing'", []],
    ["of_source => 'google'", ['Botha', 'Older']],
    ["of_source => 'direct', of_status => 'contacted'", ['Night']],
    [`from_day => ${day(1)}`, ['Early', 'Night']],
    [`to_day => ${day(1)}`, ['Night', 'Êlse', 'Botha', 'Older']],
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
    ["sort => 'name'", ['Botha', 'Early', 'Êlse', 'Night', 'Older']],
    ["sort => 'follow-up'", ['Êlse', 'Night', 'Early', 'Botha', 'Older']],
    ["sort => 'unheard-of'", all],
    ['page_size => 2', ['Early', 'Night']],
    ['page_size => 2, page_offset => 2', ['Êlse', 'Botha']],
    ['page_size => 0', ['Early']],
    ['page_offset => -1', all],
  ])('%s', async (args, surnames) => {
    expect(await inbox(args)).toEqual(surnames)
  })

  test('gives what the list shows, with the total of all pages', async () => {
    const [row] = await query("select * from public.lead_inbox('night', page_size => 1)")
    expect(row).toMatchObject({
      surname: 'Night',
      came_from: 'direct',
      status: 'contacted',
      submissions: 1,
      total: 1,
    })
    const [first] = await query('select total from public.lead_inbox(page_size => 1)')
    expect(first).toEqual({ total: 5 })
  })
})

describe('where leads came from', () => {
  const MOTIVE = 'motive'
  /** A submission of a person with what brought them, at noon that many days ago. */
  const sent = async (email: string, daysAgo: number, brought: Row) => {
    const { language, utm_source, utm_campaign, page } = {
      language: 'en',
      utm_source: null,
      utm_campaign: null,
      page: null,
      ...brought,
    } as Row
    await query(
      `insert into public.landing_form_submissions
         (first_name, surname, email, phone, language, utm_source, utm_campaign, page, created_at)
       values ('A', $1, $2, $3, $4, $5, $6, $7, ${at(daysAgo)})`,
      [email.split('@')[0], email, uniquePhone(), language, utm_source, utm_campaign, page],
    )
  }
  const [one, two] = [`one@${MOTIVE}.org`, `two@${MOTIVE}.org`]

  beforeAll(async () => {
    await sent(one, 20, { utm_source: 'Radio', utm_campaign: 'Lente', page: '/landing' })
    await sent(one, 10, { utm_source: 'TV', language: 'af', page: '/af/landing', utm_campaign: '' })
    await sent(two, 5, { language: 'af', page: '/af' })
  })
  afterAll(() => query(`delete from public.leads where email like '%@${MOTIVE}.org'`))

  test.each([
    ["of_source => 'radio'", ['one']],
    ["of_source => 'tv'", ['one']],
    ["of_language => 'af'", ['two', 'one']],
    ["of_campaign => 'LENTE'", ['one']],
    ["of_campaign => ''", ['one']],
    ["of_page => '/af/landing'", ['one']],
    ["of_page => '/AF'", []],
    ["of_source => 'radio', of_language => 'en', of_page => '/landing'", ['one']],
    // Each is true of the person, but of no one submission.
    ["of_source => 'radio', of_language => 'af'", []],
    ["of_language => 'af', of_status => 'new', sort => 'oldest'", ['one', 'two']],
  ])('%s', async (args, surnames) => {
    expect(await inbox(`'${MOTIVE}', ${args}`)).toEqual(surnames)
    const file = await query(
      `select surname from public.lead_export('${MOTIVE}', ${args.split(', sort')[0]})`,
    )
    expect(file.map(({ surname }) => surname).sort()).toEqual([...surnames].sort())
  })

  test('is offered by how many leads have it', async () => {
    const all = await query('select * from public.lead_origins()')
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
  })

  test('stands in the file with the first and the last submission, read on from any lead', async () => {
    const [row] = await query(`select * from public.lead_export('one@${MOTIVE}')`)
    expect(row).toMatchObject({
      email: one,
      came_from: 'radio',
      language: 'af',
      submissions: 2,
      first_sent: { utm_source: 'Radio', utm_campaign: 'Lente', page: '/landing', language: 'en' },
      last_sent: { utm_source: 'TV', page: '/af/landing', language: 'af' },
    })
    const ids: unknown[] = []
    for (let after: unknown = null; ; after = ids.at(-1)) {
      const rows = await query('select id from public.lead_export(after_id => $1, page_size => 3)', [after])
      if (rows.length === 0) break
      ids.push(...rows.map(({ id }) => id))
    }
    expect(ids).toEqual((await query('select id from public.leads order by id')).map(({ id }) => id))
    expect(await query('select id from public.lead_export(page_size => 0)')).toHaveLength(1)
  })
})

describe('the figures', () => {
  test('count all, and the last 30 days against the 30 before', async () => {
    expect(await query('select * from public.lead_figures()')).toEqual([
      {
        total: 5,
        enrolled: 2,
        sources: 3,
        new_today: 1,
        recent: 3,
        recent_enrolled: 1,
        recent_sources: 2,
        earlier: 2,
        earlier_enrolled: 1,
        earlier_sources: 1,
        due: 1,
      },
    ])
  })

  test('by day: thirty of them in order, those without a lead too, in Johannesburg', async () => {
    const days = await query<{ day: string; leads: number }>(
      'select day::text, leads from public.lead_days()',
    )
    expect(days).toHaveLength(30)
    expect(days.map(({ leads }) => leads)).toEqual([...Array<number>(27).fill(0), 1, 1, 1])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(new Date())
    expect(days[29]?.day).toBe(today)
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort())
  })

  test('by source: the most first, of all or of the last 30 days', async () => {
    expect(await query('select * from public.lead_sources()')).toEqual([
      { came_from: 'direct', leads: 2 },
      { came_from: 'google', leads: 2 },
      { came_from: 'facebook', leads: 1 },
    ])
    expect(await query('select * from public.lead_sources(true)')).toEqual([
      { came_from: 'direct', leads: 2 },
      { came_from: 'facebook', leads: 1 },
    ])
  })
})

describe('suspects', () => {
  const keep = () =>
    query("select public.keep_suspect('trap', 'A', 'B', $1, $2, 'en')", [uniqueEmail(), uniquePhone()])
  const count = async () => (await query('select count(*)::int from public.suspect_submissions'))[0]?.count

  test('a hundred are kept in an hour; what comes beyond is dropped in silence', async () => {
    for (let number = 1; number <= 101; number++) await keep()
    expect(await count()).toBe(100)
    await query(`update public.suspect_submissions set created_at = now() - interval '1 hour'
      where id = (select id from public.suspect_submissions limit 1)`)
    await keep()
    await keep()
    expect(await count()).toBe(101)
  })
})

test('several thousand submissions are taken in at once', async () => {
  await query(`
    insert into public.landing_form_submissions (first_name, surname, email, phone, created_at)
    select 'A', 'B', 'many' || n || '@example.org', '+2771' || lpad(n::text, 7, '0'), now() - interval '1 year'
    from generate_series(1, 5000) n`)
  expect(await query("select count(*)::int from public.leads where email like 'many%'")).toEqual([
    { count: 5000 },
  ])
  await query("delete from public.leads where email like 'many%'")
})

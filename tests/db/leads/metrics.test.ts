/** The metrics; they cover whole tables, so there must be no other leads. */
import { storeFewLeads } from './dated-leads'
import { query } from '../second-database'

beforeAll(storeFewLeads)

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

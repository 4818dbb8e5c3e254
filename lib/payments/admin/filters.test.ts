import { filterArguments, monthChoices, paymentFilterValues, paymentFilters, paymentsPath } from './filters'

test('an address without filters asks for open payments', () => {
  expect(paymentFilters({})).toEqual({ state: 'open', level: null, month: null, q: null })
  expect(paymentsPath(paymentFilters({}))).toBe('/admin/payments')
})

test('filters survive a round trip through the address', () => {
  const asked = { state: 'surplus', level: '2', month: '2026-11', q: 'Van der Merwe & Seun' }
  const filters = paymentFilters(asked)
  expect(Object.fromEntries(paymentFilterValues(filters))).toEqual(asked)
  expect(paymentsPath(filters, 3)).toBe(
    '/admin/payments?state=surplus&q=Van%20der%20Merwe%20%26%20Seun&level=2&month=2026-11&page=3',
  )
})

test.each([
  { state: 'paid' },
  { level: '4' },
  { level: '1.5' },
  { month: '2026-13' },
  { month: '2026-11-01' },
  { month: ['', '2026-11'] },
  { q: ' \0 ' },
])('invalid filters are ignored: %j', (values) => {
  expect(paymentFilters(values)).toEqual(paymentFilters({}))
})

test('the database gets the first day of a month, and no state for all', () => {
  expect(filterArguments(paymentFilters({ state: 'all', month: '2026-02' }))).toMatchObject({
    of_state: null,
    of_month: '2026-02-01',
  })
})

test('months run from a year ago to a year ahead by the office clock, plus the month in the address', () => {
  const lateInTheYear = new Date('2026-12-31T23:00:00Z')
  const months = monthChoices(null, lateInTheYear)
  expect([months[0], months.at(-1)]).toEqual(['2026-01', '2028-01'])
  expect(monthChoices('2020-05', lateInTheYear)).toEqual(['2020-05', ...months])
})

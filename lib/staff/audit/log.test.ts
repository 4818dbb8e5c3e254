import { auditFilterValues, auditFilters, auditPath } from './log'

const id = '4f9d2a55-9e0c-4d6a-8a53-3f2f6d2a1b10'

test('filters survive a round trip through the address', () => {
  const filters = auditFilters({
    person: id,
    kind: 'signed-in',
    from: '2026-11-01',
    to: '2026-11-30',
    page: '2',
  })
  expect(filters).toEqual({ person: id, kind: 'signed-in', from: '2026-11-01', to: '2026-11-30' })
  expect(auditPath(filters, 2)).toBe(
    `/admin/audit?person=${id}&kind=signed-in&from=2026-11-01&to=2026-11-30&page=2`,
  )
  expect(auditPath(auditFilters({}))).toBe('/admin/audit')
})

test.each([
  ['person', 'somebody'],
  ['kind', 'everything'],
  ['from', '2026-13-01'],
  ['to', "'; drop table"],
])('an invalid filter is ignored: %s=%s', (name, value) => {
  expect(auditFilterValues(auditFilters({ [name]: value }))).toEqual([])
})

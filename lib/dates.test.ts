import { dayAfter, today } from './dates'

test('the day is the one of Paarl, which is two hours ahead', () => {
  expect(today(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21')
  expect(today(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
})

test('days are counted over months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

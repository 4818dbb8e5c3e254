import { counted, formatDate, formatNumber } from './formats'

const moment = new Date('2026-07-07T12:30:00Z')
const timeZone = 'Africa/Johannesburg'

test.each<[string, Intl.DateTimeFormatOptions, string]>([
  ['en-ZA', { dateStyle: 'medium' }, '7 Jul 2026'],
  ['af-ZA', { dateStyle: 'medium' }, '7 Jul. 2026'],
  ['en-ZA', { dateStyle: 'medium', timeStyle: 'short' }, '7 Jul 2026, 14:30'],
  ['en-ZA', { dateStyle: 'long' }, '7 July 2026'],
  ['af-ZA', { dateStyle: 'long' }, '7 Julie 2026'],
  ['en-ZA', { dateStyle: 'full', timeStyle: 'short' }, 'Tuesday, 7 July 2026 at 14:30'],
  ['af-ZA', { dateStyle: 'full', timeStyle: 'short' }, 'Dinsdag 7 Julie 2026 om 14:30'],
  // Visitors' own forms and numeric forms stay as they are.
  ['en-US', { dateStyle: 'long' }, 'July 7, 2026'],
  ['en-ZA', { dateStyle: 'short' }, '2026/07/07'],
])('%s writes a date with %j as %s', (tag, options, text) => {
  expect(formatDate(moment, tag, { ...options, timeZone })).toBe(text)
})

test('a two-digit day keeps both digits', () => {
  expect(formatDate(new Date('2026-07-20T12:00:00Z'), 'en-ZA', { dateStyle: 'medium' })).toBe('20 Jul 2026')
})

test.each(['en', 'af'] as const)('numbers have a decimal comma and no-break spaces: %s', (locale) => {
  expect(formatNumber(12345.6, locale)).toBe('12\u00a0345,6')
  expect(counted(1000, locale)).toEqual({ count: 1000, number: '1\u00a0000' })
})

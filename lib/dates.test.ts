import { TIME_ZONE } from '@/lib/i18n/routing'
import { dayAfter, fromLocalTime, futureMoment, isLocalTime, localDay, toLocalTime, today } from './dates'

test('the day is that of Paarl, two hours ahead', () => {
  expect(today(new Date('2026-11-21T21:59:59Z'))).toBe('2026-11-21')
  expect(today(new Date('2026-11-21T22:00:00Z'))).toBe('2026-11-22')
  expect(localDay.parse('2026-11-21T22:00:00.123456+00:00')).toBe('2026-11-22')
})

test('days are counted across months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})

test.each(['2026-11-21T07:00', '2000-01-01T00:00', '2028-02-29T23:59'])('%s is a local time', (text) => {
  expect(isLocalTime(text)).toBe(true)
})

test.each([
  '',
  '2026-11-21',
  '2026-02-29T07:00',
  '2026-13-01T07:00',
  '2026-11-21T24:00',
  '1999-12-31T23:59',
  '2100-01-01T00:00',
  '2026-11-21T07:00:00',
  '2026-11-21T07:00Z',
])('%j is no local time', (text) => {
  expect(isLocalTime(text)).toBe(false)
})

test('a time is read and shown by the clock of Paarl, in summer and winter, across midnight', () => {
  expect(fromLocalTime('2026-01-01T01:30')).toBe('2025-12-31T23:30:00.000Z')
  expect(fromLocalTime('2026-07-01T12:00')).toBe('2026-07-01T10:00:00.000Z')
  expect(toLocalTime('2025-12-31T23:30:59.999Z')).toBe('2026-01-01T01:30')
  expect(toLocalTime(null)).toBe('')
})

test('agrees with the time zone database', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let month = 0; month < 12; month++) {
    const moment = new Date(Date.UTC(2026, month, 15, 21, 45))
    expect(toLocalTime(moment.toISOString())).toBe(format.format(moment).replace(' ', 'T'))
  }
})

test('a scheduled time must be in the future', () => {
  expect(futureMoment('2099-11-21T10:00')).toEqual({ ok: true, data: '2099-11-21T08:00:00.000Z' })
  expect(futureMoment('2001-11-21T10:00')).toEqual({ ok: false, code: 'timePast' })
  expect(futureMoment('2099-11-31T10:00')).toEqual({ ok: false, code: 'timeInvalid' })
})

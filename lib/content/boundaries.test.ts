import { nextBoundary } from './boundaries'
import { contentOf } from './content'

/** Noon in Paarl on a day of November 2026. */
const noon = (day: number) => new Date(`2026-11-${day}T10:00:00Z`)

const message = {
  text: { en: 'Open day', af: 'Ope dag' },
  from: '2026-11-20T06:00:00Z',
  until: '2026-11-25T06:00:00Z',
}
const intake = (...days: string[]) => ({
  dates: days.map((applyBy, index) => ({ start: `2027-0${index + 1}-01`, applyBy })),
})

test.each([
  ['an announcement begins', 19, '2026-11-20T06:00:00.000Z'],
  ['an announcement ends', 21, '2026-11-25T06:00:00.000Z'],
  ['all of it is past', 26, null],
])('pages change when %s', (_, day, moment) => {
  expect(nextBoundary({ announcement: { message } }, noon(day))).toBe(moment)
})

test('an announcement without a beginning or an end changes pages at the other one alone', () => {
  const { text, until } = message
  expect(nextBoundary({ announcement: { message: { text, until } } }, noon(19))).toBe(
    until.replace('Z', '.000Z'),
  )
  expect(nextBoundary({ announcement: { message: { text } } }, noon(19))).toBeNull()
})

test('the last day of an intake ends at midnight in South Africa, and the nearest moment counts', () => {
  const dates = intake('2026-11-23', '2026-11-22')
  expect(nextBoundary({ intake: dates }, noon(21))).toBe('2026-11-22T22:00:00.000Z')
  expect(nextBoundary({ intake: dates }, noon(22))).toBe('2026-11-22T22:00:00.000Z')
  expect(nextBoundary({ intake: dates }, noon(23))).toBe('2026-11-23T22:00:00.000Z')
  expect(nextBoundary({ intake: dates }, noon(24))).toBeNull()
  expect(nextBoundary({ intake: dates, announcement: { message } }, noon(19))).toBe(
    message.from.replace('Z', '.000Z'),
  )
})

test('what has not its form, or is not published, changes nothing', () => {
  expect(nextBoundary({}, noon(21))).toBeNull()
  expect(nextBoundary({ intake: { dates: 'none' }, announcement: 7 }, noon(21))).toBeNull()
})

test('an intake is shown until the last day for it, then the next one is', () => {
  const shown = (day: string) => contentOf({ intake: intake('2026-11-23', '2026-12-31') }, day).facts.intake
  expect(shown('2026-11-23')).toEqual({
    en: '1\u00a0January\u00a02027. Apply by 23\u00a0November\u00a02026.',
    af: '1\u00a0Januarie\u00a02027. Doen voor of op 23\u00a0November\u00a02026 aansoek.',
  })
  expect(shown('2026-11-24')?.en).toBe('1\u00a0February\u00a02027. Apply by 31\u00a0December\u00a02026.')
  expect(shown('2027-01-01')).toBeUndefined()
})

test('of the intakes that are open the first to begin is shown, in whichever order they stand', () => {
  const dates = [
    { start: '2027-07-01', applyBy: '2027-06-01' },
    { start: '2027-02-01', applyBy: '2027-01-15' },
  ]
  expect(contentOf({ intake: { dates } }, '2026-11-21').facts.intake?.en).toMatch(
    /^1\u00a0February\u00a02027/,
  )
})

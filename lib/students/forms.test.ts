import { parseChange } from './forms'

const enrolment = { intake: '2027-01-15', registeredOn: '2026-11-05', createdAt: '2026-11-01' }
const values = { before: 'enrolled', after: 'withdrawn', onDay: '2026-11-03', reason: ' ' }

test.each([
  ['after the enrolment, before the deposit arrived', '2026-11-03', undefined],
  ['on the day of the enrolment', '2026-11-01', undefined],
  ['before it', '2026-10-31', 'dayBeforeEnrolment'],
  ['in the future', '2026-11-07', 'dayToCome'],
  ['without a day, today', '', undefined],
])('the state changes on a day %s', (_, onDay, error) => {
  const { fields, errors } = parseChange('state', { ...values, onDay }, enrolment, '2026-11-06')
  expect(errors?.onDay).toBe(error)
  if (!error)
    expect(fields).toMatchObject({ after: 'withdrawn', on_day: onDay || '2026-11-06', reason: null })
})

test('a course that began before the person was enrolled here counts from its beginning', () => {
  const late = { ...enrolment, intake: '2026-02-01' }
  expect(parseChange('state', { ...values, onDay: '2026-02-01' }, late, '2026-11-06').errors).toBeUndefined()
})

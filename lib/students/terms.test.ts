import { owedByTerms } from './terms'

const payment = (dueOn: string, paid: string, outstanding: string) => ({ dueOn, paid, outstanding })

/** A deposit paid on registration, then R1 980 a month, the first of them paid in part. */
const enrolment = {
  registeredOn: '2026-01-10',
  fee: '26260.00',
  payments: [
    payment('2026-01-10', '2500.00', '0.00'),
    payment('2026-02-01', '980.50', '999.50'),
    ...Array.from({ length: 11 }, (_, month) =>
      payment(`2026-${String(month + 2).padStart(2, '0')}-28`, '0.00', '1980.00'),
    ),
  ],
}

test.each([
  ['before anything more is due', '2026-01-31', true, '0.00'],
  ['on the day of an instalment', '2026-02-01', true, '999.50'],
  ['on the last day to cancel', '2026-02-09', true, '999.50'],
  ['a day later: the whole fee less what was paid', '2026-02-10', false, '22779.50'],
])('%s', (_, day, isWithin, owed) => {
  expect(owedByTerms(enrolment, { cancellationDays: 30 }, day)).toMatchObject({
    lastDay: '2026-02-09',
    isWithin,
    owed,
  })
})

test('cancelled instalments are owed after the period, and an overpayment owes nothing', () => {
  const deposit = [payment('2026-01-10', '2500.00', '0.00'), payment('2026-02-01', '0.00', '0.00')]
  const owed = (fee: string) =>
    owedByTerms(
      { registeredOn: '2026-01-10', fee, payments: deposit },
      { cancellationDays: 30 },
      '2026-06-01',
    )
  expect(owed('26260.00')).toMatchObject({ paid: '2500.00', after: '23760.00' })
  expect(owed('2000.00').owed).toBe('0.00')
})

test('who cancelled in time owes nothing that became due after the last day to cancel', () => {
  const within = (day: string) => owedByTerms(enrolment, { cancellationDays: 30 }, day).within
  expect(within('2026-01-31')).toBe('0.00')
  expect(within('2026-02-09')).toBe('999.50')
  expect(within('2026-06-01')).toBe('999.50')
})

test('the published days count, none at all too', () => {
  expect(owedByTerms(enrolment, { cancellationDays: 0 }, '2026-01-10').isWithin).toBe(true)
  expect(owedByTerms(enrolment, { cancellationDays: 0 }, '2026-01-11').isWithin).toBe(false)
})

import { dayOf, orderOf } from './dates'

test.each([
  '2026-11-05',
  '2026/11/5',
  '2026-11-05 14:05',
  // How browsers write it in South Africa.
  '2026/11/05, 14:05:00',
  '20261105',
  '05.11.2026',
  '5/11/26',
  '5-11-2026',
  '05 11 2026',
  '5 Nov 2026',
  '5-Nov-26',
  '05Nov2026',
  '5th November 2026',
  '5 November 2026, 08:15',
  'Thu, 5 Nov 2026 08:15:00',
  'Thursday 5 November 2026',
  'November 5, 2026',
  'Nov 5 2026 8:15 AM',
  'Thu Nov 05 2026 08:15:00 GMT+0200',
  '46331',
  '46331.34375',
  '2026-11-04T23:30:00Z',
  '2026-11-05T08:31:10-06:00',
  '2026-11-04 23:30:00+00:00',
  '2026-11-04 23:30:00 UTC',
  'Wed Nov 04 2026 23:30:00 GMT+0000 (Coordinated Universal Time)',
  'Wed, 4 Nov 2026 23:30:00 +0000',
  'Wed, 04 Nov 2026 23:30:00 GMT',
])('%s is the fifth of November', (text) => {
  expect(dayOf(text, 'day')).toBe('2026-11-05')
})

test.each([
  ['21 Mei 2026', '2026-05-21'],
  ['21 Maart 2026', '2026-03-21'],
  ['21-Mrt-26', '2026-03-21'],
  ['21 Okt. 2026', '2026-10-21'],
  ['21 Desember 2026', '2026-12-21'],
  ['05desember2026', '2026-12-05'],
  ['5de Desember 2026', '2026-12-05'],
  ['Saterdag, 21 November 2026', '2026-11-21'],
])('the Afrikaans day %s is read', (text, day) => {
  expect(dayOf(text, 'day')).toBe(day)
})

test('an unambiguous day is read regardless of the order', () => {
  for (const order of ['day', 'month'] as const)
    expect(['21/11/2026', '11/21/2026', '5/5/2026'].map((text) => dayOf(text, order))).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-05-05',
    ])
  expect([dayOf('5/3/2026', 'day'), dayOf('5/3/2026', 'month')]).toEqual(['2026-03-05', '2026-05-03'])
})

test.each(['', 'soon', '21', '082 555 0117', '21 Foo 2026', '99999', '2026'])('%j is not a day', (text) => {
  expect(dayOf(text, 'day')).toBe(text)
})

test.each([
  [['2026-11-05', '5 Nov 2026', ''], 'day'],
  [['5/3/2026', '21/3/2026'], 'day'],
  [['5/3/2026', '3/21/2026'], 'month'],
  [['5/5/2026', '3/21/2026'], 'day'],
  [['5/3/2026'], null],
  [['5/3/2026', '21/3/2026', '3/21/2026'], null],
] as const)('the list %j has the order: %s', (days, order) => {
  expect(orderOf(days)).toBe(order)
})

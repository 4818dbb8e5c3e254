import { fromCents, parseAmount, toCents } from './amount'

test.each([
  ['1980', '1980.00'],
  ['1 980', '1980.00'],
  ['R1\u00a0980,50', '1980.50'],
  ['1980,5', '1980.50'],
  ['R 1980.50', '1980.50'],
  ['r26 260', '26260.00'],
  ['1,980.50', '1980.50'],
  ['007', '7.00'],
  ['0,01', '0.01'],
  ['1 000 000', '1000000.00'],
])('takes %p for %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

test.each([
  '',
  'R',
  '0',
  '0,00',
  '-5',
  '1,980',
  '1.980',
  '19 80',
  '1980.505',
  '1 000 000,01',
  '1e3',
  '10a',
  '٣',
])('refuses %p, because it is ambiguous or invalid', (typed) => {
  expect(parseAmount(typed)).toBeNull()
})

test.each([
  ['26260.00', 2_626_000],
  ['0.01', 1],
  ['-19.8', -1980],
  ['1980', 198_000],
])('%s is %i cents, and back', (amount, cents) => {
  expect(toCents(amount)).toBe(cents)
  expect(toCents(fromCents(cents))).toBe(cents)
})

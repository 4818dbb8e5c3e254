import { statementCents } from './amounts'

test.each([
  ['-1 980,00', -198_000],
  ['R1,980.00', 198_000],
  ['1\u202f980.5', 198_050],
  ['R-.50', -50],
  ['(85.00)', -8500],
  ['85.00-', -8500],
  ['−85', -8500],
  ['1.980,00 Dr', -198_000],
  ['1980.00CR', 198_000],
  ['1,980', 198_000],
  ['-0.00', 0],
  ['', null],
  ['12.345.6', null],
  ['1e5', null],
  ['9999999999999', null],
])('the amount %j is %s cents', (text, cents) => {
  expect(statementCents(text)?.cents ?? null).toBe(cents)
})

test.each([
  ['1,980', 198_000],
  ['1.980', 198],
  ['1.984', null],
  ['-1980.5', -198_050],
  ['1,980.50', 198_050],
])('with points before cents, %j is %s cents', (text, cents) => {
  expect(statementCents(text, '.')?.cents ?? null).toBe(cents)
})

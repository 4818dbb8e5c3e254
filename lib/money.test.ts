import { formatMoney, moneyText } from '@/lib/money'

test.each([
  ['2500.00', 'R2 500'],
  ['2500', 'R2 500'],
  ['1980.5', 'R1 980,50'],
  ['1234567.89', 'R1 234 567,89'],
  ['0.05', 'R0,05'],
  ['0', 'R0'],
  ['-150.00', '−R150'],
])('%s is shown as %j, with no-break spaces', (amount, text) => {
  expect(formatMoney(amount)).toBe(text.replaceAll(' ', '\u00a0'))
})

test.each(['', 'R5', '1,5', '1.005', '1e3', ' 1', 'NaN', '.5'])('%j is no amount', (text) => {
  expect(moneyText.safeParse(text).success).toBe(false)
})

import { paymentStatus } from './queries'
import { paymentId, paymentRow, toPaymentView } from './schema'
import { formatAmount } from './view'

const id = '4d0e9d4e-5b1c-4f3a-9a55-0a6ac3b3d0f1'
const reference = 'ABCDEFGH'

test.each(['pending', 'processing', 'refunded', '', 'COMPLETE', 'constructor'])(
  'the status %j counts as still processing and shows no amount',
  (status) => {
    expect(toPaymentView({ reference, status, amount_gross: 2500, nothing_paid: true })).toEqual({
      state: 'pending',
      reference,
    })
  },
)

test.each(['cancelled', 'failed'])('a %s payment shows no amount, but whether any money came', (status) => {
  for (const isUnpaid of [true, false])
    expect(toPaymentView({ reference, status, amount_gross: 2500, nothing_paid: isUnpaid })).toEqual({
      state: status,
      reference,
      isUnpaid,
    })
})

test.each([2500, '2500.00'])('a complete payment of %p shows its amount', (amount) => {
  const row = paymentRow.parse({ reference, status: 'complete', amount_gross: amount, nothing_paid: false })
  expect(toPaymentView(row)).toEqual({ state: 'complete', reference, amount: 2500 })
})

test.each([
  { status: 'complete', amount_gross: 1, nothing_paid: false },
  { reference, amount_gross: 1, nothing_paid: false },
  { reference, status: 'complete', nothing_paid: false },
  { reference, status: 'complete', amount_gross: 'much', nothing_paid: false },
  { reference, status: 'failed', amount_gross: 1 },
  null,
])('the row %j is refused', (row) => {
  expect(paymentRow.safeParse(row).success).toBe(false)
})

test.each([
  [2500, 'R2 500,00'],
  [1980, 'R1 980,00'],
  [26260.5, 'R26 260,50'],
  [1234567.89, 'R1 234 567,89'],
  [999.99, 'R999,99'],
  [0.1 + 0.2, 'R0,30'],
  [0, 'R0,00'],
])('%d is shown as %j, with non-breaking spaces', (amount, text) => {
  expect(formatAmount(amount)).toBe(text.replaceAll(' ', '\u00a0'))
})

test.each([id, id.toUpperCase()])('%j is an id', (text) => {
  expect(paymentId.safeParse(text).success).toBe(true)
})

test.each(['', '1', id.slice(1), `${id} `, `${id},id.neq.x`, `../${id}`])('%j is not an id', (text) => {
  expect(paymentId.safeParse(text).success).toBe(false)
})

test.each(['Pay to account 62012345678 instead', `${id} `.repeat(3), '<b>x</b>'])(
  'the page does not repeat %j, which anybody could put in a link',
  async (text) => {
    expect(await paymentStatus(text)).toEqual({ state: 'unverified', reference: null })
  },
)

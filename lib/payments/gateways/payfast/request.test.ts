import { type PayfastOrder, paymentRequest } from './request'

const ORDER: PayfastOrder = {
  merchant: { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' },
  host: 'https://sandbox.payfast.co.za',
  returnUrl: 'https://example.org/pay/1',
  cancelUrl: 'https://example.org/pay/2',
  notifyUrl: 'https://example.org/api/payments/payfast',
  person: { firstName: 'Anna', surname: 'Nel', email: 'anna@example.org', phone: '+27821234567' },
  paymentId: '414defe5-dba8-4f00-82e6-c04724f679f0',
  amount: '2500.00',
  itemName: 'Level 1',
  itemDescription: 'Deposit',
}

const request = (change: Partial<PayfastOrder> = {}) => paymentRequest({ ...ORDER, ...change })
const fieldsOf = (change: Partial<PayfastOrder>) => Object.fromEntries(request(change).fields)

test('a single payment is a form with its fields in order', () => {
  const { action, fields } = request()
  expect(action).toBe('https://sandbox.payfast.co.za/eng/process')
  expect(fields).toEqual([
    ['merchant_id', '10000100'],
    ['merchant_key', '46f0cd694581a'],
    ['return_url', 'https://example.org/pay/1'],
    ['cancel_url', 'https://example.org/pay/2'],
    ['notify_url', 'https://example.org/api/payments/payfast'],
    ['name_first', 'Anna'],
    ['name_last', 'Nel'],
    ['email_address', 'anna@example.org'],
    ['cell_number', '0821234567'],
    ['m_payment_id', '414defe5-dba8-4f00-82e6-c04724f679f0'],
    ['amount', '2500.00'],
    ['item_name', 'Level 1'],
    ['item_description', 'Deposit'],
    ['signature', expect.stringMatching(/^[0-9a-f]{32}$/)],
  ])
})

test('a monthly plan follows the payment', () => {
  const plan = { billingDate: '2026-12-01', recurringAmount: '1980.00', cycles: 12 }
  expect(request({ subscription: plan }).fields.slice(13, -1)).toEqual([
    ['subscription_type', '1'],
    ['billing_date', '2026-12-01'],
    ['recurring_amount', '1980.00'],
    ['frequency', '3'],
    ['cycles', '12'],
  ])
  expect(fieldsOf({ subscription: { ...plan, cycles: 0 } }).cycles).toBe('0')
  const merchant = { ...ORDER.merchant, passphrase: '' }
  expect(() => request({ merchant, subscription: plan })).toThrow('without a passphrase')
})

test.each([
  ['+27821234567', '0821234567'],
  ['+27602345678', '0602345678'],
  ['+27218641234', undefined],
  ['+447911123456', undefined],
  ['0821234567', undefined],
  [null, undefined],
])('the phone number %s is sent as %s', (phone, sent) => {
  expect(fieldsOf({ person: { ...ORDER.person, phone } }).cell_number).toBe(sent)
})

test('an address that is too long or missing is left out', () => {
  for (const email of [null, '', `${'x'.repeat(90)}@example.org`])
    expect(fieldsOf({ person: { ...ORDER.person, email } })).not.toHaveProperty('email_address')
})

test('texts are cut between characters and put on one line', () => {
  const fields = fieldsOf({
    itemName: `${'x'.repeat(99)}😀y`,
    itemDescription: `Level 1,\r\n\u00a0deposit\0 \ud83d ${'é'.repeat(300)}`,
    person: { ...ORDER.person, firstName: '\tAnna  Maria ' },
  })
  expect(fields.item_name).toBe(`${'x'.repeat(99)}😀`)
  expect(fields.item_description).toBe(`Level 1, deposit ${'é'.repeat(238)}`)
  expect(fields.name_first).toBe('Anna Maria')
})

test.each(['2500', '2500.0', '2500,00', '-1.00', '1e3', '', '2 500.00'])(
  'the amount %j is refused',
  (amount) => {
    expect(() => request({ amount })).toThrow('An amount is')
  },
)

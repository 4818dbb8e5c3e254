import { parseNotification } from './notification'

const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const PLAN = { token: '36a97ae2-2109-4213-bea6-fe912e0bfe60', billing_date: '2026-12-01' }
const FIELDS = {
  m_payment_id: ID,
  pf_payment_id: '1089250',
  payment_status: 'COMPLETE',
  item_name: 'Level 1 & more',
  item_description: '',
  amount_gross: '2500.00',
  amount_fee: '-57.50',
  amount_net: '2442.50',
  custom_str1: '',
  merchant_id: '10000100',
}

const bodyOf = (change: Record<string, string> = {}) =>
  `${new URLSearchParams({ ...FIELDS, ...change })}&signature=${'0'.repeat(32)}`

const without = (name: string, change: Record<string, string> = {}) =>
  bodyOf(change)
    .replace(new RegExp(`(^|&)${name}=[^&]*`), '')
    .replace(/^&/, '')

test('a completed payment is read', () => {
  expect(parseNotification(bodyOf())).toEqual({
    payment_id: ID,
    gateway_payment_id: '1089250',
    status: 'complete',
    amount: '2500.00',
    fee: '-57.50',
    merchant_id: '10000100',
    token: null,
  })
})

test('an instalment names its plan; its billing date, which nobody needs, may have any form', () => {
  for (const billing_date of [PLAN.billing_date, '2026-12-01 00:00:00', 'tomorrow'])
    expect(parseNotification(bodyOf({ ...PLAN, billing_date }))).toMatchObject({ token: PLAN.token })
})

test.each([
  ['FAILED', 'failed'],
  ['PENDING', 'pending'],
  ['CANCELLED', 'cancelled'],
])('%s is %s', (payment_status, status) => {
  expect(parseNotification(bodyOf({ payment_status }))).toMatchObject({ status, amount: '2500.00' })
})

test('a cancelled plan may lack an amount and a charge; nothing else may', () => {
  const change = { ...PLAN, amount_gross: '', amount_fee: '', pf_payment_id: '' }
  const cancelled = bodyOf({ ...change, payment_status: 'CANCELLED' })
  const bare = without('amount_gross', { ...change, payment_status: 'CANCELLED' })
  for (const body of [cancelled, bare])
    expect(parseNotification(body)).toMatchObject({
      status: 'cancelled',
      amount: '0.00',
      fee: '0.00',
      gateway_payment_id: null,
    })
  for (const payment_status of ['COMPLETE', 'FAILED', 'PENDING']) {
    expect(parseNotification(bodyOf({ payment_status, amount_gross: '' }))).toBeNull()
    expect(parseNotification(bodyOf({ payment_status, pf_payment_id: '' }))).toBeNull()
  }
})

test('the id is compared in lower case', () => {
  expect(parseNotification(bodyOf({ m_payment_id: ID.toUpperCase() }))?.payment_id).toBe(ID)
})

test.each(['m_payment_id', 'pf_payment_id', 'payment_status', 'amount_gross', 'merchant_id'])(
  'a body without %s is refused',
  (name) => {
    expect(parseNotification(without(name))).toBeNull()
  },
)

test.each([
  ...['', '1', `${ID}'`, `${ID},x`, '__proto__'].map((value) => ['m_payment_id', value]),
  ...['-1.00', '1e9', '12345678901', '1.234', '1,00', 'NaN', ' 1.00', '0x10', '١'].map((value) => [
    'amount_gross',
    value,
  ]),
  ...['x', '-5', "1' or 1=1", '1'.repeat(21)].map((value) => ['pf_payment_id', value]),
  ...['complete', 'constructor', 'REFUNDED', ''].map((value) => ['payment_status', value]),
  ...['x', '', '1'.repeat(21)].map((value) => ['merchant_id', value]),
  ...['a b', '<script>', 'x'.repeat(65)].map((value) => ['token', value]),
  ['amount_fee', '--1'],
])('%s %j is refused', (name, value) => {
  expect(parseNotification(bodyOf({ [name!]: value! }))).toBeNull()
})

test.each(['amount_gross=1.00', 'm_payment_id=x', 'custom_str1=', '%61mount_gross=1.00'])(
  'a body that names a field twice (%s) is refused, wherever it does',
  (pair) => {
    expect(parseNotification(`${pair}&${bodyOf()}`)).toBeNull()
    expect(parseNotification(bodyOf().replace('&signature', `&${pair}&signature`))).toBeNull()
  },
)

test('nothing after the signature is read', () => {
  expect(parseNotification(`${bodyOf()}&amount_gross=9999.00&token=x`)).toEqual(parseNotification(bodyOf()))
})

test.each([
  '',
  '&&&',
  '{}',
  JSON.stringify(FIELDS),
  '<xml/>',
  'a=%E0%A4%A&signature=0',
  '\0',
  '='.repeat(50_000),
])('the malformed body %# is refused', (body) => {
  expect(parseNotification(body)).toBeNull()
  expect(parseNotification(`${body}&signature=${'0'.repeat(32)}`)).toBeNull()
})

import { env } from '@/lib/env'
import { receiptNumber } from '@/lib/receipts/receipt'
import { cardPayment } from './card-payment'
import { type PaymentPage, isChargedLater, paymentPageRow, planMessage } from './page-schema'

const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const TOKEN = `${ID}_${'0a'.repeat(32)}`

/** The database row of a partly paid deposit. */
const ROW = {
  state: 'pending',
  can_try_again: false,
  payment_id: ID,
  first_name: 'Anna',
  surname: 'Nel',
  email: 'anna@example.org',
  phone: '+27821234567',
  language: 'en',
  purpose: 'deposit',
  level: 1,
  description: null,
  amount: '2500.00',
  received: '1000.00',
  refunded: '0',
  outstanding: '1500.00',
  due_on: '2026-12-01',
  reference: 'ABCDEFGH',
  completed_at: null,
  plan: null,
  subscription: null,
  cards_paused: false,
  proofs: 0,
  receipt: null,
  received_on: '2026-11-20',
}
const page = (change: object = {}) => paymentPageRow.parse({ ...ROW, ...change })
const fieldsOf = (given: PaymentPage, locale: 'en' | 'af' = 'en') =>
  Object.fromEntries(cardPayment(given, TOKEN, 'Deposit for Level 1', locale)!.fields)

beforeEach(() => {
  jest.replaceProperty(env, 'PAYFAST_URL', {
    id: '10000100',
    key: '46f0cd694581a',
    passphrase: 'jt7NOE43FZPn',
    host: 'https://www.payfast.co.za',
  })
})
afterEach(() => jest.restoreAllMocks())

test("the outstanding amount is paid, and PayFast leads back to pages in the payer's language", () => {
  expect(cardPayment(page(), TOKEN, 'Deposit', 'en')!.action).toBe('https://www.payfast.co.za/eng/process')
  expect(fieldsOf(page(), 'af')).toMatchObject({
    m_payment_id: ID,
    amount: '1500.00',
    item_name: 'Deposit for Level 1',
    item_description: 'ABCDEFGH',
    return_url: `${env.SITE_URL}/af/payment-notification?m_payment_id=${ID}`,
    cancel_url: `${env.SITE_URL}/af/pay/${TOKEN}`,
    notify_url: `${env.SITE_URL}/api/payfast/notify`,
  })
  expect(fieldsOf(page())).not.toHaveProperty('subscription_type')
})

test('later instalments are charged each month', () => {
  const subscription = { recurring_amount: '1980.00', cycles: 12, billing_date: '2027-01-01' }
  expect(fieldsOf(page({ subscription }))).toMatchObject({
    subscription_type: '1',
    billing_date: '2027-01-01',
    recurring_amount: '1980.00',
    frequency: '3',
    cycles: '12',
  })
})

test('nobody pays by card while cards are paused or there is no account', () => {
  expect(cardPayment(page({ cards_paused: true }), TOKEN, 'Deposit', 'en')).toBeNull()
  jest.replaceProperty(env, 'PAYFAST_URL', undefined)
  expect(cardPayment(page(), TOKEN, 'Deposit', 'en')).toBeNull()
})

test('nobody is asked to pay a later charge of PayFast', () => {
  const plan = {
    way: 'subscription',
    instalments: 12,
    recurring_amount: '1980.00',
    ended: false,
    charged_by_gateway: true,
  }
  expect(isChargedLater(page({ plan }), '2026-11-30')).toBe(true)
  expect(isChargedLater(page({ plan }), '2026-12-01')).toBe(false)
  for (const change of [{ ended: true }, { charged_by_gateway: false }, { way: 'single' }])
    expect(isChargedLater(page({ plan: { ...plan, ...change } }), '2026-11-30')).toBe(false)
  expect(isChargedLater(page(), '2026-11-30')).toBe(false)
})

test('only plans whose instalments the site requests say that it does', () => {
  const plan = { way: 'single', instalments: 12, recurring_amount: '1980.00' } as const
  const card = { ...plan, way: 'subscription', ended: false } as const
  expect(planMessage({ ...plan, ended: false, charged_by_gateway: false })).toBe('planSingle')
  expect(planMessage({ ...card, charged_by_gateway: true })).toBe('planCharged')
  expect(planMessage({ ...card, charged_by_gateway: false })).toBe('planOf')
  expect(planMessage({ ...plan, ended: true, charged_by_gateway: false })).toBeNull()
})

test('receipts are numbered within their year', () => {
  expect(receiptNumber({ year: 2026, number: 7 })).toBe('2026-0007')
  expect(receiptNumber({ year: 2027, number: 12345 })).toBe('2027-12345')
})

import { env } from '@/lib/env'
import { payfast } from './gateway'

afterEach(() => jest.restoreAllMocks())

test('card payment is off without an account', async () => {
  expect(payfast.isOn()).toBe(false)
  expect(await payfast.check('a=1', null)).toBeNull()
})

test('an account turns it on', () => {
  jest.replaceProperty(env, 'PAYFAST_URL', {
    id: '10000100',
    key: '46f0cd694581a',
    passphrase: 'jt7NOE43FZPn',
    host: 'https://www.payfast.co.za',
  })
  expect(payfast.isOn()).toBe(true)
  const form = payfast.form({
    returnUrl: 'https://example.org/done',
    cancelUrl: 'https://example.org/back',
    person: { firstName: 'Anna', surname: 'Botha', email: null, phone: null },
    paymentId: '414defe5-dba8-4f00-82e6-c04724f679f0',
    amount: '2500.00',
    itemName: 'Deposit',
    itemDescription: '7KX2M9QA',
  })
  expect(form?.action).toBe('https://www.payfast.co.za/eng/process')
  expect(form?.fields.slice(0, 2)).toEqual([
    ['merchant_id', '10000100'],
    ['merchant_key', '46f0cd694581a'],
  ])
})

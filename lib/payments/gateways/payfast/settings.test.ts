import { env } from '@/lib/env'
import { payfast } from './settings'

afterEach(() => jest.restoreAllMocks())

test('card payment is off without an account', () => {
  expect(payfast()).toBeNull()
})

test('an account turns it on', () => {
  jest.replaceProperty(env, 'PAYFAST_MERCHANT_ID', '10000100')
  jest.replaceProperty(env, 'PAYFAST_MERCHANT_KEY', '46f0cd694581a')
  jest.replaceProperty(env, 'PAYFAST_PASSPHRASE', 'jt7NOE43FZPn')
  expect(payfast()).toEqual({
    merchant: { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' },
    host: 'https://www.payfast.co.za',
  })
})

import { createHash } from 'node:crypto'
import { urlencode } from './encoding'
import { isSignedNotification, signRequest } from './signature'

const PASSPHRASE = 'jt7NOE43FZPn'

/** A body as PayFast sends it. */
const bodyOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${urlencode(value)}`)
    .join('&')

/** A body signed with a passphrase. */
function signed(fields: Record<string, string>, passphrase = PASSPHRASE) {
  const text = `${bodyOf(fields)}&passphrase=${urlencode(passphrase)}`
  return `${bodyOf(fields)}&signature=${createHash('md5').update(text).digest('hex')}`
}

const empty = Object.fromEntries(
  ['str', 'int'].flatMap((kind) => [1, 2, 3, 4, 5].map((number) => [`custom_${kind}${number}`, ''])),
)

/**
 * Two notifications and their signatures from Payfast/payfast-php-sdk, tests/PaymentIntegrations/NotificationTest.php.
 */
const RECORDED = {
  'with a passphrase': {
    passphrase: PASSPHRASE,
    fields: {
      m_payment_id: '1234',
      pf_payment_id: '1221576',
      payment_status: 'COMPLETE',
      item_name: 'Order#123',
      item_description: '',
      amount_gross: '10.00',
      amount_fee: '-0.23',
      amount_net: '9.77',
      ...empty,
      name_first: 'First',
      name_last: 'Last',
      email_address: 'test@test.com',
      merchant_id: '10000100',
      signature: 'ac4c3e993d31b5b9d525dc0087051437',
    },
  },
  'without one': {
    passphrase: '',
    fields: {
      m_payment_id: '000000020',
      pf_payment_id: '1579137',
      payment_status: 'COMPLETE',
      item_name: 'Order #000000020',
      item_description: '',
      amount_gross: '15.00',
      amount_fee: '-2.30',
      amount_net: '12.70',
      ...empty,
      name_first: 'Tom',
      name_last: 'Tom',
      email_address: 'lindley+user1@appinlet.com',
      merchant_id: '10027938',
      signature: '4078bca2c8987e0e0c4e7230f2f46323',
    },
  },
}

describe.each(Object.entries(RECORDED))('a recorded notification %s', (_, { passphrase, fields }) => {
  test('is signed', () => {
    expect(isSignedNotification(bodyOf(fields), passphrase)).toBe(true)
  })

  test.each([
    ['another amount', { ...fields, amount_gross: '1.00' }],
    ['another field', { injected: '', ...fields }],
    ['the signature in capitals', { ...fields, signature: fields.signature.toUpperCase() }],
    ['half of the signature', { ...fields, signature: fields.signature.slice(16) }],
    ['no signature', { ...fields, signature: '' }],
  ])('is not signed with %s', (__, changed) => {
    expect(isSignedNotification(bodyOf(changed), passphrase)).toBe(false)
  })

  test('is not signed without its empty fields, in another order, or with another passphrase', () => {
    const { signature, ...rest } = fields
    const filled = Object.entries(rest).filter(([, value]) => value)
    for (const other of [filled, Object.entries(rest).reverse()])
      expect(isSignedNotification(bodyOf({ ...Object.fromEntries(other), signature }), passphrase)).toBe(
        false,
      )
    expect(isSignedNotification(bodyOf(fields), `${passphrase}x`)).toBe(false)
  })
})

test.each(["It's (half) paid! 100% ~ é + * ’n &=", 'Sê\r\n"twee" 😀', '  spaces  '])(
  '%j is signed',
  (text) => {
    expect(isSignedNotification(signed({ item_name: text, empty: '' }), PASSPHRASE)).toBe(true)
  },
)

test('a space becomes a plus, and marks are escaped in capitals, as in PHP', () => {
  expect(urlencode("a b+!'()*~é/-_.")).toBe('a+b%2B%21%27%28%29%2A%7E%C3%A9%2F-_.')
})

test('a passphrase may have spaces and marks', () => {
  const passphrase = 'two words & /marks_-'
  expect(isSignedNotification(signed({ a: '1' }, passphrase), passphrase)).toBe(true)
})

test('text after the signature is not covered, and text before it may not be empty', () => {
  expect(isSignedNotification(`${signed({ a: '1' })}&a=2`, PASSPHRASE)).toBe(true)
  const ofNothing = createHash('md5').update('').digest('hex')
  for (const body of [`signature=${ofNothing}&a=1`, `&signature=${ofNothing}&a=1`])
    expect(isSignedNotification(body, '')).toBe(false)
})

test.each([
  '',
  '&',
  '=',
  'signature=',
  '{"signature":"x"}',
  'a=%E0%A4%A&signature=0',
  'a=%',
  'a=1\n&signature=0',
])('the body %j is not signed', (body) => {
  expect(isSignedNotification(body, PASSPHRASE)).toBe(false)
})

test("a request is signed in PayFast's order, trimmed, without empty fields", () => {
  const fields = {
    amount: '10.00',
    item_name: ' Level 1 ',
    cell_number: ' ',
    merchant_key: 'k',
    merchant_id: '1',
  }
  const text = 'merchant_id=1&merchant_key=k&amount=10.00&item_name=Level+1&passphrase=a+b'
  expect(signRequest(fields, 'a b')).toEqual([
    ['merchant_id', '1'],
    ['merchant_key', 'k'],
    ['amount', '10.00'],
    ['item_name', 'Level 1'],
    ['signature', createHash('md5').update(text).digest('hex')],
  ])
})

test('a field without a place in the order is refused', () => {
  expect(() => signRequest({ passphrase: 'x' }, 'x')).toThrow('no place for passphrase')
})

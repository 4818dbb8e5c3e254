import { createHash } from 'node:crypto'
import { checkNotification, urlencodedText } from './check'
import { urlencode } from './encoding'

const MERCHANT = { id: '10000100', key: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const ID = '414defe5-dba8-4f00-82e6-c04724f679f0'
const FIELDS = {
  m_payment_id: ID,
  pf_payment_id: '1089250',
  payment_status: 'COMPLETE',
  item_name: 'Level 1 & more',
  item_description: '',
  amount_gross: '2500.00',
  amount_fee: '-57.50',
  merchant_id: MERCHANT.id,
}

/** A notification as PayFast sends it, signed with a passphrase. */
function signed(change: Record<string, string> = {}, passphrase = MERCHANT.passphrase) {
  const pairs = Object.entries({ ...FIELDS, ...change }).map(([name, value]) => `${name}=${urlencode(value)}`)
  const text = [...pairs, `passphrase=${urlencode(passphrase)}`].join('&')
  return `${pairs.join('&')}&signature=${createHash('md5').update(text).digest('hex')}`
}

const check = (body: string, address: string | null = null) =>
  checkNotification(body, MERCHANT, address, async () => (address ? 'unknown' : 'absent'))

test('a notification that PayFast signed for our account has no problem and is stored unchanged', async () => {
  const body = signed({ token: 'a-b' })
  expect(await check(body)).toEqual({
    body,
    payment_id: ID,
    gateway_payment_id: '1089250',
    status: 'complete',
    amount: '2500.00',
    fee: '-57.50',
    token: 'a-b',
    sender: 'absent',
    sender_address: null,
    problems: [],
  })
})

test('a changed amount, another passphrase and another account are noticed', async () => {
  expect((await check(signed().replace('2500.00', '1.00')))?.problems).toEqual(['signature'])
  expect((await check(signed({}, 'another')))?.problems).toEqual(['signature'])
  expect((await check(signed({ merchant_id: '10000101' })))?.problems).toEqual(['merchant'])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['x'.repeat(500), null],
])('the sender %s is noted as %j', async (address, noted) => {
  expect((await check(signed(), address))?.sender_address).toBe(noted)
})

test('a body that lacks a field is refused without a look-up of its sender', async () => {
  const senderOf = jest.fn()
  for (const body of [signed({ m_payment_id: '' }), 'a=1&b=2'])
    expect(await checkNotification(body, MERCHANT, '203.0.113.7', senderOf)).toBeNull()
  expect(senderOf).not.toHaveBeenCalled()
})

const FORM = 'application/x-www-form-urlencoded'

test.each([
  [FORM, 'a=1&b=', 'a=1&b='],
  [`${FORM}; charset=UTF-8`, 'a=%C3%AA+b', 'a=%C3%AA+b'],
  [FORM, '', null],
  [FORM, 'a=\0', null],
  [FORM, 'a=ê', null],
  [FORM, 'a=1\n', null],
  ['application/json', 'a=1', null],
  [null, 'a=1', null],
])('as %s, %j is read as %j', (type, sent, text) => {
  expect(urlencodedText(type, Buffer.from(sent))).toBe(text)
})

/** The effect of a confirmed notification on a payment, in any order. */
import { anon, call, secret, select } from '../rest'
import { newUser, unique } from '../samples'
import { note, notified, settleNote } from './gateway'
import { askedPayment, done, entriesOf, pageOf, paymentRow, statusOf, transfer } from './payments'

const admin = newUser('admin')

const number = () => unique('').slice(0, 20)

test('a confirmed notification completes the payment, with fee and receipt', async () => {
  const { id, token } = await askedPayment(admin)
  const gateway_payment_id = number()
  expect(await notified(id, { gateway_payment_id, fee: '-57.50' })).toBe('accepted')
  const [entry, ...others] = (await select(secret, 'payment_entries', `payment_id=eq.${id}`)).rows
  expect([entry, others]).toMatchObject([{ kind: 'card', surplus: false, gateway_payment_id }, []])
  expect([Number(entry!.amount), Number(entry!.fee)]).toEqual([2500, -57.5])
  expect(await pageOf(token)).toMatchObject({
    state: 'complete',
    outstanding: '0',
    receipt: { number: expect.any(Number) },
  })
})

test.each(['2499.99', '2500.01'])('an amount of %s is within PayFast’s tolerance', async (amount) => {
  const { id } = await askedPayment(admin)
  expect(await notified(id, { amount })).toBe('accepted')
  expect([await statusOf(id), await entriesOf(id)]).toEqual(['complete', [['card', Number(amount), false]]])
})

test('the amount due before a transfer is accepted, and so is the remainder', async () => {
  for (const [amount, entries] of [
    ['1500.00', [['card', 1500, false]]],
    [
      '2500.00',
      [
        ['card', 1500, false],
        ['card', 1000, true],
      ],
    ],
  ] as const) {
    const { id } = await askedPayment(admin)
    await transfer(admin, id, '1000.00')
    expect(await notified(id, { amount: '1000.00' })).toBe('refused')
    expect(await notified(id, { amount })).toBe('accepted')
    expect([await statusOf(id), (await entriesOf(id)).slice(1)]).toEqual(['complete', entries])
  }
})

test('the fee is stored as negative, whatever its sign', async () => {
  const { id } = await askedPayment(admin)
  expect(await notified(id, { fee: '57.50' })).toBe('accepted')
  const { rows } = await select(secret, 'payment_entries', `payment_id=eq.${id}`)
  expect(rows.map(({ fee }) => Number(fee))).toEqual([-57.5])
})

describe('a repeated notification', () => {
  test('is recognised and changes nothing', async () => {
    const { id } = await askedPayment(admin)
    const gateway_payment_id = number()
    expect(await notified(id, { gateway_payment_id })).toBe('accepted')
    for (let count = 1; count <= 3; count++)
      expect(await notified(id, { gateway_payment_id })).toBe('repeated')
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test('changes nothing even if it waited while the first was accepted', async () => {
    const { id } = await askedPayment(admin)
    const gateway_payment_id = number()
    const [first, copy] = [await note(id, { gateway_payment_id }), await note(id, { gateway_payment_id })]
    expect(copy.verdict).toBe('waiting')
    expect([await settleNote(first, 'valid'), await settleNote(copy, 'valid')]).toEqual([
      'accepted',
      'repeated',
    ])
    expect(await entriesOf(id)).toHaveLength(1)
  })

  test('fifty times at once changes the payment once', async () => {
    const { id } = await askedPayment(admin)
    const gateway_payment_id = number()
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => notified(id, { gateway_payment_id })))
    expect(verdicts.filter((verdict) => verdict === 'accepted')).toHaveLength(1)
    expect(new Set(verdicts)).toEqual(new Set(['accepted', 'repeated']))
    expect([await statusOf(id), await entriesOf(id)]).toEqual(['complete', [['card', 2500, false]]])
    expect((await select(secret, 'payment_receipts', `payment_id=eq.${id}`)).rows).toHaveLength(1)
  })

  test('with another PayFast number is separate money, a surplus', async () => {
    const { id } = await askedPayment(admin)
    expect([await notified(id), await notified(id)]).toEqual(['accepted', 'accepted'])
    expect(await entriesOf(id)).toEqual([
      ['card', 2500, false],
      ['card', 2500, true],
    ])
  })
})

test.each(['failed', 'cancelled', 'pending'])(
  'a late "%s" does not undo a completed payment',
  async (status) => {
    const { id } = await askedPayment(admin)
    const gateway_payment_id = number()
    await notified(id, { gateway_payment_id })
    const before = await paymentRow(id)
    await notified(id, { gateway_payment_id, status })
    await notified(id, { status, amount: '0.00' })
    expect(await paymentRow(id)).toEqual(before)
  },
)

test('a payment cancelled by the office stays cancelled, and the money is a surplus', async () => {
  const { id, token } = await askedPayment(admin)
  await done(admin, 'cancel_payment', { payment_id: id })
  expect(await notified(id)).toBe('accepted')
  expect([await statusOf(id), await entriesOf(id)]).toEqual(['cancelled', [['card', 2500, true]]])
  expect((await call(anon, 'try_payment_again', { token })).body).toBe(false)
})

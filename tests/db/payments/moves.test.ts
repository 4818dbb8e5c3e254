/** Moving money between payments: a surplus, or that of a cancelled payment. */
import { randomUUID } from 'node:crypto'
import {
  REFUSED,
  askedPayment,
  done,
  entriesOf,
  pageOf,
  refund,
  statusOf,
  surplusOf,
  transfer,
} from './payments'
import { type Row, call, select, secret } from '../rest'
import { newUser, uniqueEmail } from '../samples'

const admin = newUser('admin')

const move = (of_surplus: unknown, to_payment: string) =>
  call(admin, 'move_surplus', { once: randomUUID(), of_surplus, to_payment })

test('a surplus is moved up to the other payment’s outstanding amount; the rest stays', async () => {
  const { id } = await askedPayment(admin)
  await transfer(admin, id, '5500')
  const [other, third] = [await askedPayment(admin), await askedPayment(admin)]
  await transfer(admin, other.id, '100')
  const of_surplus = await surplusOf(id)
  expect(Number((await move(of_surplus, other.id)).body)).toBe(2400)
  expect(await statusOf(other.id)).toBe('complete')
  expect((await move(of_surplus, other.id)).code).toBe(REFUSED)
  expect(Number((await move(of_surplus, third.id)).body)).toBe(600)
  expect((await refund(admin, id, '0.01', { of_surplus })).code).toBe(REFUSED)
  const received = [...(await entriesOf(id)), ...(await entriesOf(other.id)), ...(await entriesOf(third.id))]
  expect(received.reduce((sum, [, amount]) => sum + amount, 0)).toBe(5600)
})

describe('the money of a cancelled payment', () => {
  const list = async (email: unknown) =>
    ((await done(admin, 'payment_list', { query: email })) as { payments: Row[] }).payments
  const countedOf = async (id: string) =>
    (await select(secret, 'payment_entries', `payment_id=eq.${id}&surplus=is.false&order=id&limit=1`))
      .rows[0]!.id

  test('is moved up to the other payment’s outstanding amount; the rest stays', async () => {
    const email = uniqueEmail()
    const { id } = await askedPayment(admin, { email })
    await transfer(admin, id, '700')
    await transfer(admin, id, '300')
    await refund(admin, id, '100')
    const entry = await countedOf(id)
    const [small, other] = [await askedPayment(admin, { amount: '200.00', email }), await askedPayment(admin)]
    expect((await move(entry, small.id)).code).toBe(REFUSED)
    await done(admin, 'cancel_payment', { payment_id: id })
    expect((await move(entry, id)).code).toBe(REFUSED)
    expect(Number((await move(entry, small.id)).body)).toBe(200)
    expect(await statusOf(small.id)).toBe('complete')
    expect(await list(email)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, paid: '700.00', surplus: '700.00' }),
        expect.objectContaining({ id: small.id, paid: '200.00', surplus: '0' }),
      ]),
    )
    expect(Number((await move(entry, other.id)).body)).toBe(700)
    expect((await move(entry, other.id)).code).toBe(REFUSED)
    expect((await refund(admin, id, '0.01')).code).toBe(REFUSED)
    expect(await entriesOf(id)).toEqual([
      ['transfer', 700, false],
      ['transfer', 300, false],
      ['refund', -100, false],
      ['correction', -200, false],
      ['correction', -700, false],
    ])
  })

  test('is moved once by a repeated form, and never beyond its amount', async () => {
    const { id } = await askedPayment(admin)
    await transfer(admin, id, '1000')
    await done(admin, 'cancel_payment', { payment_id: id })
    const [entry, other] = [await countedOf(id), await askedPayment(admin, { amount: '5000.00' })]
    const once = randomUUID()
    const again = () => call(admin, 'move_surplus', { once, of_surplus: entry, to_payment: other.id })
    await Promise.all([again(), again(), move(entry, other.id)])
    expect(await entriesOf(other.id)).toEqual([['correction', 1000, false]])
  })

  test('stays when the payment is reopened, which then lacks the amount moved', async () => {
    const { id, token } = await askedPayment(admin)
    await transfer(admin, id, '1000')
    await done(admin, 'cancel_payment', { payment_id: id })
    const other = await askedPayment(admin, { amount: '400.00' })
    await move(await countedOf(id), other.id)
    await done(admin, 'reopen_payment', { payment_id: id })
    expect(await pageOf(token)).toMatchObject({ state: 'pending', paid: '600.00', outstanding: '1900.00' })
    expect((await move(await countedOf(id), (await askedPayment(admin)).id)).code).toBe(REFUSED)
  })
})

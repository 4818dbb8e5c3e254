/** Monthly plans: PayFast's charges settle the rows of a plan by due day. */
import { type Row, call, stored } from '../rest'
import { type User, makeUser, unique } from '../samples'
import { note, notified, settleNote } from './gateway'
import { askedPlan, done, entriesOf, pageOf, paymentRow, transfer } from './payments'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

type Plan = Awaited<ReturnType<typeof askedPlan>> & { charge: (fields?: Row) => Promise<unknown> }

/** A plan whose charges share a unique token. */
async function subscription(fields: Row = {}): Promise<Plan> {
  const [plan, token] = [await askedPlan(admin, fields), unique()]
  return { ...plan, charge: (other = {}) => notified(plan.id, { token, amount: '1980.00', ...other }) }
}

/** A subscription with its deposit charged. */
async function begun(): Promise<Plan> {
  const plan = await subscription()
  expect(await plan.charge({ amount: '2500.00' })).toBe('accepted')
  return plan
}

/** Each row's state and entries, by due day. */
const moneyOf = async ({ rows }: Plan) =>
  Promise.all((await rows()).map(async ({ id, status }) => [status, await entriesOf(String(id))]))
const planOf = async ({ id }: Plan) =>
  (await stored('payment_plans', `id=eq.${(await paymentRow(id)).plan_id}`))!

const OPEN = ['pending', []]
const DEPOSIT = ['complete', [['card', 2500, false]]]
const PAID = ['complete', [['card', 1980, false]]]
const SURPLUS = ['card', 1980, true]

test('the page announces PayFast’s charges until the first one', async () => {
  const plan = await subscription()
  expect(await pageOf(plan.token)).toMatchObject({
    outstanding: '2500.00',
    plan: { way: 'subscription', instalments: 3, charged_by_gateway: false, ended: false },
    subscription: { recurring_amount: '1980.00', cycles: 3, billing_date: '2099-01-31' },
  })
  await plan.charge({ amount: '2500.00' })
  expect(await pageOf(plan.token)).toMatchObject({ plan: { charged_by_gateway: true }, subscription: null })
})

test('the first charge settles the deposit, each later one the next instalment', async () => {
  const plan = await begun()
  const expected: unknown[] = [DEPOSIT, OPEN, OPEN, OPEN]
  for (const place of [1, 2, 3]) {
    expect(await moneyOf(plan)).toEqual(expected)
    expect(await plan.charge()).toBe('accepted')
    expected[place] = PAID
  }
  expect(await moneyOf(plan)).toEqual(expected)
})

test('without a deposit the first charge settles the first instalment', async () => {
  const plan = await subscription({ deposit: null, deposit_due_on: null })
  await plan.charge()
  expect(await moneyOf(plan)).toEqual([PAID, OPEN, OPEN])
  await plan.charge()
  expect(await moneyOf(plan)).toEqual([PAID, PAID, OPEN])
})

test('a charge of a wrong amount is refused, and an accepted one counts once', async () => {
  const plan = await begun()
  for (const amount of ['2500.00', '1980.02', '1979.98'])
    expect(await plan.charge({ amount })).toBe('refused')
  const gateway_payment_id = unique('').slice(0, 20)
  expect(await plan.charge({ gateway_payment_id })).toBe('accepted')
  expect(await plan.charge({ gateway_payment_id })).toBe('repeated')
  expect(await moneyOf(plan)).toEqual([DEPOSIT, PAID, OPEN, OPEN])
})

test('concurrent charges, each sent twice, settle one row each', async () => {
  const plan = await begun()
  const numbers = [1, 2, 3].map(() => unique('').slice(0, 20))
  await Promise.all([...numbers, ...numbers].map((gateway_payment_id) => plan.charge({ gateway_payment_id })))
  expect(await moneyOf(plan)).toEqual([DEPOSIT, PAID, PAID, PAID])
})

test('an excess charge is a surplus', async () => {
  const plan = await begun()
  for (let count = 1; count <= 4; count++) expect(await plan.charge()).toBe('accepted')
  expect(await moneyOf(plan)).toEqual([['complete', [['card', 2500, false], SURPLUS]], PAID, PAID, PAID])
})

test('a failed charge is made up by the next one', async () => {
  const plan = await begun()
  await plan.charge({ status: 'failed' })
  expect(await moneyOf(plan)).toEqual([DEPOSIT, ['failed', []], OPEN, OPEN])
  await plan.charge()
  expect(await moneyOf(plan)).toEqual([DEPOSIT, PAID, OPEN, OPEN])
})

test('a late failure report on an accepted charge does not affect the next', async () => {
  const plan = await begun()
  const gateway_payment_id = unique('').slice(0, 20)
  await plan.charge({ gateway_payment_id })
  await plan.charge({ gateway_payment_id, status: 'failed' })
  expect(await moneyOf(plan)).toEqual([DEPOSIT, PAID, OPEN, OPEN])
})

test('after a part transfer, the excess of a charge is a surplus', async () => {
  const plan = await begun()
  const [, first] = await plan.rows()
  expect((await transfer(admin, String(first!.id), '1000.00')).code).toBeUndefined()
  await plan.charge()
  const [, row] = await moneyOf(plan)
  expect(row).toEqual([
    'complete',
    [
      ['transfer', 1000, false],
      ['card', 980, false],
      ['card', 1000, true],
    ],
  ])
})

test('a second subscription’s charge is a surplus', async () => {
  const plan = await begun()
  expect(await plan.charge({ token: unique() })).toBe('accepted')
  expect(await moneyOf(plan)).toEqual([['complete', [['card', 2500, false], SURPLUS]], OPEN, OPEN, OPEN])
  await plan.charge()
  expect((await moneyOf(plan))[1]).toEqual(PAID)
})

describe('a plan ends', () => {
  test('by its payer at PayFast: paid rows stay, unpaid ones may still be paid', async () => {
    const plan = await begun()
    await plan.charge()
    const cancellation = { status: 'cancelled', gateway_payment_id: null, amount: '0.00' }
    await plan.charge({ ...cancellation, token: unique() })
    expect(await planOf(plan)).toMatchObject({ ended_at: null })
    await plan.charge(cancellation)
    expect(await planOf(plan)).toMatchObject({ ended_at: expect.anything(), ended_by: 'payfast' })
    expect(await moneyOf(plan)).toEqual([DEPOSIT, PAID, OPEN, OPEN])
    expect(await plan.charge()).toBe('accepted')
    expect(await moneyOf(plan)).toEqual([['complete', [['card', 2500, false], SURPLUS]], PAID, OPEN, OPEN])
    const [, , next] = await plan.rows()
    await done(admin, 'ask_payment', { payment_id: next!.id, by_mail: false })
    expect(await notified(String(next!.id), { amount: '1980.00' })).toBe('accepted')
    expect((await moneyOf(plan))[2]).toEqual(PAID)
  })

  test('by the office: unpaid rows are cancelled, later charges are a surplus', async () => {
    const plan = await begun()
    await plan.charge({ status: 'failed' })
    const { id: plan_id } = await planOf(plan)
    expect((await call(admin, 'end_payment_plan', { plan_id })).body).toBe(true)
    expect((await call(admin, 'end_payment_plan', { plan_id })).body).toBe(false)
    expect(await planOf(plan)).toMatchObject({ ended_by: admin.email })
    const gone = ['cancelled', []]
    expect(await moneyOf(plan)).toEqual([DEPOSIT, gone, gone, gone])
    await plan.charge()
    expect(await moneyOf(plan)).toEqual([['complete', [['card', 2500, false], SURPLUS]], gone, gone, gone])
  })

  test('before a waiting charge is confirmed: the money is a surplus', async () => {
    const plan = await subscription()
    const waiting = await note(plan.id, { token: unique() })
    const { id: plan_id } = await planOf(plan)
    await done(admin, 'end_payment_plan', { plan_id })
    expect(await settleNote(waiting, 'valid')).toBe('accepted')
    expect((await moneyOf(plan))[0]).toEqual(['cancelled', [['card', 2500, true]]])
  })
})

test('a due day at the end of a month falls on the last day of shorter months only', async () => {
  const plan = await subscription({ instalments: 4 })
  expect((await plan.rows()).map(({ purpose, due_on }) => [purpose, due_on])).toEqual([
    ['deposit', '2099-01-15'],
    ['instalment', '2099-01-31'],
    ['instalment', '2099-02-28'],
    ['instalment', '2099-03-31'],
    ['instalment', '2099-04-30'],
  ])
})

test('a deposit due on or after the first instalment is refused', async () => {
  await expect(subscription({ deposit_due_on: '2099-01-31' })).rejects.toThrow('deposit is due before')
})

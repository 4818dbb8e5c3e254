/** Refused notifications, and attacks with forged ones. */
import { randomUUID } from 'node:crypto'
import { CHECK, NO_RIGHT, type Row, anon, call, jobHeader, secret, stored } from '../rest'
import { newUser, unique } from '../samples'
import { note, notified, paymentsJob, sampleNotification, settleNote } from './gateway'
import { askedPayment, done, entriesOf, paymentFields, statusOf } from './payments'

const admin = newUser('admin')

const notificationOf = async ({ id }: Row) => (await stored('payment_notifications', `id=eq.${id}`))!
const noteCode = async (given: Row, headers = {}) =>
  (await call(anon, 'note_notification', { given }, headers)).code

/** Expects the payment as requested, without any money. */
async function expectUntouched(id: string) {
  expect([await statusOf(id), await entriesOf(id)]).toEqual(['pending', []])
}

describe('a refused notification is stored and changes nothing', () => {
  test.each([[['signature']], [['merchant']], [['signature', 'merchant']]])(
    'with the problems %j',
    async (problems) => {
      const { id } = await askedPayment(admin)
      const noted = await note(id, { problems })
      expect(noted).toMatchObject({ verdict: 'refused', attempt: 0 })
      expect(await notificationOf(noted)).toMatchObject({
        problems,
        payment_id: id,
        settled_at: expect.anything(),
      })
      // Not even if PayFast's confirmation is reported.
      expect(await settleNote(noted, 'valid')).toBeNull()
      await expectUntouched(id)
    },
  )

  test('for an unknown or unrequested payment', async () => {
    const drafted = randomUUID()
    await done(admin, 'create_payment', { payment_id: drafted, fields: paymentFields() })
    for (const id of [randomUUID(), drafted]) {
      const noted = await note(id)
      expect(await notificationOf(noted)).toMatchObject({
        verdict: 'refused',
        problems: ['payment'],
        expected: null,
      })
    }
    await expectUntouched(drafted)
  })

  test.each(['2499.98', '2500.02', '1.00', '25000.00', '-2500.00', '0', null])(
    'with the amount %j',
    async (amount) => {
      const { id } = await askedPayment(admin)
      expect(await notificationOf(await note(id, { amount }))).toMatchObject({
        verdict: 'refused',
        problems: ['amount'],
        expected: ['2500.00'],
      })
      await expectUntouched(id)
    },
  )

  test('with the id of an expensive payment and the amount of a cheap one', async () => {
    const [dear, cheap] = [await askedPayment(admin), await askedPayment(admin, { amount: '5.00' })]
    expect(await notified(dear.id, { amount: '5.00' })).toBe('refused')
    await expectUntouched(dear.id)
    expect(await notified(cheap.id, { amount: '5.00' })).toBe('accepted')
  })

  test('without a PayFast number, which reveals repeats', async () => {
    const { id } = await askedPayment(admin)
    expect(await notified(id, { gateway_payment_id: null })).toBe('refused')
    await expectUntouched(id)
  })

  test('that PayFast disowns', async () => {
    const { id } = await askedPayment(admin)
    const noted = await note(id)
    expect(noted).toMatchObject({ verdict: 'waiting', attempt: 1 })
    await expectUntouched(id)
    expect(await settleNote(noted, 'invalid')).toBe('refused')
    expect(await notificationOf(noted)).toMatchObject({ problems: ['confirmation'] })
    expect(await settleNote(noted, 'valid')).toBeNull()
    await expectUntouched(id)
  })

  test('for a payment erased before PayFast’s confirmation', async () => {
    const email = `${unique()}@example.org`
    const { id } = await askedPayment(admin, { email })
    const noted = await note(id)
    await done(admin, 'erase_person', { address: email })
    expect(await settleNote(noted, 'valid')).toBe('refused')
    expect(await notificationOf(noted)).toMatchObject({ problems: ['payment'] })
  })
})

test('a token on a payment without a plan does not change the expected amount', async () => {
  const { id } = await askedPayment(admin)
  const noted = await note(id, { token: unique(), amount: '1.00' })
  expect(await notificationOf(noted)).toMatchObject({ verdict: 'refused', expected: ['2500.00'] })
  expect(await notified(id, { token: unique() })).toBe('accepted')
})

test('its own claims about verdict, id and times are ignored', async () => {
  const { id } = await askedPayment(admin)
  const own = randomUUID()
  const noted = await note(id, {
    ...{ id: own, verdict: 'accepted', expected: ['1.00'], amount: '1.00', attempts: 9 },
    ...{ received_at: '2020-01-01', settled_at: '2020-01-01', resolved_at: '2020-01-01', resolved_by: 'x' },
  })
  expect([noted.id === own, noted.verdict]).toEqual([false, 'refused'])
  const { received_at, ...row } = await notificationOf(noted)
  expect(row).toMatchObject({ expected: ['2500.00'], attempts: 0, resolved_at: null, resolved_by: null })
  expect(Date.parse(String(received_at))).toBeGreaterThan(Date.parse('2026-01-01'))
})

test('a body of more than 16 KB is refused', async () => {
  const { id } = await askedPayment(admin)
  const given = (body: string) => sampleNotification(id, { body })
  expect(await noteCode(given('ê'.repeat(8193)), paymentsJob)).toBe(CHECK)
  expect(await noteCode(given('ê'.repeat(8192)), paymentsJob)).toBeUndefined()
})

test('nobody can store, claim or settle one without the job key', async () => {
  const { id } = await askedPayment(admin)
  const noted = await note(id)
  const settled = { notification_id: noted.id, of_attempt: 1, outcome: 'valid' }
  for (const who of [anon, secret, admin])
    for (const headers of [{}, jobHeader('mail'), { 'x-job-key': '' }] as Record<string, string>[])
      for (const [name, args] of [
        ['note_notification', { given: sampleNotification(id) }],
        ['claim_notifications', { most: 50 }],
        ['settle_notification', settled],
      ] as const)
        expect((await call(who, name, args, headers)).code).toBe(NO_RIGHT)
  expect((await call(anon, 'settle_notification', { ...settled, outcome: 'yes' }, paymentsJob)).code).toBe(
    '22023',
  )
  await expectUntouched(id)
})

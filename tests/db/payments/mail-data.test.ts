/** The data for messages about payments. */
import { uniqueEmail } from '../samples'
import { paymentDatabase } from './database'

const { run, act, note, asked, askedPlan, transfer, notified, claimPaymentMail } = paymentDatabase()

const referenceOf = async (id: string) =>
  (await run('select reference from public.payments where id = $1', [id]))[0]!.reference
const link = (payment_id: string) => act('ask_payment', { payment_id, by_mail: false })
const ask = (payment_id: string) => act('ask_payment', { payment_id, by_mail: true })

/** Claims the only message due. */
async function claimed() {
  const [given, ...others] = await claimPaymentMail()
  expect(others).toEqual([])
  return given!
}

test('a request has the payer, the amount, the due day and the link', async () => {
  const email = uniqueEmail()
  const id = await asked({ email, first_name: 'Zoë', surname: 'Nel', level: 2 })
  await ask(id)
  expect(await claimed()).toMatchObject({
    kind: 'payment-request',
    recipient: email,
    data: {
      ...{ first_name: 'Zoë', surname: 'Nel', purpose: 'deposit', level: 2, description: null },
      ...{ amount: '2500.00', paid: '0', outstanding: '2500.00', due_on: '2099-01-31', is_overdue: false },
      ...{ completed_on: null, receipt: null, plan_outstanding: null },
      reference: await referenceOf(id),
      token: await link(id),
    },
  })
})

test('a reminder has the outstanding amount, and that it is overdue', async () => {
  const id = await asked({ due_on: '2026-10-01', purpose: 'other', level: null, description: 'Books' })
  await transfer(id, '1000.00')
  await act('remind_payment', { payment_id: id })
  expect(await claimed()).toMatchObject({
    kind: 'payment-reminder',
    data: {
      ...{ purpose: 'other', level: null, description: 'Books', is_overdue: true },
      ...{ amount: '2500.00', paid: '1000.00', outstanding: '1500.00' },
    },
  })
})

test('a reminder is numbered from the due day', async () => {
  const id = await asked({ due_on: '2026-10-01' })
  const counts: unknown[] = []
  for (let time = 0; time < 4; time++) {
    await run("update public.mail_messages set dedupe_key = dedupe_key || '+' where payment_id = $1", [id])
    await act('remind_payment', { payment_id: id })
    counts.push((await claimed()).data.late_reminder)
  }
  expect(counts).toEqual([1, 2, 3, 3])
})

test('a receipt has its number, the day and the outstanding amount of the plan', async () => {
  const [deposit] = await askedPlan()
  const token = await link(deposit!)
  await notified(deposit!)
  const [days] = await run(
    'select private.today()::text as today, extract(year from private.today())::integer as year',
  )
  expect(await claimed()).toMatchObject({
    kind: 'payment-receipt',
    data: {
      ...{ amount: '2500.00', paid: '2500.00', outstanding: '0', completed_on: days!.today },
      receipt: { year: days!.year, number: 1, issued_at: expect.any(String) },
      plan_outstanding: '5940.00',
      token,
    },
  })
})

test('a problem has the wrong and expected values, and no link', async () => {
  const id = await asked()
  await note(id, { amount: '1.00', token: 'none' })
  const { kind, data } = await claimed()
  expect(kind).toBe('payment-problem')
  expect(data).toEqual({
    ...{ payment_id: id, reference: await referenceOf(id), received_at: expect.any(String) },
    ...{ status: 'complete', amount: '1.00', problems: ['amount'], expected: ['2500.00'] },
  })
})

test('a problem with an unknown payment says so', async () => {
  await note('00000000-0000-4000-8000-000000000000', { amount: null, status: null })
  expect((await claimed()).data).toMatchObject({
    ...{ payment_id: null, reference: null, amount: null, status: null },
    ...{ problems: ['payment'], expected: [] },
  })
})

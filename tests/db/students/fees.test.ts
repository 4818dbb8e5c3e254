/** Which payments an enrolment takes into its plan and its fee. */
import { randomUUID } from 'node:crypto'
import { enrolment, registerDatabase } from './register'

const { act, run, asked, transfer, aLead, enrolled, withdraw, planOf, shown } = registerDatabase()

/** A lead with a plan made before the enrolment, and the id of its deposit. */
async function planned() {
  const lead = await aLead()
  const payment_id = randomUUID()
  const fields = enrolment({ lead_id: lead.id, first_name: 'A', surname: 'B', email: lead.email })
  await act('create_payment_plan', { payment_id, fields })
  return { ...lead, payment_id }
}

test('the fee does not count a payment that was cancelled', async () => {
  const { id, payment_id } = await planned()
  await act('cancel_payment', { payment_id })
  await enrolled(id)
  expect(await shown(id)).toMatchObject([{ fee: '5940.00' }])
})

test('a deposit paid without the lead, by the same address, is not asked for again', async () => {
  const lead = await aLead()
  const paid = await asked({ email: lead.email.toUpperCase() })
  await transfer(paid, '2500')
  const id = await enrolled(lead.id)
  expect((await planOf(id)).filter(({ purpose }) => purpose === 'deposit')).toMatchObject([
    { id: paid, status: 'complete' },
  ])
  expect(await shown(lead.id)).toMatchObject([{ fee: '8440.00' }])
})

test('a full payment without the lead counts for the enrolment and its debt', async () => {
  const lead = await aLead()
  await asked({ email: lead.email, purpose: 'full', amount: '26260', due_on: '2026-01-31' })
  const id = await enrolled(lead.id)
  expect(await planOf(id)).toEqual([])
  expect(await act('student_list', { owing: true })).toMatchObject({
    students: [{ id, overdue: '26260.00' }],
  })
})

test('a deposit paid before takes the place of the one of an existing plan', async () => {
  const { id: lead, email } = await planned()
  const paid = await asked({ lead_id: lead, email })
  await transfer(paid, '2500')
  const id = await enrolled(lead)
  const deposits = (await planOf(id)).filter(({ purpose }) => purpose === 'deposit')
  expect(deposits.map((row) => [row.status, row.id === paid]).sort()).toEqual([
    ['cancelled', false],
    ['complete', true],
  ])
  expect(await shown(lead)).toMatchObject([{ fee: '8440.00' }])
})

test('the full payment of an earlier enrolment does not pay for the repeated level', async () => {
  const { id: lead, email } = await aLead()
  const paid = await asked({ lead_id: lead, email, purpose: 'full', amount: '26260' })
  await transfer(paid, '26260')
  const first = await enrolled(lead)
  await run("update public.payments set created_at = '2026-02-01' where id = $1", [paid])
  await withdraw(first)
  const second = await enrolled(lead)
  expect(await planOf(second)).toHaveLength(4)
  expect(await shown(lead)).toMatchObject([
    { id: second, fee: '8440.00', payments: { length: 4 } },
    { id: first, fee: '26260.00', payments: [{ paid: '26260.00' }] },
  ])
})

test('a deposit asked for is due before the first instalment of its plan', async () => {
  const lead = await aLead()
  const deposit = await asked({ lead_id: lead.id, email: lead.email, due_on: '2099-04-01' })
  const id = await enrolled(lead.id, { way: 'subscription' })
  expect((await planOf(id))[0]).toMatchObject({ id: deposit })
  const [row] = await run('select due_on::text from public.payments where id = $1', [deposit])
  expect(row).toEqual({ due_on: '2099-02-28' })
})

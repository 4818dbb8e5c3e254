/** Attacks on payments: floods, concurrent copies, invalid values, traces of personal data. */
import { randomUUID } from 'node:crypto'
import { type Row, call, secret, select, stored } from '../rest'
import { newUser, uniqueEmail } from '../samples'
import { note, notified, settleNote } from './gateway'
import { askedPayment, done, entriesOf, paymentRow, planFields, transfer } from './payments'
import { query } from '../second-database'

const admin = newUser('admin')

const decide = (noted: Row, decision: string) =>
  done(admin, 'decide_notification', { notification_id: noted.id, decision })
const bodyOf = async ({ id }: Row) => (await stored('payment_notifications', `id=eq.${id}`))!.body

test.each<Row>([
  { money: null },
  { money: 'NaN' },
  { money: '0' },
  { money: '-5' },
  { money: '1000001' },
  { on_day: null },
  { on_day: '-infinity' },
  { on_day: '2019-12-31' },
  { on_day: '2099-01-01' },
])('no money is recorded without a valid amount and day: %j', async (fields) => {
  const { id } = await askedPayment(admin)
  expect((await transfer(admin, id, '2500', fields)).status).toBeGreaterThanOrEqual(400)
  expect([(await paymentRow(id)).status, await entriesOf(id)]).toEqual(['pending', []])
})

test('a form sent three times at once makes one plan', async () => {
  const fields = planFields()
  const payment_id = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(admin, 'create_payment_plan', { payment_id, fields })),
  )
  expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
  expect((await select(secret, 'payments', `email=eq.${fields.email}`)).rows).toHaveLength(4)
})

test('a payment accepts twenty proofs, however long its link works', async () => {
  const openAfter = async (earlier: number) => {
    const [asked] = await query(
      `insert into public.payments (amount_gross, first_name, surname, language, purpose, level, due_on, asked_at)
       values (100, 'a', 'b', 'en', 'deposit', 1, '2099-01-01', now()) returning id`,
    )
    await query(
      `insert into public.payment_proofs (name, payment_id, created_at)
       select gen_random_uuid() || '.pdf', $1, now() - make_interval(days => n) from generate_series(2, $2 + 1) n`,
      [asked!.id, earlier],
    )
    const [opened] = await query(
      `select public.open_proof_slot(private.payment_token(p), 'pdf') as name from public.payments p where p.id = $1`,
      [asked!.id],
    )
    return opened!.name
  }
  expect([await openAfter(19), await openAfter(20)]).toEqual([expect.any(String), null])
})

test('unsigned notifications are stored without text, which anybody could make long', async () => {
  const { id } = await askedPayment(admin)
  const body = 'x'.repeat(16384)
  expect(await bodyOf(await note(id, { body, problems: ['merchant', 'signature'] }))).toBe('')
  expect(await bodyOf(await note(id, { body, problems: ['merchant'] }))).toBe(body)
  expect(await bodyOf(await note(id, { body }))).toBe(body)
})

test('an erasure clears PayFast’s text about the person, even if still waiting', async () => {
  const email = uniqueEmail()
  const told = { body: `name_first=Thandi&email_address=${email}` }
  const [paid, unpaid, other] = [
    await askedPayment(admin, { email }),
    await askedPayment(admin, { email }),
    await askedPayment(admin),
  ]
  for (const { id } of [paid, other]) await notified(id, told)
  await note(unpaid.id, { ...told, problems: ['merchant'] })
  const waiting = [await note(paid.id, { ...told, gateway_payment_id: '1' }), await note(unpaid.id, told)]
  await done(admin, 'erase_person', { address: email })
  for (const noted of waiting) await settleNote(noted, 'valid')
  const bodies = async ({ id }: { id: string }) =>
    (await select(secret, 'payment_notifications', `payment_id=eq.${id}`)).rows.map(({ body }) => body)
  expect([await bodies(paid), await bodies(unpaid), await bodies(other)]).toEqual([
    ['', ''],
    ['', ''],
    [told.body],
  ])
})

test('an unconfirmed notification keeps its text, even without an address', async () => {
  const { id } = await askedPayment(admin, { email: null })
  const noted = await note(id)
  await settleNote(noted, 'invalid')
  expect(await bodyOf(noted)).toBe(`m_payment_id=${id}`)
})

test('decisions about a notification are audited once per effect', async () => {
  const noted = await note((await askedPayment(admin)).id)
  await settleNote(noted, 'invalid')
  for (const decision of ['resolve', 'resolve', 'again', 'again']) await decide(noted, decision)
  const { rows } = await call(admin, 'audit_entries', { person: admin.id, page_size: 100 })
  const own = rows.filter(({ target }) => target === noted.id)
  expect(own.map(({ kind }) => kind).toSorted()).toEqual([
    'notification-asked-again',
    'notification-resolved',
  ])
})

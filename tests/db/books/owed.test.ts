/** Money owed: ageing, reminders of all that is overdue, and one request for a deposit. */
import { randomUUID } from 'node:crypto'
import { paymentFields } from '../payments/payments'
import type { Row } from '../rest'
import { unique, uniqueEmail, uniquePhone } from '../samples'
import { owedDatabase } from './owed'

const { own, run, act, asked, askedPlan, transfer, note, mailAbout, member, day, overdueBy, owed, promise } =
  owedDatabase()

const remind = async (ids: readonly string[], as = own.admin) =>
  new Map(
    (
      await run<{ payment_id: string; hindrance: string | null }>(
        'select * from public.remind_payments($1)',
        [ids],
        as,
      )
    ).map(({ payment_id, hindrance }) => [payment_id, hindrance]),
  )

describe('ageing', () => {
  test('adds up each person’s open payments by days after the due day, and all of them', async () => {
    const [surname, email, phone] = [unique('S'), uniqueEmail(), uniquePhone()]
    const person = { surname, email, amount: '100.00' }
    for (const age of [-5, 0, 1, 30, 31, 60, 61, 90, 91]) await overdueBy(age, person)
    // The same person, whatever the spelling; another without an address, and a person without either.
    await transfer(await overdueBy(40, { ...person, email: email.toUpperCase() }), '99.98')
    await overdueBy(10, { surname, email: null, phone, amount: '50.00' })
    await overdueBy(10, { surname, email: null, amount: '7.00' })
    const cancelled = await overdueBy(10, person)
    await act('cancel_payment', { payment_id: cancelled })
    const ages = {
      ...{ 'not-due': '200.00', '1-30': '200.00', '31-60': '200.02', '61-90': '200.00', 'over-90': '100.00' },
    }
    const { sums, total, people } = await owed({ query: surname })
    expect(people[0]).toMatchObject({ sums: ages, payments: 10, since: await day(-91), promise: null })
    // Of the same age: in the order of their addresses.
    const others = people.slice(1).map((each) => each.sums)
    expect([total, others]).toEqual([3, expect.arrayContaining([{ '1-30': '50.00' }, { '1-30': '7.00' }])])
    expect(sums).toEqual({ ...ages, '1-30': '257.00' })
    const found = async (args: Row) =>
      (await owed({ query: surname, ...args })).people.map((each) => each.phone)
    expect(await found({ of_age: 'over-90' })).toEqual([people[0]!.phone])
    expect(await found({ page_size: 1, page_offset: 1 })).toEqual([people[1]!.phone])
    expect((await owed({ of_age: 'over-90' })).people).toContainEqual(people[0])
    // A search finds the person with everything that they owe, by any payment.
    expect((await owed({ query: email })).people).toMatchObject([{ sums: ages }])
  })

  test('has people who owe nothing yet only when asked for them', async () => {
    const surname = unique('S')
    await asked({ surname })
    expect((await owed({ query: surname })).people).toEqual([])
    expect((await owed({ query: surname, of_age: 'not-due' })).total).toBe(1)
    expect((await owed({ query: surname, of_age: 'all' })).total).toBe(1)
  })
})

describe('reminding of all that is overdue', () => {
  test('leaves out whom it must not write to, and says why', async () => {
    const surname = unique('S')
    const of = (count: number, fields: Row = {}) => overdueBy(count, { surname, ...fields })
    const draft = randomUUID()
    const due_on = await day(-5)
    await act('create_payment', { payment_id: draft, fields: paymentFields({ surname, due_on }) })
    const email = uniqueEmail()
    await run(
      `insert into public.leads (address, first_name, surname, email, language, traffic_source, objected_at, first_at, last_at)
       values ($1, 'A', 'B', $1, 'en', 'direct', now(), now(), now())`,
      [email],
    )
    const [waiting, refunded, promised] = [await of(5), await of(5), await of(5)]
    await note(waiting)
    await transfer(refunded, '100.00')
    await act('record_refund', { once: randomUUID(), payment_id: refunded, money: '100', on_day: due_on })
    await promise(promised, '2500', 3)
    const expected = new Map([
      [await of(5), null],
      [await of(5, { email: null }), 'noAddress'],
      [await of(61), 'expired'],
      [await of(5, { email }), 'objected'],
      [draft, 'notAsked'],
      [waiting, 'reported'],
      [refunded, 'refunded'],
      [promised, 'promised'],
    ])
    const seen = await run<{ id: string; hindrance: string | null }>(
      'select id, hindrance from public.overdue_payments($1)',
      [surname],
      own.admin,
    )
    expect(new Map(seen.map(({ id, hindrance }) => [id, hindrance]))).toEqual(expected)
    expect(seen[0]!.hindrance).toBeNull()
    expect(
      await run(
        'select hindrance from public.overdue_payments($1, of_age => $2)',
        [surname, '61-90'],
        own.admin,
      ),
    ).toEqual([{ hindrance: 'expired' }])
    expect(await remind([...expected.keys()])).toEqual(expected)
    const [settled, later] = [await of(5), await asked({ surname })]
    await transfer(settled, '2500.00')
    expect([...(await remind([settled, later])).values()]).toEqual(['settled', 'settled'])
  })

  test('writes once, however often and by however many colleagues it is pressed', async () => {
    const ids = [await overdueBy(5), await overdueBy(6), await overdueBy(7)]
    const colleague = await member('office', 'none')
    const outcomes = await Promise.all([remind(ids), remind(ids, colleague), remind(ids)])
    const all = outcomes.flatMap((outcome) => [...outcome.values()])
    expect(all.filter((why) => why === null)).toHaveLength(3)
    expect(all.filter((why) => why === 'today')).toHaveLength(6)
    for (const id of ids) expect(await mailAbout(id)).toEqual(['payment-reminder queued'])
  })
})

test('two colleagues who ask the same person for a deposit at once make one request', async () => {
  const lead = randomUUID()
  const email = uniqueEmail()
  await run(
    `insert into public.leads (id, address, first_name, surname, email, language, traffic_source, first_at, last_at)
     values ($1, $2, 'A', 'B', $2, 'en', 'direct', now(), now())`,
    [lead, email],
  )
  const colleague = await member('office', 'none')
  const fields = JSON.stringify(paymentFields({ email, lead_id: lead }))
  const ask = async (id: string, as = own.admin) =>
    (await run('select public.ask_deposit($1, $2) as outcome', [id, fields], as))[0]!.outcome
  const mine = randomUUID()
  const outcomes = await Promise.all([ask(mine), ask(mine), ask(randomUUID(), colleague)])
  const made = await run<{ id: string }>('select id from public.payments where email = $1', [email])
  expect(made).toHaveLength(1)
  expect(outcomes).toEqual(
    made[0]!.id === mine ? ['queued', 'queued', 'asked'] : ['asked', 'asked', 'queued'],
  )
  expect(await mailAbout(made[0]!.id)).toEqual(['payment-request queued'])
  // Another plan or level is another matter, and so is a cancelled request.
  await act('cancel_payment', { payment_id: made[0]!.id })
  expect(await ask(randomUUID())).toBe('queued')
  expect(await askedPlan({ email })).toHaveLength(4)
})

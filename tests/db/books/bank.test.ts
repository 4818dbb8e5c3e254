/** Statement lines: each is booked once, and only a whole reference with the exact amount is certain. */
import { randomUUID } from 'node:crypto'
import type { Row } from '../rest'
import { DAY, bankDatabase, line } from './bank'

const { run, act, asked, askedPlan, transfer, notified, own, arrive, listed, confirmAll, referenceOf } =
  bankDatabase()

/** The open lines by text: why each matches, and what. */
const matches = async () =>
  Object.fromEntries(
    (await listed()).lines.map(({ text, why, payment }) => [
      text,
      [why, (payment as Row | null)?.id ?? null],
    ]),
  )

/** A reference with a letter that looks like O. */
async function withLetterQ(id: string) {
  await run('alter table public.payments disable trigger keep_payment_rule')
  await run(
    "update public.payments set reference = 'QQABCDE' || private.reference_check('QQABCDE') where id = $1",
    [id],
  )
  await run('alter table public.payments enable trigger keep_payment_rule')
  return referenceOf(id)
}

test('a line is certain only with one whole reference and the outstanding amount', async () => {
  const surname = 'van der Berg-Nkosi'
  const [exact, odd, other, first, second, cut, named] = [
    ...(await Promise.all([asked(), asked(), asked(), asked(), asked(), asked({ amount: '777.77' })])),
    await asked({ surname, amount: '888.88' }),
  ] as string[]
  await asked({ surname: 'Botha', amount: '999.99' })
  await asked({ surname: 'Botha', amount: '999.99' })
  const r = await Promise.all([exact, odd, other, first, second, cut].map((id) => referenceOf(id!)))
  const looksAlike = await withLetterQ(odd!)
  const lines = {
    [`EFT ${r[0]!.toLowerCase().replace(/(....)/, '$1 ')}`]: ['certain', exact],
    [`PMT ${looksAlike.replace('QQ', '0o')}`]: ['certain', odd],
    [`${r[3]} ${r[4]}`]: ['reference', expect.stringMatching(`${first}|${second}`)],
    [`FEES ${r[5]!.slice(0, 6)}`]: ['cut', cut],
    'FNB OB PMT VAN DER BERG-NKOSI': ['name', named],
    'BOTHA FEES': [null, null],
    SALARY: [null, null],
  }
  const amounts = ['2500', '2500', '2500', '777.77', '888.88', '999.99', '2500']
  await arrive([
    ...Object.keys(lines).map((text, index) => line(text, amounts[index])),
    line(`HALF ${r[2]}`, '1250'),
    line('MONTHLY FEE', '-85.00'),
  ])
  expect(await matches()).toEqual({
    ...lines,
    [`HALF ${r[2]}`]: ['reference', other],
    'MONTHLY FEE': [null, null],
  })
  expect((await listed()).counts).toEqual({ open: 9, suggested: 6, unmatched: 3 })
  expect(await confirmAll()).toBe(2)
  expect((await listed('booked')).lines.map(({ payment }) => (payment as Row).id)).toEqual(
    expect.arrayContaining([exact, odd]),
  )
})

test('a plan’s first reference leads to its oldest open payment, as a suggestion', async () => {
  const [deposit, next] = await askedPlan({ way: 'single' })
  await transfer(deposit!, '2500')
  await arrive([line(`FEES ${await referenceOf(deposit!)}`, '1980.00')])
  expect(Object.values(await matches())).toEqual([['reference', next]])
})

test('money that somebody has recorded is not booked again', async () => {
  const id = await asked({ amount: '5000' })
  await act('record_transfer', { once: randomUUID(), payment_id: id, money: '2500', on_day: DAY })
  await arrive([line(await referenceOf(id)), line('Refund Jacobs', '-100.00', { day: '2026-02-09' })])
  await act('record_refund', { once: randomUUID(), payment_id: id, money: '100', on_day: DAY })
  const { lines, certain } = await listed()
  expect(certain).toEqual([])
  expect(lines.map(({ why }) => why)).toEqual(['recorded', 'recorded'])
  for (const { id: line_id, entry_id: to_entry } of lines)
    expect(await act('confirm_bank_line', { line_id, to_entry })).toBe(true)
  expect(
    await run('select amount::text from public.payment_entries where payment_id = $1 order by id', [id]),
  ).toEqual([{ amount: '2500.00' }, { amount: '-100.00' }])
})

test('a transfer beyond the amount, recorded by hand in two entries, is recognised whole', async () => {
  const id = await asked({ amount: '1980' })
  await act('record_transfer', { once: randomUUID(), payment_id: id, money: '2000', on_day: DAY })
  const reference = await referenceOf(id)
  await arrive([line(`${reference} PART`, '1980.00'), line(reference, '2000.00')])
  const [{ id: line_id, entry_id: to_entry, why } = {}, part] = (await listed()).lines
  expect([why, part!.why]).toEqual(['recorded', 'reference'])
  expect(await act('confirm_bank_line', { line_id: part!.id, to_entry })).toBe(false)
  expect(await act('confirm_bank_line', { line_id, to_entry })).toBe(true)
})

test('a line is decided once, and a booked one stays booked', async () => {
  const id = await asked()
  await arrive([line('CASH')])
  const [{ id: line_id } = {}] = (await listed()).lines
  const aside = (why: string | null) => act('set_bank_line_aside', { line_id, why })
  const book = () => act('confirm_bank_line', { line_id, to_payment: id })
  expect([await aside('other'), await aside('other'), await book()]).toEqual([true, false, false])
  expect((await listed('aside')).lines).toMatchObject([{ reason: 'other', decided_by: own.admin.email }])
  expect([await aside(null), await book(), await book(), await aside('other')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(
    await run(
      'select kind, received_on::text as day, bank_reference from public.payment_entries where payment_id = $1',
      [id],
    ),
  ).toEqual([{ kind: 'transfer', day: DAY, bank_reference: 'CASH' }])
})

test('a certain line that a colleague sets aside at the same moment is not booked, and the others are', async () => {
  const references = await Promise.all([await asked(), await asked()].map(referenceOf))
  await arrive(references.map((reference) => line(reference)))
  const { certain } = await listed()
  const aside = run("select public.set_bank_line_aside($1, 'other'), pg_sleep(0.5)", [certain[0]], own.admin)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await act('confirm_certain_lines', { line_ids: `{${certain.join()}}` })).toBe(1)
  await aside
  expect((await listed()).counts).toEqual({ aside: 1, booked: 1, open: 0 })
})

test('a line is not booked to a payment whose outstanding amount has changed since it was shown', async () => {
  const id = await asked()
  await arrive([line('FIRST', '2000.00'), line('SECOND', '2000.00')])
  const [second, first] = (await listed()).lines
  const book = ({ id: line_id }: Row, shown: string) =>
    act('confirm_bank_line', { line_id, to_payment: id, shown })
  expect([
    await book(first!, '2500.00'),
    await book(second!, '2500.00'),
    await book(second!, '500.00'),
  ]).toEqual([true, false, true])
})

test('a card payment belongs to the settlement of the day of its notification, even if confirmed after midnight', async () => {
  const [id, gateway_payment_id] = [await asked(), randomUUID()]
  await notified(id, { gateway_payment_id })
  await run(
    "update public.payment_notifications set received_at = received_at - interval '1 day' where payment_id = $1",
    [id],
  )
  const [days] = await run<Record<'before' | 'day', string>>(
    'select private.today()::text as day, (private.today() - 1)::text as before',
  )
  const idsOn = async (day: string) =>
    ((await act('settlement_entries', { from_day: day, to_day: day, ids: '{}' })) as Row[]).map(
      ({ id }) => id,
    )
  expect([await idsOn(days!.before), await idsOn(days!.day)]).toEqual([[gateway_payment_id], []])
})

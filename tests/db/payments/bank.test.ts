/** Statement lines: each is booked once, and only a whole reference with the exact amount is certain. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { full, inFull } from '../../scope'
import type { Row } from '../rest'
import { paymentDatabase } from './database'

const { run, act, asked, askedPlan, transfer, notified, own, refusal, member, timed } = paymentDatabase()
const ACCOUNT = '62000000017'
const DAY = '2026-02-02'

interface Line {
  readonly day: string
  readonly amount: string
  readonly text: string
  readonly bank_id?: string
}
const line = (text: string, amount = '2500.00', more: Partial<Line> = {}): Line => ({
  day: DAY,
  amount,
  text,
  ...more,
})

const arrive = (lines: readonly Line[], account = ACCOUNT, mapping: Row | null = null) =>
  act('import_bank_lines', { import_id: randomUUID(), account, mapping, lines })

const listed = async (of_state = 'open') =>
  (await act('bank_line_list', { of_state, page_size: 100 })) as {
    counts: Record<string, number>
    certain: number[]
    lines: Row[]
  }

/** The open lines by text: why each matches, and what. */
const matches = async () =>
  Object.fromEntries(
    (await listed()).lines.map(({ text, why, payment }) => [
      text,
      [why, (payment as Row | null)?.id ?? null],
    ]),
  )

const confirmAll = async () =>
  act('confirm_certain_lines', { line_ids: `{${(await listed()).certain.join()}}` })

const referenceOf = async (id: string) =>
  (await run<{ reference: string }>('select reference from public.payments where id = $1', [id]))[0]!
    .reference

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

beforeEach(async () => {
  await run('delete from public.bank_lines')
  await run('delete from public.bank_imports')
})

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

test('a file sent twice is one import; days of another format, another account and days to come are refused', async () => {
  const args = { import_id: randomUUID(), account: ACCOUNT, mapping: null, lines: [line('A'), line('A')] }
  expect([await act('import_bank_lines', args), await act('import_bank_lines', args)]).toEqual([2, 2])
  expect(await arrive([line(' A '), line('A'), line('A')])).toBe(1)
  await expect(arrive([line('A', '2500', { day: '2999-01-01' })])).rejects.toThrow('no lines')
  await expect(arrive([line('A', '2500', { bank_id: '1' })])).rejects.toThrow('another format')
  await run(
    `insert into public.content_versions (key, version, document, live_from)
     values ('bank', 99, '{"accountNumber": "${ACCOUNT}"}', now() - interval '1 minute')`,
  )
  await expect(arrive([line('A')], '62000000025')).rejects.toThrow('another account')
  const editor = await member('editor', 'none')
  expect(
    await refusal("select public.import_bank_lines($1, $2, null, '[]')", [randomUUID(), ACCOUNT], editor),
  ).toBe('42501')
})

test('a day’s lines are not imported again with the text of other columns', async () => {
  const read = (text: string, ...fields: readonly (string | null)[]) =>
    arrive([line(text)], ACCOUNT, { headings: ['Date', 'Details', 'Reference', 'Amount'], fields })
  expect(await read('A', 'day', 'text', null, 'amount')).toBe(1)
  expect(await read('A', 'day', 'text', null, 'in')).toBe(0)
  await expect(read('A 7', 'day', 'text', 'text', 'amount')).rejects.toThrow('another format')
})

test('a bank’s id that comes again for another day or amount is refused, and again for the same line adds nothing', async () => {
  const lines = [line('A', '2500.00', { bank_id: '1' })]
  expect([await arrive(lines), await arrive(lines)]).toEqual([1, 0])
  for (const other of [line('A', '1980.00'), line('A', '2500.00', { day: '2026-02-03' })])
    await expect(arrive([{ ...other, bank_id: '1' }])).rejects.toThrow('another line with this id')
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

test('however a statement is split, repeated and overlapped, each line is booked once', async () => {
  const payments = await Promise.all(Array.from({ length: 4 }, () => asked({ amount: '300.00' })))
  const references = await Promise.all(payments.map(referenceOf))
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  const aLine = fc.record({
    day: fc.constantFrom(...days),
    amount: fc.constantFrom('100.00', '150.00', '300.00', '-20.00'),
    text: fc.constantFrom(...references, `${references[0]} ${references[1]}`, 'CASH'),
  })
  const file = fc.tuple(fc.nat(3), fc.nat(3)).map((ends) => ends.toSorted())
  await fc.assert(
    fc.asyncProperty(
      fc.array(aLine, { minLength: 1, maxLength: full ? 40 : 12 }),
      fc.array(file, { maxLength: full ? 6 : 3 }),
      fc.boolean(),
      async (lines, files, hasIds) => {
        await run('delete from public.bank_lines')
        const { sum: before } = (
          await run<{ sum: string }>(
            "select coalesce(sum(amount), 0) as sum from public.payment_entries where kind = 'transfer'",
          )
        )[0]!
        const whole = lines.map((each, index) => (hasIds ? { ...each, bank_id: `id-${index}` } : each))
        for (const [from, to] of [...files, [0, 3]]) {
          const part = whole.filter(({ day }) => day >= days[from!]! && day <= days[to!]!)
          if (part.length > 0) await arrive(part)
          await confirmAll()
        }
        for (const { id: line_id, amount } of (await listed()).lines)
          if (!String(amount).startsWith('-'))
            await act('confirm_bank_line', { line_id, to_payment: payments[0] })
        const stored = await run<Row>('select day::text, amount::text, text from public.bank_lines')
        const inOrder = (rows: readonly object[]) => rows.map((each) => JSON.stringify(each)).toSorted()
        expect(inOrder(stored)).toEqual(
          inOrder(lines.map(({ day, amount, text }) => ({ day, amount, text }))),
        )
        const [sums] = await run<Row>(
          `select (select coalesce(sum(amount), 0) from public.bank_lines where state = 'booked')::text as booked,
             (select coalesce(sum(amount), 0) - $1::numeric from public.payment_entries where kind = 'transfer')::text as made,
             (select count(*) from public.bank_lines where state = 'open' and amount > 0)::integer as open`,
          [before],
        )
        expect(Number(sums!.made)).toBe(Number(sums!.booked))
        expect(sums!.open).toBe(0)
      },
    ),
    { seed: 44, numRuns: full ? 60 : 2 },
  )
})

inFull(test)('the list stays quick with 60,000 payments and 20,000 lines, 1,000 of them open', async () => {
  await run(`
    insert into public.payments (amount_gross, first_name, surname, email, language, purpose, level, due_on, asked_at, plan_id)
    select 1980, 'First', 'Surname ' || n % 5000, 'p' || n % 5000 || '@example.org', 'en', 'instalment', 1,
      date '2026-01-01' + (n / 5000) * 30, now(), null
    from generate_series(1, 60000) n`)
  await run(
    `insert into public.bank_imports (id, account, lines, added) values (gen_random_uuid(), $1, 20000, 20000)`,
    [ACCOUNT],
  )
  await run(`
    insert into public.bank_lines (import_id, account, day, amount, text, place, state, reason, decided_at)
    select i.id, i.account, date '2024-01-01' + (n / 30)::integer, 1980,
      case n % 3 when 0 then 'FNB OB PMT SURNAME ' || n % 5000 when 1 then 'EFT ' || p.reference || ' FEES' else 'MAGTAPE CREDIT' end,
      n, case when n <= 1000 then 'open' else 'aside' end, case when n > 1000 then 'other' end, case when n > 1000 then now() end
    from public.bank_imports i, (select reference, row_number() over (order by id) as n from public.payments limit 20000) p`)
  await run('analyze')
  const { rows, milliseconds } = await timed('select public.bank_line_list()', [], own.admin)
  expect(rows).toMatchObject([{ bank_line_list: { counts: { open: 1000, suggested: 667 } } }])
  // A quarter of a second on a quiet machine.
  expect(milliseconds).toBeLessThan(1000)
})

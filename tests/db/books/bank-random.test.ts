/** However statement lines come, each is booked once; and many lines are listed quickly. */
import fc from 'fast-check'
import { full, inFull } from '../../scope'
import type { Row } from '../rest'
import { ACCOUNT, bankDatabase } from './bank'

const { run, act, asked, own, timed, arrive, listed, confirmAll, referenceOf } = bankDatabase()

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

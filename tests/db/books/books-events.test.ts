/** The bank's lines, the cash book, the ageing, the statements and the entries agree after any events. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { statementRows, statementTotals } from '@/lib/payments/admin/statement'
import { full } from '../../scope'
import { HAPPEN, STATEMENT_DAYS, happening, officeStep, statementLine } from '../payments/happenings'
import { paymentsJob } from '../payments/gateway'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'
import { booksDatabase } from './books'

const { own, run, act, asked, askedPlan, aLead, enrolled, book } = booksDatabase()

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const sumOf = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + cents(row[column]), 0)

describe('after any events', () => {
  beforeAll(async () => {
    await run(HAPPEN)
    await run('grant execute on function public.happen(uuid[], jsonb) to authenticated')
  })
  const events = full ? 300 : 30
  const steps = fc.array(
    fc.oneof({ weight: 3, arbitrary: happening }, { weight: 1, arbitrary: officeStep }),
    {
      ...{ minLength: events, maxLength: events },
    },
  )
  const statements = fc.array(statementLine, { minLength: 8, maxLength: 40 })

  test('bank lines, ageing, cash book, statements and entries agree to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(steps, statements, async (happenings, statement) => {
        await run('delete from public.bank_lines')
        await run('delete from public.bank_imports')
        const lead = await aLead()
        const people = [lead.email, uniqueEmail()]
        const plan = { deposit: null, recurring_amount: '100.00' }
        const enrolment = await enrolled(lead.id, { ...plan, first_due_on: '2099-01-31' })
        const ids = (
          await run<{ id: string }>(
            'select p.id from public.payments p join public.enrolments e on e.plan_id = p.plan_id where e.id = $1',
            [enrolment],
          )
        ).map(({ id }) => id)
        ids.push(...(await askedPlan({ ...plan, email: people[1] })))
        for (const email of [...people, people[0]]) ids.push(await asked({ amount: '100.00', email }))
        const references = Object.fromEntries(
          (await run('select id, reference from public.payments where id = any ($1)', [ids])).map(
            ({ id, reference }) => [String(id), reference],
          ),
        )
        const [{ days, newest }] = (await run(
          `select array(select (private.today() - n)::text from generate_series(0, $1) n) as days,
             coalesce((select max(id) from public.payment_entries), 0) as newest`,
          [STATEMENT_DAYS - 1],
        )) as [{ days: string[]; newest: unknown }]
        const whole = statement.map(({ back, amount, of }) => ({
          ...{ day: days[back]!, amount },
          text: ['EFT', ...of.map((each) => references[ids[each]!])].join(' '),
        }))
        const prefix = randomUUID().slice(0, 8)
        const imported = new Set<string>()
        const sent = happenings.map((step) => {
          if ('pf' in step)
            return { ...step, pf: `${prefix}${step.pf}`, token: step.token && `${prefix}${step.token}` }
          if (!('days' in step)) return step
          const [to, from] = (step.days as number[]).toSorted((a, b) => a - b)
          const lines = whole.filter(({ day }) => day >= days[from!]! && day <= days[to!]!)
          for (const { day } of lines) imported.add(day)
          return { ...step, lines }
        })
        const outcomes = (
          await run<{ happen: { what: string; result: string } }>(
            'select public.happen($1, $2)',
            [ids, JSON.stringify(sent)],
            own.admin,
            paymentsJob,
          )
        ).map(({ happen }) => happen)

        // Each line is stored once, and booked at most once, as its amount on its day.
        const inOrder = (rows: readonly object[]) => rows.map((each) => JSON.stringify(each)).toSorted()
        expect(inOrder(await run('select day::text, amount::text, text from public.bank_lines'))).toEqual(
          inOrder(whole.filter(({ day }) => imported.has(day))),
        )
        const [lines] = await run(
          `select count(*) filter (where l.state = 'booked')::integer as booked,
             count(distinct l.entry_id)::integer as entries,
             count(*) filter (where l.state = 'booked' and c.amount is distinct from l.amount)::integer as wrong,
             (select count(*) from private.cash_lines('2000-01-01', '2999-12-31') t
               where t.kind = 'transfer' and t.id > $1)::integer as transfers
           from public.bank_lines l left join private.cash_lines('2000-01-01', '2999-12-31') c on c.id = l.entry_id`,
          [newest],
        )
        expect(lines).toMatchObject({ entries: lines!.booked, wrong: 0 })
        const recorded = outcomes.map(({ what, result }) => {
          if (what === 'confirm certain') return Number(result)
          if (what === 'transfer' || what === 'record line') return Number(result === 'done')
          return Number(what.startsWith('confirm') && result === 'true')
        })
        expect(lines!.transfers).toBe(recorded.reduce((sum, each) => sum + each, 0))
        // Dates that a bank could have given.
        await run('alter table public.payment_entries disable trigger user')
        await run(
          `update public.payment_entries e set received_on = e.received_on - (e.id % 90)::integer
               where e.payment_id = any ($1) and e.of_entry is null
                 and not exists (select from public.payment_entries o where o.of_entry = e.id)
                 and not exists (select from public.bank_lines l where l.entry_id = e.id)`,
          [ids],
        )
        await run('alter table public.payment_entries enable trigger user')

        for (const email of people) {
          const statement = (await act('payment_statement', { address: email })) as Row[]
          const { outstanding } = statementTotals(statementRows.parse(statement))
          const { people: owing, sums } = (await act('money_owed', { query: email, of_age: 'all' })) as {
            people: Row[]
            sums: Row
          }
          const asked = await run(
            `select coalesce(sum(greatest(p.amount_gross - coalesce((
                   select sum(e.amount) from public.payment_entries e where e.payment_id = p.id and not e.surplus
                 ), 0), 0)), 0) as owed,
                 coalesce(sum(p.amount_gross) filter (where p.asked_at is null), 0) as unasked
                 from public.payments p where p.email = $1 and p.status in ('pending', 'failed')`,
            [email],
          )
          const added = (each: Row) =>
            Object.values(each).reduce<number>((sum, amount) => sum + cents(amount), 0)
          const total = added(sums)
          expect(total).toBe(cents(asked[0]!.owed))
          expect(owing.reduce((sum, person) => sum + added(person.sums as Row), 0)).toBe(total)
          // A statement leaves out what was not asked for yet.
          expect(cents(outstanding.at(-1))).toBe(total - cents(asked[0]!.unasked))
        }
        const [all] = await run(
          'select sum(amount + coalesce(fee, 0)) as net, sum(fee) as fee from public.payment_entries',
        )
        const [cut] = (await run(
          'select (private.today() - 45)::text as day, (private.today() - 44)::text as next',
        )) as [{ day: string; next: string }]
        const books = [await book('2020-01-01', cut.day), await book(cut.next, '2999-12-31')]
        expect(books[1]!.opening).toBe(books[0]!.closing)
        expect(cents(books[1]!.closing)).toBe(cents(all!.net))
        expect(books.reduce((sum, { sums }) => sum + cents(sums.fee ?? 0), 0)).toBe(cents(all!.fee))
        for (const { opening, closing, lines, sums } of books) {
          const kinds = Object.values(sums).map(cents)
          expect(kinds.reduce((sum, each) => sum + each, cents(opening))).toBe(cents(closing))
          expect(sumOf(lines, 'amount') + sumOf(lines, 'fee')).toBe(cents(closing) - cents(opening))
          expect(lines.at(-1)?.balance ?? opening).toBe(closing)
        }
      }),
      { numRuns: full ? 10 : 1, endOnFailure: true },
    )
  }, 600_000)
})

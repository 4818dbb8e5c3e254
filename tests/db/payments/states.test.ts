/** After any sequence of payment events, states are legal and the money adds up. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { statementRows, statementTotals } from '@/lib/payments/admin/statement'
import { inFull } from '../../scope'
import { paymentDatabase } from './database'
import { HAPPEN, type Outcome, happening } from './happenings'
import { paymentsJob } from './gateway'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'

const { own, run, act, asked, askedPlan } = paymentDatabase()

beforeAll(async () => {
  await run(HAPPEN)
  await run('grant execute on function public.happen(uuid[], jsonb) to authenticated')
})

/** Six payments of R 100 of one person, and a plan of three such instalments. */
async function somePayments(email: string): Promise<string[]> {
  const singles: string[] = []
  while (singles.length < 6) singles.push(await asked({ amount: '100.00', email }))
  return [...singles, ...(await askedPlan({ deposit: null, recurring_amount: '100.00', email }))]
}

const LEGAL = new Set(
  ['pending complete', 'pending failed', 'pending cancelled', 'failed pending', 'failed cancelled'].concat(
    // Money completes a failed payment; a correction opens a complete one.
    ['cancelled pending', 'failed complete', 'complete pending'],
  ),
)
const cents = (amount: unknown) => Math.round(Number(amount) * 100)

/** The net money received by an event, in cents; 0 if refused. */
function moneyIn({ what, status, result, amount }: Outcome): number {
  if (/^[0-9A-Z]{5}$/.test(result)) return 0
  if (['transfer', 'correct up', 'take back'].includes(what)) return cents(amount)
  if (what === 'correct down' || what.startsWith('refund')) return -cents(amount)
  return ['notify', 'settle'].includes(what) && status === 'complete' && result === 'accepted'
    ? cents(amount)
    : 0
}

const sumOf = (rows: readonly Row[], column: string) => rows.reduce((sum, row) => sum + cents(row[column]), 0)

/** Checks list, statement and months against the person's entries; `entries` in cents. */
async function expectSameSums(email: string, entries: number) {
  const { payments } = (await act('payment_list', { query: email, page_size: 100 })) as { payments: Row[] }
  const cancelled = payments.filter(({ status }) => status === 'cancelled')
  expect(sumOf(payments, 'received') - sumOf(payments, 'refunded')).toBe(sumOf(payments, 'paid'))
  // Money counted on a cancelled payment is in both columns.
  expect(sumOf(payments, 'paid') + sumOf(payments, 'surplus') - sumOf(cancelled, 'paid')).toBe(entries)
  const statement = (await act('payment_statement', { address: email })) as Row[]
  const { outstanding, surplus } = statementTotals(statementRows.parse(statement))
  const stated = payments.filter(({ id }) => statement.some((row) => row.id === id))
  expect(cents(outstanding.at(-1))).toBe(sumOf(stated, 'outstanding'))
  expect(cents(surplus ?? 0)).toBe(sumOf(stated, 'surplus'))
  expect(sumOf(stated, 'paid')).toBe(sumOf(payments, 'paid'))
  const months = await run('select * from public.payment_months()', [], own.admin)
  const [all] = await run('select sum(amount) from public.payment_entries')
  expect(sumOf(months, 'received')).toBe(cents(all!.sum))
}

inFull(test)(
  'after any 200 events the states are legal and the sums are right',
  async () => {
    const seen = new Set<string>()
    // No shrinking of failing sequences: each takes a second.
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 200, maxLength: 200 }), async (happenings) => {
        const email = uniqueEmail()
        const ids = await somePayments(email)
        const prefix = randomUUID().slice(0, 8)
        const sent = happenings.map(({ pf, token, ...rest }) => ({
          ...rest,
          pf: `${prefix}${pf}`,
          token: token && `${prefix}${token}`,
        }))
        const outcomes = (
          await run<{ happen: Outcome }>(
            'select public.happen($1, $2) as happen',
            [ids, JSON.stringify(sent)],
            own.admin,
            paymentsJob,
          )
        ).map(({ happen }) => happen)
        expect(outcomes).toHaveLength(200)

        const states = new Map<string, string>()
        const enough = new Set<string>()
        const receipted = new Set<string>()
        const wrong: unknown[] = []
        for (const outcome of outcomes) {
          seen.add(`${outcome.what} ${outcome.result}`)
          // Refusals must come from a rule, not an error that the web server would retry forever.
          if (!/^(?:[a-z]+|22023|23514)$/.test(outcome.result)) wrong.push(outcome)
          for (const { id, status, counted, amount } of outcome.states) {
            const before = states.get(id) ?? 'pending'
            if (before !== status && !LEGAL.has(`${before} ${status}`)) wrong.push([before, outcome])
            states.set(id, status)
            if (before === 'complete' && status === 'pending') {
              if (outcome.what !== 'correct down') wrong.push([before, outcome])
              enough.delete(id)
            }
            if (cents(counted) + 1 >= cents(amount)) enough.add(id)
            if (enough.has(id)) receipted.add(id)
            if (cents(counted) < 0 || enough.has(id) !== (status === 'complete')) wrong.push([id, outcome])
          }
        }
        expect(wrong).toEqual([])

        const receipts = await run<{ payment_id: string }>(
          'select payment_id from public.payment_receipts where payment_id = any ($1)',
          [ids],
        )
        expect(new Set(receipts.map(({ payment_id }) => payment_id))).toEqual(receipted)
        const [sums] = await run(
          `select coalesce(sum(e.amount), 0) as all, coalesce(min(private.surplus_left(e.id)) filter (
           where e.surplus and e.amount > 0), 0) as least_left
         from public.payment_entries e where e.payment_id = any ($1)`,
          [ids],
        )
        expect(cents(sums!.all)).toBe(outcomes.reduce((sum, outcome) => sum + moneyIn(outcome), 0))
        expect(cents(sums!.least_left)).toBeGreaterThanOrEqual(0)
        await expectSameSums(email, cents(sums!.all))
      }),
      { numRuns: 40, endOnFailure: true },
    )
    for (const outcome of [
      ...['notify accepted', 'notify refused', 'notify repeated', 'settle accepted', 'settle repeated'],
      ...['transfer done', 'refund done', 'refund surplus done', 'take back done', 'correct up done'],
      ...[
        'correct down done',
        'move done',
        'move counted done',
        'cancel true',
        'reopen true',
        'try again true',
      ],
    ])
      expect(seen).toContain(outcome)
    for (const table of ['payment_receipts', 'payment_credit_notes']) {
      const [numbers] = await run(
        `select max(number) = count(*) and min(number) = 1 as whole, count(*) > 10 as many from public.${table} group by year`,
      )
      expect([table, numbers]).toEqual([table, { whole: true, many: true }])
    }
    expect(
      await run(
        `select e.id from public.payment_entries e left join public.payment_credit_notes n on n.entry_id = e.id
       where (e.kind = 'refund') <> (n.entry_id is not null)`,
      ),
    ).toEqual([])
  },
  600_000,
)

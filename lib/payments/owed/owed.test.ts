import { writeFileSync } from 'node:fs'
import { contentOf } from '@/lib/content/content'
import { dayAfter, today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { readPdf } from '@/tests/read-pdf'
import { statementRows } from '../admin/statement'
import { promiseRow } from '../admin/schema'
import { makeDemand } from './demand-pdf'
import { PROMISE_DAYS, parsePromise } from './form'
import { type OwedPart, overdueAge, owedFilters, owedParts, owedPath, remindPath, sumOf } from './owed'

const { organisation, bank } = contentOf({}, '2026-11-21')

const payment = (change: object) => ({
  status: 'pending',
  first_name: 'Thandi',
  surname: 'Jacobs',
  language: 'en',
  ...{ purpose: 'instalment', level: 1, description: null },
  amount: '1980.00',
  outstanding: '1980.00',
  surplus: '0',
  due_on: '2026-09-01',
  reference: '7KX2M9QA',
  receipt: null,
  entries: [],
  ...change,
})

test.each([
  ['en', 'Letter of demand', 'Please pay R2 980 on or before', 'Dear Thandi', 'thandi@example.org'],
  ['af', 'Aanmaning', 'Betaal asseblief R2 980 voor of op', 'Beste Thandi', '+27821234567'],
] as const)(
  'the letter of demand says what is overdue and how to pay: %s',
  async (language, title, please, dear, address) => {
    const entry = {
      kind: 'transfer',
      amount: '980.00',
      surplus: false,
      received_on: '2026-10-05',
      credit_note: null,
    }
    const rows = statementRows.parse([
      payment({ language }),
      payment({
        language,
        due_on: '2026-10-01',
        reference: 'B2B2B2B2',
        outstanding: '1000.00',
        entries: [entry],
      }),
    ])
    const bytes = await makeDemand(address, rows, organisation, bank)
    if (process.env.RECEIPT_OUT) writeFileSync(`${process.env.RECEIPT_OUT}/demand-${language}.pdf`, bytes)
    const { pages, info, tagged } = await readPdf(bytes)
    expect([tagged, info.Title]).toEqual([true, title])
    const text = pages
      .map((page) => page.text)
      .join('\n')
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\s+/g, ' ')
    const until = formatDay(dayAfter(today(), 14), language)
    for (const words of [
      `${please} ${until}`,
      dear,
      address.replace('+27821234567', '082 123 4567'),
      bank.accountNumber,
      bank.branchCode,
      '7KX2M9QA',
      'B2B2B2B2',
      'R2 980',
    ])
      expect(text).toContain(words)
    // Nothing that the site does not do.
    expect(text).not.toMatch(/legal|attorney|interest|prokureur|rente|hof\b|suspend|opgeskort/i)
  },
)

test('a promise is for an amount and a day, from today until a year later', () => {
  const values = { amount: 'R500', promisedOn: '2026-11-28', note: '' }
  const parse = (given: typeof values, day: string) => parsePromise(given, day, dayAfter(day, PROMISE_DAYS))
  expect(parse(values, '2026-11-28').fields).toEqual({
    money: '500.00',
    on_day: '2026-11-28',
    entry_note: undefined,
  })
  expect(parse(values, '2026-11-29').errors).toEqual({ promisedOn: 'dayPast' })
  expect(parse(values, '2025-11-28').errors).toBeUndefined()
  expect(parse(values, '2025-11-27').errors).toEqual({ promisedOn: 'dayFar' })
  expect(parse({ amount: '', promisedOn: '', note: '' }, '2026-11-28').errors).toEqual({
    amount: 'required',
    promisedOn: 'dayInvalid',
  })
})

test('the list’s address and sums follow its filters', () => {
  const filters = owedFilters({ age: 'over-90', q: ' Jacobs ' })
  expect([owedPath(filters, 2), remindPath(filters)]).toEqual([
    '/admin/payments/owed?age=over-90&q=Jacobs&page=2',
    '/admin/payments/owed?age=over-90&q=Jacobs&remind=all',
  ])
  expect(owedPath(owedFilters({ age: 'ages' }))).toBe('/admin/payments/owed')
  expect(owedParts.filter((part) => overdueAge(part) === null)).toEqual([null, 'not-due', 'all'])
  const sums = { 'not-due': '0.20', '1-30': '6', 'over-90': '3.90' }
  expect([null, 'over-90', '61-90', 'all'].map((part) => sumOf(sums, part as OwedPart))).toEqual([
    '9.90',
    '3.90',
    '0.00',
    '10.10',
  ])
})

test('a promise recorded after midnight has the day of the office, not that of UTC', () => {
  const promise = {
    promised_on: '2026-11-28',
    amount: '500.00',
    note: null,
    recorded_by: 'An',
    state: 'running',
  }
  expect(
    promiseRow.parse({ ...promise, created_at: '2026-11-21T22:00:00+00:00', is_last: true }).recordedOn,
  ).toBe('2026-11-22')
})

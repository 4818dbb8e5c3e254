import { writeFileSync } from 'node:fs'
import { contentOf } from '@/lib/content/content'
import { readPdf } from '@/tests/read-pdf'
import { type StatementPayment, statementRows, statementTotals } from './statement'
import { makeStatement } from './statement-pdf'

const { organisation } = contentOf({}, '2026-11-21')

const payment = (fields: Partial<StatementPayment> = {}): StatementPayment => ({
  status: 'pending',
  first_name: 'Thandi',
  surname: 'Jacobs',
  language: 'en',
  purpose: 'instalment',
  level: 1,
  description: null,
  amount: '1980.00',
  outstanding: '1980.00',
  surplus: '0',
  due_on: '2026-12-01',
  reference: '7KX2M9QA',
  receipt: null,
  entries: [],
  ...fields,
})
const entry = (amount: string, fields: object = {}) => ({
  kind: 'transfer' as const,
  amount,
  surplus: false,
  received_on: '2026-11-20',
  credit_note: null,
  ...fields,
})

test('the outstanding amount runs on to the cent', () => {
  const payments = ['0', '1900.00', '0.7'].map((outstanding) => payment({ outstanding, surplus: '0.10' }))
  expect(statementTotals(payments)).toEqual({ outstanding: ['0.00', '1900.00', '1900.70'], surplus: '0.30' })
  expect(statementTotals([payment()]).surplus).toBeNull()
})

const read = async (payments: readonly StatementPayment[]) => {
  const bytes = await makeStatement('thandi@example.org', statementRows.parse(payments), organisation)
  if (process.env.RECEIPT_OUT)
    writeFileSync(`${process.env.RECEIPT_OUT}/statement-${payments.length}.pdf`, bytes)
  return readPdf(bytes)
}

test('a statement lists each payment with its money and the running outstanding amount', async () => {
  const { pages, info } = await read([
    payment({
      status: 'complete',
      purpose: 'deposit',
      amount: '2500.00',
      outstanding: '0',
      surplus: '100.50',
      due_on: '2026-11-21',
      receipt: '2026-0001',
      entries: [
        entry('2500.00'),
        entry('100.50', { surplus: true, kind: 'card' }),
        entry('-1000', { kind: 'refund', credit_note: '2026-0003' }),
      ],
    }),
    payment(),
  ])
  expect(pages).toHaveLength(1)
  const { tagged, text } = pages[0]!
  expect(tagged).toContainEqual({ tag: 'H1', text: 'Statement' })
  for (const words of [
    'Thandi Jacobs',
    'thandi@example.org',
    organisation.legalName,
    'Not registered for VAT',
  ])
    expect(text).toContain(words)
  const table = tagged.map(({ text }) => text).slice(-5 * 6)
  expect(table).toEqual(
    [
      ['Date', 'For', 'Amount due', 'Received', 'Outstanding'],
      ['21 Nov 2026', 'Deposit for Level 1, 7KX2M9QA, Receipt 2026-0001', 'R2 500', '', ''],
      ['20 Nov 2026', 'Bank transfer (EFT)', '', 'R2 500', ''],
      ['20 Nov 2026', 'Card payment (overpayment)', '', 'R100,50', ''],
      ['20 Nov 2026', 'Refund, Credit note 2026-0003', '', '−R1 000', 'R0'],
      ['1 Dec 2026', 'Instalment for Level 1, 7KX2M9QA', 'R1 980', '', 'R1 980'],
    ].flat(),
  )
  expect(info).toMatchObject({ Title: 'Statement', Language: 'en-ZA' })
}, 30_000)

test('a long statement repeats the table head on each page, in the language of the newest payment', async () => {
  const payments = Array.from({ length: 72 }, (_, index) =>
    payment({ language: index < 71 ? 'en' : 'af', outstanding: '1979.00', entries: [entry('1.00')] }),
  )
  const { pages, info } = await read(payments)
  expect(info.Language).toBe('af-ZA')
  expect(pages.length).toBeGreaterThan(2)
  for (const { tagged } of pages) expect(tagged).toContainEqual({ tag: 'TH', text: 'Bedrag betaalbaar' })
  const all = pages.flatMap(({ tagged }) => tagged.map(({ text }) => text))
  expect(all.filter((text) => text.startsWith('Paaiement vir vlak 1'))).toHaveLength(72)
  expect(all.at(-1)).toBe('R142 488')
  expect(all.join()).not.toMatch(/undefined/)
}, 30_000)

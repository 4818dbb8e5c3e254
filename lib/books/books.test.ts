import { today } from '@/lib/dates'
import { importFile } from './imports'
import { bookPeriod, booksPath, monthPeriod, periodValues } from './period'
import type { BookLine } from './queries'

const line: BookLine = {
  id: 1,
  day: '2026-11-21',
  kind: 'card',
  amount: '2500.00',
  fee: '-57.5',
  balance: '2442.50',
  paymentId: 'a',
  name: '=Thandi, Jacobs',
  purpose: 'deposit',
  level: 1,
  description: null,
  reference: '7KX2M9QA',
  bankReference: null,
  gatewayPaymentId: '1089250',
  document: '2026-0001',
}
const refund: BookLine = { ...line, kind: 'refund', amount: '-100', fee: '0', name: 'Jan' }
const describeLine = ({ kind }: BookLine) => `${kind}: deposit`

test('Xero gets signed amounts, ISO days, and PayFast’s fee as a line of its own', () => {
  expect(importFile('xero', [line, refund], describeLine, 'PayFast fee')!.split('\r\n')).toEqual([
    'Date,Amount,Payee,Description,Reference',
    '2026-11-21,2500.00,"Thandi, Jacobs",card: deposit,7KX2M9QA',
    '2026-11-21,-57.50,PayFast,PayFast fee,7KX2M9QA',
    '2026-11-21,-100.00,Jan,refund: deposit,7KX2M9QA',
    '',
  ])
})

test('Sage gets three columns with South African days', () => {
  expect(importFile('sage', [refund], describeLine, 'PayFast fee')!.split('\r\n')).toEqual([
    'Date,Description,Amount',
    '21/11/2026,"Jan, refund: deposit, 7KX2M9QA",-100.00',
    '',
  ])
})

test('more lines than Xero takes give no file', () => {
  const lines = Array.from({ length: 500 }, () => line)
  expect(importFile('xero', lines, describeLine, 'fee')!.split('\r\n')).toHaveLength(1002)
  expect(importFile('xero', [...lines, refund], describeLine, 'fee')).toBeNull()
  expect(importFile('sage', [...lines, refund], describeLine, 'fee')).not.toBeNull()
})

test('a period is that of the address: days of at most a year, a month, or the present one', () => {
  const present = monthPeriod(today().slice(0, 7))
  expect(bookPeriod({ month: '2028-02' })).toEqual({ from: '2028-02-01', to: '2028-02-29', month: '2028-02' })
  expect(bookPeriod({ from: '2026-12-31', to: '2026-03-01' })).toEqual({
    from: '2026-03-01',
    to: '2026-12-31',
    month: null,
  })
  expect(bookPeriod({ from: '2020-01-01', to: '2099-12-31' }).to).toBe('2020-12-31')
  expect(bookPeriod({ from: '2026-03-01', to: '2026-03-31' }).month).toBe('2026-03')
  for (const given of [
    {},
    { month: '2026-13' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-01' },
  ])
    expect(bookPeriod(given)).toEqual(present)
  expect(monthPeriod('2026-01', -1).from).toBe('2025-12-01')
  // A file asked for after the month has ended is that of the page.
  expect(periodValues(present)).toEqual({ month: today().slice(0, 7) })
  expect([booksPath(present), booksPath(present, 2)]).toEqual(['/admin/books', '/admin/books?page=2'])
  expect(booksPath(bookPeriod({ from: '2026-03-02', to: '2026-03-05' }))).toBe(
    '/admin/books?from=2026-03-02&to=2026-03-05',
  )
})

import { fromCents, toCents } from '@/lib/payments/amount'
import { stringify } from 'csv-stringify/sync'
import type { BookLine } from './book'

/** Accounting programs whose import of bank statements reads our files. */
export const bookPrograms = ['xero', 'sage'] as const
export type BookProgram = (typeof bookPrograms)[number]

/** Xero takes at most so many lines a file. */
const MOST_LINES: Readonly<Record<BookProgram, number>> = { xero: 1000, sage: 50_000 }

/** A line of a bank statement: an amount with its sign, and who and what it is about. */
interface StatementLine {
  readonly day: string
  readonly amount: string
  readonly payee: string
  readonly description: string
  readonly reference: string
}

/** What a statement says about a line: its kind and purpose. */
type Describe = (line: BookLine) => string

/** Each movement is a line, and PayFast's fee another, so that it can be booked as an expense. */
function linesOf(lines: readonly BookLine[], describe: Describe, feeText: string): StatementLine[] {
  return lines.flatMap((line) => {
    const { day, amount, fee, name, reference } = line
    const own = { day, amount, payee: name, description: describe(line), reference }
    return toCents(fee) === 0
      ? [own]
      : [own, { day, amount: fee, payee: 'PayFast', description: feeText, reference }]
  })
}

/** Programs read a leading sign in a text as a formula; names and descriptions are for people. */
const plain = (text: string) => text.replace(/^[=+\-@\t\r]+/, '').replaceAll('\u00a0', ' ')

const twoDecimals = (amount: string) => fromCents(toCents(amount))

const formats: Readonly<Record<BookProgram, { head: string[]; cells: (line: StatementLine) => string[] }>> = {
  // Columns by position; ISO days are read alike in every region.
  xero: {
    head: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    cells: ({ day, amount, payee, description, reference }) => [
      ...[day, twoDecimals(amount), plain(payee), plain(description), reference],
    ],
  },
  // South African days: 21/11/2026.
  sage: {
    head: ['Date', 'Description', 'Amount'],
    cells: ({ day, amount, payee, description, reference }) => [
      day.split('-').reverse().join('/'),
      plain([payee, description, reference].join(', ')),
      twoDecimals(amount),
    ],
  },
}

/**
 * A cash book as the bank statement that a program imports: UTF-8 without a byte order mark, commas, one head row,
 * decimal points. Null if it has more lines than the program takes in one file.
 */
export function importFile(
  program: BookProgram,
  lines: readonly BookLine[],
  describe: Describe,
  feeText: string,
): string | null {
  const statement = linesOf(lines, describe, feeText)
  if (statement.length > MOST_LINES[program]) return null
  const { head, cells } = formats[program]
  return stringify([head, ...statement.map(cells)], { record_delimiter: 'windows' })
}

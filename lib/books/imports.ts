import { stringify } from 'csv-stringify/sync'
import { fromCents, toCents } from '@/lib/payments/amount'
import type { BookLine } from './queries'

/** A line of a bank statement. */
interface StatementLine extends Pick<BookLine, 'day' | 'amount' | 'reference'> {
  readonly payee: string
  readonly description: string
}

/** Accounting programs by the bank statements that they import. */
const programs = {
  // Columns by position; ISO days are read alike in every region. It refuses files with more lines.
  xero: {
    most: 1000,
    head: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    cells: (line: StatementLine) => [line.day, line.amount, line.payee, line.description, line.reference],
  },
  // Days with slashes: 21/11/2026.
  sage: {
    most: Infinity,
    head: ['Date', 'Description', 'Amount'],
    cells: ({ day, amount, payee, description, reference }: StatementLine) => [
      day.split('-').reverse().join('/'),
      [payee, description, reference].join(', '),
      amount,
    ],
  },
} as const
export type BookProgram = keyof typeof programs
export const bookPrograms = Object.keys(programs) as BookProgram[]

/** Without signs at its start, which a spreadsheet would read as a formula. */
const plain = (text: string) => text.replace(/^[=+\-@\t\r]+/, '')

/**
 * A cash book as the bank statement that a program imports: UTF-8 without a byte order mark, commas, one head row,
 * decimal points. PayFast's fee is a line after its payment, to be booked as an expense. Null if it has more lines than
 * the program takes in one file.
 */
export function importFile(
  program: BookProgram,
  lines: readonly BookLine[],
  describe: (line: BookLine) => string,
  feeText: string,
): string | null {
  const { most, head, cells } = programs[program]
  const statement = lines.flatMap((line): StatementLine[] => {
    const [amount, fee] = [line.amount, line.fee].map((each) => fromCents(toCents(each))) as [string, string]
    const { day, reference } = line
    const own = { day, reference, amount, payee: plain(line.name), description: plain(describe(line)) }
    return toCents(fee) === 0 ? [own] : [own, { ...own, amount: fee, payee: 'PayFast', description: feeText }]
  })
  if (statement.length > most) return null
  return stringify([[...head], ...statement.map(cells)], { record_delimiter: 'windows' })
}

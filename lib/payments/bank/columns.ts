import { z } from 'zod'
import { today } from '@/lib/dates'
import { provider } from '@/lib/provider/provider'
import { dayOf } from '@/lib/table/read/dates'
import { chosenColumns, plainHeading, recognisedColumns } from '@/lib/table/read/columns'
import type { FileLine } from '@/lib/table/read/text'
import { currencyMark } from '../amount'
import { statementCents } from './amounts'
import { type StatementColumn, type StatementField, type StatementLacking, statementFields } from './form'

/** Headings in English and Afrikaans, without the currency in brackets. */
const headings: Readonly<Record<StatementField, readonly string[]>> = {
  day: [
    ...['date', 'transaction date', 'posting date', 'posted date', 'value date', 'effective date'],
    ...['datum', 'transaksiedatum', 'waardedatum'],
  ],
  text: [
    ...['description', 'transaction description', 'statement description', 'details', 'narrative', 'memo'],
    ...['description 1', 'description 2', 'description 3', 'particulars', 'payee', 'name', 'reference'],
    ...['statement reference', 'transaction reference', 'beskrywing', 'besonderhede', 'verwysing'],
  ],
  amount: ['amount', 'transaction amount', 'bedrag'],
  in: [
    ...['credit', 'credits', 'credit amount', 'money in', 'inflow', 'deposit', 'deposits', 'paid in'],
    ...['krediet', 'krediete', 'geld in', 'inbetaling'],
  ],
  out: [
    ...['debit', 'debits', 'debit amount', 'money out', 'outflow', 'withdrawal', 'withdrawals', 'paid out'],
    ...['payments', 'debiet', 'debiete', 'geld uit', 'uitbetaling'],
  ],
  fee: ['fee', 'fees', 'service fee', 'fooi', 'diensfooi'],
  balance: [
    ...['balance', 'running balance', 'account balance', 'ledger balance', 'new balance', 'balance after'],
    ...['balance after transaction', 'saldo', 'lopende saldo', 'rekeningsaldo', 'nuwe saldo', 'saldo na'],
    ...['saldo na transaksie', 'balans'],
  ],
  account: ['account', 'account number', 'account no', 'rekening', 'rekeningnommer'],
}

/** Never read: numbers, the bank's own categories, texts a second time, and charges that the balance does not have. */
const ignored = [
  ...['nr', 'no', 'number', 'category', 'parent category', 'original description', 'type', 'status'],
  ...['transaction type', 'currency', 'branch', 'charge', 'charges', 'accrued bank charges', 'bank charges'],
]

const byHeading = new Map<string, StatementField | null>([
  ...ignored.map((heading) => [heading, null] as const),
  ...statementFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
])

const currencyNames = Object.values(provider.currencyName).join('|')
const currencyAtEnd = new RegExp(` (?:${currencyMark}|${currencyNames})$`, 'i')

const fieldOf = (plain: string) => byHeading.get(plain.replace(currencyAtEnd, ''))

/** The number of known headings in a line. */
export const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => fieldOf(plainHeading(cell)) !== undefined).length

const isRepeatable = (field: StatementField) => field === 'text'

/** The filled cells by which a column is guessed. */
const filledCells = (lines: readonly FileLine[], column: number) =>
  lines.slice(0, 50).flatMap(({ cells }) => cells[column] || [])

/** What all filled cells of a column look like. A workbook has amounts without cents too, but not alone. */
const looks = {
  day: (cells: readonly string[]) => cells.every((cell) => isDay(dayOf(cell, 'day'))),
  amount: (cells: readonly string[]) =>
    cells.every((cell) => statementCents(cell)) && cells.some((cell) => /[.,]\d\d?\D*$/.test(cell)),
  text: (cells: readonly string[]) => cells.every((cell) => /\p{L}{3}/u.test(cell)),
}

/** Whether a text is an ISO day of the calendar. */
export const isDay = (text: string) => z.iso.date().safeParse(text).success

/** Whether a line can have a day, as in the database. */
export const isLineDay = (text: string) => isDay(text) && text >= '2020-01-01' && text <= today()

export const lackingOf = (columns: readonly StatementColumn[]): Exclude<StatementLacking, 'order'> | null => {
  const has = (...fields: readonly StatementField[]) =>
    columns.some(({ field }) => field && fields.includes(field))
  if (!has('day')) return 'day'
  if (!has('amount', 'in', 'out')) return 'amount'
  return has('text') ? null : 'text'
}

/**
 * The column with an unknown heading, or none, that is the running balance: at least half of its steps are as large as an
 * amount of their line, so that it is found even if a line is missing or amounts lack their sign. -1 if there is none.
 */
function runningBalance(columns: readonly StatementColumn[], lines: readonly FileLine[]): number {
  const rows = lines.slice(0, 50).map(({ cells }) => cells.map((cell) => statementCents(cell)?.cents ?? null))
  const fits = columns.map(({ heading, field, sure }, index) => {
    if (field !== null || (sure && heading !== '') || !looks.amount(filledCells(lines, index))) return 0
    // The amounts a second time, each perhaps as large as the step from the one before.
    if (columns.some((_, other) => other !== index && rows.every((row) => row[other] === row[index])))
      return 0
    const known = rows.filter((row) => row[index] != null)
    const steps = known.slice(1).map((row, place) => Math.abs(row[index]! - known[place]![index]!))
    // A balance is that after its line: in a file with the newest line first, the step is the amount of the line above.
    const matches = [0, 1].map(
      (later) =>
        steps.filter((step, place) =>
          known[place + later]!.some((cents, other) => other !== index && cents && Math.abs(cents) === step),
        ).length,
    )
    return Math.max(...matches) / Math.max(steps.length, 1)
  })
  const best = Math.max(...fits)
  return best >= 0.5 ? fits.lastIndexOf(best) : -1
}

/** Gives columns with unknown headings the field that is missing, by their content; staff confirm it. */
function guessed(columns: readonly StatementColumn[], all: readonly FileLine[]): StatementColumn[] {
  const guesses = [...columns]
  // A file without headings may begin with its account.
  const begin = all.findIndex(({ cells }) => cells.some((cell) => looks.day([cell])))
  const lines = all.slice(Math.max(begin, 0))
  // First, as it looks like the amounts.
  const balance = columns.some(({ field }) => field === 'balance') ? -1 : runningBalance(columns, lines)
  if (balance >= 0) guesses[balance] = { ...guesses[balance]!, field: 'balance', sure: false }
  for (let lacking = lackingOf(guesses); lacking; lacking = lackingOf(guesses)) {
    const column = guesses.findIndex(({ field, sure }, index) => {
      const filled = filledCells(lines, index)
      return field === null && !sure && filled.length > 0 && looks[lacking!](filled)
    })
    if (column < 0) break
    guesses[column] = { ...guesses[column]!, field: lacking }
  }
  return guesses
}

/** The columns as chosen by staff, else as `before` for the account, else by their names and content. */
export function statementColumns(
  row: readonly string[],
  lines: readonly FileLine[],
  form: FormData,
  before: readonly (StatementField | null)[] | null,
): readonly StatementColumn[] {
  const recognised = before
    ? row.map((heading, index) => ({ heading, field: before[index] ?? null, sure: true }))
    : guessed(recognisedColumns(row, fieldOf, isRepeatable), lines)
  return chosenColumns(recognised, form, statementFields, isRepeatable)
}

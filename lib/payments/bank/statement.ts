import { dayOf } from '@/lib/table/read/dates'
import type { DateOrder } from '@/lib/table/read/form'
import type { FileLine } from '@/lib/table/read/text'
import { fromCents } from '../amount'
import { isSameAccount, marksBeforeCents, statementCents } from './amounts'
import { isDay, isLineDay } from './columns'
import {
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementColumn,
  type StatementField,
  type StatementLine,
  type StatementProblem,
} from './form'

/** A row with money, or with a balance alone. */
interface Row {
  readonly line: number
  readonly cents: number
  readonly balance: number | null
  /** Before or after all others, wherever the file has it: an opening or a closing balance. */
  readonly place: -1 | 0 | 1
  /** A fee beside an amount is a line of its day too. */
  readonly entries: readonly StatementLine[]
}

/** An opening or closing balance, which is no line even if it has a day. */
const BALANCE =
  /\b(?:opening|closing|begin|eind|openings|sluitings)[\s-]?(?:balance|saldo)\b|\bbalance (?:brought|carried)\b/i
const OPENING = /\b(?:open|begin|brought)/i
const TOTAL = /\btota(?:l|al)\b/i

/** Days with four digits of the year, such as those of the period above the headings. */
const DAYS =
  /(?<!\d)(?:20\d\d([-/. ]?)(?:0[1-9]|1[0-2])\1[0-3]\d|[0-3]\d([-/. ])(?:0[1-9]|1[0-2])\2(?:20\d\d))(?!\d)/g

/** The account numbers that a file names above its headings, beside the word. */
const accountsIn = (above: readonly FileLine[]) =>
  above
    .map(({ cells }) => cells.join(' '))
    .filter((text) => /\b(?:acc|rekening)/i.test(text))
    .map((text) => text.replaceAll(DAYS, ' / ').replaceAll(/(?<=\d)[ -](?=\d)/g, ''))
    .flatMap((text) => text.match(/\d{7,20}/g) ?? [])

/** Whether all numbers are ours, or null if there are none. Above the headings ours is enough: it may name others. */
function namesOurs(above: readonly FileLine[], column: readonly string[], ours: string): boolean | null {
  const [named, inColumn] = [accountsIn(above), column.filter((number) => /\d/.test(number))]
  const isOurs = (number: string) => isSameAccount(number, ours)
  if (named.length + inColumn.length === 0) return null
  return inColumn.every(isOurs) && (named.length === 0 || named.some(isOurs))
}

/** The line at which the running balance breaks; null if it adds up in one of the two directions. */
function brokenAt(rows: readonly Row[]): number | null {
  const at = (place: Row['place']) => rows.filter((row) => row.place === place)
  const breaks = [at(0), at(0).toReversed()].map((lines) => {
    let known: number | null = null
    const broken: number[] = []
    for (const { line, cents, balance } of [...at(-1), ...lines, ...at(1)]) {
      if (known !== null) known += cents
      if (balance === null) continue
      if (known !== null && known !== balance) broken.push(line)
      known = balance
    }
    return broken
  })
  const [least] = breaks.toSorted((one, other) => one.length - other.length)
  return least![0] ?? null
}

/** Banks that mark money in with "Cr" alone leave money out without a mark or sign. */
function isUnmarkedDebit(amounts: readonly string[]): boolean {
  const read = amounts.map((amount) => statementCents(amount))
  return (
    read.some((amount) => amount?.mark === 'credit') &&
    read.every((amount) => amount?.mark !== 'debit' && (amount?.cents ?? 0) >= 0)
  )
}

/**
 * The lines of a CSV file or workbook, all or none. Rows with opening, closing or total amounts are no lines, but their
 * balances are checked.
 * @param ours the number of our account.
 */
export function readStatement(
  { above, lines }: { readonly above: readonly FileLine[]; readonly lines: readonly FileLine[] },
  columns: readonly StatementColumn[],
  order: DateOrder,
  ours: string,
): Statement | StatementProblem {
  const cellsOf = ({ cells }: FileLine, field: StatementField) =>
    cells.filter((cell, index) => !['', '-'].includes(cell) && columns[index]?.field === field)
  const column = (field: StatementField) => lines.flatMap((line) => cellsOf(line, field))
  const first = lines.findIndex((line) => cellsOf(line, 'day').some((cell) => isDay(dayOf(cell, order))))
  const isOurs = namesOurs([...above, ...lines.slice(0, Math.max(0, first))], column('account'), ours)
  if (isOurs === false) return { error: 'otherAccount' }
  const isDebit = isUnmarkedDebit(column('amount'))
  const beforeCents = marksBeforeCents(
    (['amount', 'in', 'out', 'fee', 'balance'] as const).flatMap((field) => column(field)),
  )
  const sizes: Partial<Record<StatementField, (cents: number, isMarked: boolean) => number>> = {
    amount: (cents, isMarked) => (isDebit && !isMarked ? -cents : cents),
    in: (cents) => cents,
    out: (cents) => -Math.abs(cents),
    fee: (cents) => -Math.abs(cents),
  }
  const rows: Row[] = []
  for (const row of lines) {
    const { line } = row
    const [dayText = ''] = cellsOf(row, 'day')
    const day = dayOf(dayText, order)
    const hasDay = isDay(day)
    const amounts = Object.entries(sizes).flatMap(([field, size]) =>
      cellsOf(row, field as StatementField).map((cell) => {
        const read = statementCents(cell, beforeCents)
        return read && { field, cents: size(read.cents, read.mark !== null) }
      }),
    )
    const sumOf = (isFee: boolean) =>
      amounts.reduce((sum, each) => sum + (each && (each.field === 'fee') === isFee ? each.cents : 0), 0)
    const [balanceText] = cellsOf(row, 'balance')
    const balance = balanceText === undefined ? null : statementCents(balanceText, beforeCents)
    const isUnread = amounts.includes(null) || (balanceText !== undefined && !balance)
    const parts = [sumOf(false), sumOf(true)].filter((part) => part !== 0)
    const cents = sumOf(false) + sumOf(true)
    const words = row.cells.join(' ')
    const saysBalance = BALANCE.test(words)
    const place = saysBalance ? (OPENING.test(words) ? -1 : 1) : 0
    // A note below the table, or a total.
    if (!hasDay && (saysBalance || TOTAL.test(words) || (cents === 0 && !balance))) {
      if (balance && cents === 0) rows.push({ line, cents, balance: balance.cents, place, entries: [] })
      continue
    }
    if (!isLineDay(day)) return { error: 'day', line }
    if (isUnread || (amounts.length === 0 && !balance)) return { error: 'amount', line }
    const isBalance = parts.length === 0 || (saysBalance && cents === balance?.cents)
    const text = cellsOf(row, 'text').join(' ').slice(0, 300)
    rows.push({
      line,
      cents: isBalance ? 0 : cents,
      balance: balance?.cents ?? null,
      place: isBalance ? place : 0,
      entries: isBalance ? [] : parts.map((part) => ({ day, amount: fromCents(part), text, bank_id: null })),
    })
  }
  const broken = brokenAt(rows)
  if (broken !== null) return { error: 'balance', line: broken }
  const entries = rows.flatMap((row) => row.entries)
  if (entries.length === 0) return { error: 'empty' }
  if (entries.length > MAX_STATEMENT_LINES) return { error: 'tooMany' }
  const balances = rows.filter(({ balance }) => balance !== null).length
  return { lines: entries, isNamed: isOurs === true, isProven: balances > 1 }
}

import 'server-only'
import { spreadsheetDay } from '@/lib/dates'
import type { FileAnswer } from '@/lib/http/file-response'
import { plainSpaces } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { purposeText } from '@/lib/receipts/purpose'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Column, tableFile } from '@/lib/table/table-file'
import { type BookLine, type CashBook, netOf } from './book'
import { bookPrograms, importFile } from './imports'
import type { BookPeriod } from './period'
import { exportedBook } from './queries'

/** A line of the table; the first and the last are balances, without a movement. */
type Entry = Pick<BookLine, 'day' | 'balance'> & ({ readonly line: BookLine } | { readonly title: string })

function* entriesOf(
  { opening, closing, lines }: CashBook,
  { from, to }: BookPeriod,
  titles: readonly [opening: string, closing: string],
): Iterable<Entry> {
  yield { day: from, balance: opening, title: titles[0] }
  for (const line of lines) yield { day: line.day, balance: line.balance, line }
  yield { day: to, balance: closing, title: titles[1] }
}

/**
 * A period's cash book as a table, or as the file that the named accounting program imports; `tooMany` if that takes
 * fewer lines. The database logs it. Admins only.
 */
export async function exportBook(period: BookPeriod, locale: Locale, form: FormData): Promise<FileAnswer> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const book = await exportedBook(period)
  if (!book) return fail('tooMany')
  const t = translator(locale)
  const name = `${t('Books.file')}-${period.from}-${period.to}`
  const what = (line: BookLine) =>
    plainSpaces(purposeText(line, (key, values) => t(`Payments.purposes.${key}`, values)))
  const kind = (line: BookLine) => t(`Receipt.kinds.${line.kind}`)
  const program = bookPrograms.find((each) => each === form.get('program'))
  if (program) {
    const describe = (line: BookLine) => `${kind(line)}: ${what(line)}`
    const body = importFile(program, book.lines, describe, t('Books.feeOf'))
    if (body === null) return fail('tooMany')
    return ok({ name: `${name}-${program}.csv`, type: 'text/csv; charset=utf-8', body })
  }
  const column = (
    key: 'kind' | 'person' | 'reference' | 'document' | 'bank' | 'gateway' | 'amount' | 'fee' | 'net',
    cell: (line: BookLine) => string | number | null,
  ): Column<Entry> => [t(`Books.columns.${key}`), (entry) => ('line' in entry ? cell(entry.line) : null)]
  const columns: Column<Entry>[] = [
    [t('Books.columns.day'), ({ day }) => spreadsheetDay(day)],
    column('kind', kind),
    column('person', (line) => line.name),
    [t('Books.columns.what'), (entry) => ('line' in entry ? what(entry.line) : entry.title)],
    column('reference', ({ reference }) => reference),
    column('document', ({ document }) => document),
    column('bank', ({ bankReference }) => bankReference),
    column('gateway', ({ gatewayPaymentId }) => gatewayPaymentId),
    column('amount', ({ amount }) => Number(amount)),
    column('fee', ({ fee }) => Number(fee) || null),
    column('net', (line) => Number(netOf(line))),
    [t('Books.columns.balance'), ({ balance }) => Number(balance)],
  ]
  return ok(tableFile(form, name, columns, entriesOf(book, period, [t('Books.opening'), t('Books.closing')])))
}

import 'server-only'
import { spreadsheetDay } from '@/lib/dates'
import type { ListExport } from '@/lib/http/file-response'
import { plainSpaces } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { purposeText } from '@/lib/receipts/purpose'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Column, tableFile } from '@/lib/table/table-file'
import { bookPrograms, importFile } from './imports'
import type { BookPeriod } from './period'
import { type BookLine, exportedBook, netOf } from './queries'

/** A line of the table; the first and the last are balances, with a title in place of a movement. */
type Entry = Pick<BookLine, 'day' | 'balance'> & { readonly line?: BookLine; readonly title?: string }

/**
 * A period's cash book as a table, or as the file that the named accounting program imports; `tooMany` if that takes
 * fewer lines. The database logs it. Admins only.
 */
export const exportBook: ListExport<BookPeriod> = async (period, locale, form) => {
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
  ): Column<Entry> => [t(`Books.columns.${key}`), ({ line }) => (line ? cell(line) : null)]
  const columns: Column<Entry>[] = [
    [t('Books.columns.day'), ({ day }) => spreadsheetDay(day)],
    column('kind', kind),
    column('person', (line) => line.name),
    [t('Books.columns.what'), ({ line, title = '' }) => (line ? what(line) : title)],
    column('reference', ({ reference }) => reference),
    column('document', ({ document }) => document),
    column('bank', ({ bankReference }) => bankReference),
    column('gateway', ({ gatewayPaymentId }) => gatewayPaymentId),
    column('amount', ({ amount }) => Number(amount)),
    column('fee', ({ fee }) => Number(fee) || null),
    column('net', (line) => Number(netOf(line))),
    [t('Books.columns.balance'), ({ balance }) => Number(balance)],
  ]
  const entries: Entry[] = [
    { day: period.from, balance: book.opening, title: t('Books.opening') },
    ...book.lines.map((line) => ({ day: line.day, balance: line.balance, line })),
    { day: period.to, balance: book.closing, title: t('Books.closing') },
  ]
  return ok(tableFile(form, name, columns, entries))
}

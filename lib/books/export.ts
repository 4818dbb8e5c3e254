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
import { type BookLine, type CashBook, hasFee, netOf } from './book'
import { bookPrograms, importFile } from './imports'
import type { BookPeriod } from './period'
import { exportedBook } from './queries'

/** A line, or the opening or closing balance, which has nothing else but a day. */
type Entry = Partial<BookLine> & Pick<BookLine, 'day' | 'balance'> & { readonly title?: string }

function columnsOf(locale: Locale): Column<Entry>[] {
  const t = translator(locale)
  const describe = (line: Entry) =>
    line.title ??
    plainSpaces(purposeText(line as BookLine, (key, values) => t(`Payments.purposes.${key}`, values)))
  const money = (amount: string | undefined) => (amount === undefined ? null : Number(amount))
  return [
    [t('Books.columns.day'), ({ day }) => spreadsheetDay(day)],
    [t('Books.columns.kind'), ({ kind }) => (kind ? t(`Receipt.kinds.${kind}`) : null)],
    [t('Books.columns.person'), ({ name }) => name ?? null],
    [t('Books.columns.what'), describe],
    [t('Books.columns.reference'), ({ reference }) => reference ?? null],
    [t('Books.columns.document'), ({ document }) => document ?? null],
    [t('Books.columns.bank'), ({ bankReference }) => bankReference ?? null],
    [t('Books.columns.gateway'), ({ gatewayPaymentId }) => gatewayPaymentId ?? null],
    [t('Books.columns.amount'), ({ amount }) => money(amount)],
    [t('Books.columns.fee'), (line) => (line.fee && hasFee(line as BookLine) ? Number(line.fee) : null)],
    [t('Books.columns.net'), (line) => (line.kind ? Number(netOf(line as BookLine)) : null)],
    [t('Books.columns.balance'), ({ balance }) => Number(balance)],
  ]
}

function* entriesOf(
  { opening, closing, lines }: CashBook,
  { from, to }: BookPeriod,
  titles: readonly [opening: string, closing: string],
): Iterable<Entry> {
  yield { day: from, balance: opening, title: titles[0] }
  yield* lines
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
  const program = bookPrograms.find((each) => each === form.get('program'))
  if (!program) {
    const titles = [t('Books.opening'), t('Books.closing')] as const
    return ok(tableFile(form, name, columnsOf(locale), entriesOf(book, period, titles)))
  }
  const describe = (line: BookLine) =>
    `${t(`Receipt.kinds.${line.kind}`)}: ${purposeText(line, (key, values) => t(`Payments.purposes.${key}`, values))}`
  const body = importFile(program, book.lines, describe, t('Books.feeOf'))
  return body === null
    ? fail('tooMany')
    : ok({ name: `${name}-${program}.csv`, type: 'text/csv; charset=utf-8', body })
}

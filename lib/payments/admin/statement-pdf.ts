import type { Organisation } from '@/lib/content/documents/organisation'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { formatMoney } from '@/lib/money'
import { runningFooter } from '@/lib/pdf/blocks'
import type { PdfDocument } from '@/lib/pdf/document'
import { contentWidth, page } from '@/lib/pdf/geometry'
import type { StyleName } from '@/lib/pdf/styles'
import { purposeText } from '@/lib/receipts/purpose'
import { officeDocument } from '@/lib/receipts/receipt-pdf'
import { type StatementPayment, statementTotals } from './statement'

/** Column widths: day, description, then the amounts due, received and outstanding. */
const DAY = 76
const AMOUNT = 74
const WHAT = contentWidth - DAY - 3 * AMOUNT

/** Space above and below the text of a row. */
const ROW = 5

/** Amounts may be empty. */
type Row = readonly [day: string, what: string, due: string, received: string, outstanding: string]

/** Kept on one page: the request, then its transactions. */
function rowsOf(payment: StatementPayment, outstanding: string, language: Locale): Row[] {
  const t = translator(language)
  const day = (iso: string) => formatDay(iso, language, 'medium')
  const { status, reference, receipt } = payment
  const what = [
    purposeText(payment, (key, values) => t(`Payments.purposes.${key}`, values)),
    status === 'cancelled' ? t('Receipt.statement.cancelled') : '',
    reference,
    receipt ? t('Receipt.title', { number: receipt }) : '',
  ]
  const rows: Row[] = [
    [day(payment.due_on), what.filter(Boolean).join(', '), formatMoney(payment.amount), '', ''],
    ...payment.entries.map(({ kind, amount, surplus, received_on, credit_note: number }): Row => {
      const name = t(`Receipt.kinds.${kind}`)
      const words = surplus ? `${name} (${t('Receipt.statement.surplus')})` : name
      const note = number ? `, ${t('Receipt.creditTitle', { number })}` : ''
      return [day(received_on), words + note, '', formatMoney(amount), '']
    }),
  ]
  return rows.map((row, index) =>
    index === rows.length - 1 ? [row[0], row[1], row[2], row[3], formatMoney(outstanding)] : row,
  )
}

/** Returns the bottom edge. */
function writeRow(pdf: PdfDocument, cells: Row, y: number, style: StyleName, isHead = false): number {
  let end = y
  pdf.group('TR', () => {
    let x = page.side
    cells.forEach((cell, index) => {
      const width = index === 0 ? DAY : index === 1 ? WHAT : AMOUNT
      const align = index > 1 ? ('right' as const) : ('left' as const)
      const placement = { x, y: y + ROW, width: index > 1 ? width : width - 10, align }
      end = Math.max(
        end,
        pdf.write(isHead ? 'TH' : 'TD', cell, style, placement, isHead ? 'Column' : undefined),
      )
      x += width
    })
  })
  return end + ROW
}

/**
 * Writes payments with their transactions and the running outstanding amount, over as many pages as needed, repeating
 * the head. Returns the lower edge.
 */
export function writePayments(
  pdf: PdfDocument,
  payments: readonly StatementPayment[],
  language: Locale,
  y: number,
): number {
  const t = translator(language)
  const head: Row = [
    t('Receipt.date'),
    t('Receipt.for'),
    t('Receipt.statement.due'),
    t('Receipt.statement.received'),
    t('Receipt.statement.outstanding'),
  ]
  const { outstanding } = statementTotals(payments)
  const groups = payments.map((payment, index) => rowsOf(payment, outstanding[index]!, language))
  const write = (rows: readonly Row[]) => (top: number) => {
    const end = rows.reduce((above, row) => writeRow(pdf, row, above, 'small'), top)
    pdf.rule({ x: page.side, y: end, width: contentWidth })
    return end
  }
  const heightOf = (rows: readonly Row[]) => pdf.measure(0, write(rows))
  const left = groups.flatMap((rows) => (heightOf(rows) > 500 ? rows.map((row) => [row]) : [rows]))
  let top = y
  while (left.length > 0) {
    pdf.group('Table', () => {
      top = writeRow(pdf, head, top, 'label', true)
      pdf.rule({ x: page.side, y: top, width: contentWidth }, 'ink', 1.5)
      do top = write(left.shift()!)(top)
      while (left.length > 0 && pdf.room(top, heightOf(left[0]!)) === top)
    })
    if (left.length > 0) top = pdf.room(top, heightOf(left[0]!))
  }
  return top
}

/** Makes an address's statement from its payments (at least one), in the language of the newest. */
export async function makeStatement(
  address: string,
  payments: readonly StatementPayment[],
  organisation: Organisation,
): Promise<Uint8Array<ArrayBuffer>> {
  const { first_name, surname, language } = payments.at(-1)!
  const t = translator(language)
  const title = t('Receipt.statement.title')
  const { outstanding, surplus } = statementTotals(payments)
  const facts = [
    { label: t('Receipt.statement.of'), value: `${first_name} ${surname}` },
    { label: t('Receipt.statement.email'), value: address },
    { label: t('Receipt.date'), value: formatDay(today(), language) },
    { label: t('Receipt.statement.total'), value: formatMoney(outstanding.at(-1)!), large: true },
    { label: t('Receipt.statement.back'), value: surplus && formatMoney(surplus) },
  ]
  const head = { title, subject: address, issuer: organisation, language }
  const pdf = officeDocument(head, facts, 20, (own, y) => writePayments(own, payments, language, y + 24))
  runningFooter(pdf, (number) => [title, String(number)])
  return pdf.toBytes()
}

import type { Organisation } from '@/lib/content/documents/organisation'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { formatMoney } from '@/lib/money'
import { runningFooter } from '@/lib/pdf/blocks'
import { PdfDocument } from '@/lib/pdf/document'
import { page } from '@/lib/pdf/geometry'
import { writeFacts, writeIssuer } from '@/lib/receipts/receipt-pdf'
import { type StatementPayment, statementTotals } from './statement'
import { writePayments } from './statement-table'

/**
 * Makes an address's statement from its payments (at least one), in the language of the newest: A4, tagged for screen
 * readers.
 */
export async function makeStatement(
  address: string,
  payments: readonly StatementPayment[],
  organisation: Organisation,
): Promise<Uint8Array<ArrayBuffer>> {
  const { first_name, surname, language } = payments.at(-1)!
  const t = translator(language)
  const title = t('Receipt.statement.title')
  const { outstanding, surplus } = statementTotals(payments)
  const pdf = new PdfDocument({ title, author: organisation.name[language], subject: address, language })
  const top = pdf.addPage('raised') + page.top
  pdf.group('Sect', () => {
    let y = pdf.write('P', organisation.name[language], 'kicker', { y: top })
    y = pdf.write('H1', title, 'title', { y: y + 5 })
    y = writeIssuer(pdf, organisation, language, y + 12)
    const facts = [
      { label: t('Receipt.statement.of'), value: `${first_name} ${surname}` },
      { label: t('Receipt.statement.email'), value: address },
      { label: t('Receipt.date'), value: formatDay(today(), language) },
      { label: t('Receipt.statement.total'), value: formatMoney(outstanding.at(-1)!), large: true },
      ...(surplus ? [{ label: t('Receipt.statement.back'), value: formatMoney(surplus) }] : []),
    ]
    y = writeFacts(pdf, facts, y + 20)
    writePayments(pdf, payments, language, y + 24)
  })
  runningFooter(pdf, (number) => [title, String(number)])
  return pdf.toBytes()
}

import { addressLines } from '@/lib/content/documents/organisation'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { PdfDocument } from '@/lib/pdf/document'
import { contentWidth, page } from '@/lib/pdf/geometry'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import {
  type Issuer,
  type PaymentDocument,
  type ReceiptedPayment,
  creditText,
  isCreditNote,
  receiptNumber,
} from './receipt'

/** Left edge of the values, from the left margin. */
const VALUES = 190

/** Writes a document's issuer: names, numbers, address. Returns the bottom edge. */
function writeIssuer(pdf: PdfDocument, issuer: Issuer, language: Locale, y: number): number {
  const t = translator(language)
  const { legalName, registrationNumber, vatNumber } = issuer
  const lines = [
    // The title already shows the legal name if the organisation goes by it.
    ...(legalName === issuer.name[language] ? [] : [legalName]),
    t('Receipt.registrationNumber', { number: registrationNumber }),
    vatNumber ? t('Receipt.vatNumber', { number: vatNumber }) : t('Receipt.noVat'),
    addressLines(issuer, language).join(', '),
  ]
  return lines.reduce((end, line) => pdf.write('P', line, 'quiet', { y: end }), y)
}

/** `large` for the most important one. One without a value is left out. */
interface DocumentFact {
  readonly label: string
  readonly value: string | null
  readonly large?: boolean
}

/** Writes facts as a table, one per row. Returns the bottom edge. */
function writeFacts(pdf: PdfDocument, facts: readonly DocumentFact[], y: number): number {
  let top = y
  const x = page.side + VALUES
  const width = contentWidth - VALUES
  pdf.group('Table', () => {
    for (const { label, value, large } of facts) {
      if (!value) continue
      pdf.rule({ x: page.side, y: top, width: contentWidth })
      const start = top + 9
      pdf.group('TR', () => {
        const ends = [
          pdf.write('TH', label, 'quiet', { y: start + (large ? 3 : 0), width: VALUES - 12 }, 'Row'),
          pdf.write('TD', value, large ? 'heading' : 'item', { x, y: start, width }),
        ]
        top = Math.max(...ends) + 9
      })
    }
  })
  pdf.rule({ x: page.side, y: top, width: contentWidth })
  return top
}

/**
 * Begins a document on A4, tagged for screen readers, with its issuer, title and facts.
 * @param space above the facts.
 * @param rest writes what follows, from the bottom edge of the facts.
 */
export function officeDocument(
  {
    title,
    subject,
    issuer,
    language,
  }: Record<'title' | 'subject', string> & { issuer: Issuer; language: Locale },
  facts: readonly DocumentFact[],
  space: number,
  rest: (pdf: PdfDocument, y: number) => void,
): PdfDocument {
  const name = issuer.name[language]
  const pdf = new PdfDocument({ title, author: name, subject, language })
  // The site's tint would only waste ink on paper.
  const top = pdf.addPage('raised') + page.top
  pdf.group('Sect', () => {
    const head = pdf.write('H1', title, 'title', { y: pdf.write('P', name, 'kicker', { y: top }) + 5 })
    rest(pdf, writeFacts(pdf, facts, writeIssuer(pdf, issuer, language, head + 12) + space))
  })
  return pdf
}

/** Rows that a credit note lacks. */
function receiptFacts(payment: ReceiptedPayment, language: Locale): readonly DocumentFact[] {
  const t = translator(language)
  const { methods, credit_notes: notes, plan_outstanding: outstanding } = payment
  return [
    { label: t('Receipt.method'), value: methods.map((each) => t(`Receipt.kinds.${each}`)).join(', ') },
    ...notes.map((note) => ({
      label: t('Receipt.creditTitle', { number: receiptNumber(note) }),
      value: creditText(note, language),
    })),
    {
      label: t('Receipt.outstandingOn', { day: formatDay(today(), language) }),
      value: outstanding && formatMoney(outstanding),
    },
  ]
}

/** Makes a receipt or credit note. */
export async function makeDocument(
  payment: ReceiptedPayment,
  document: PaymentDocument,
  language: Locale,
  issuer: Issuer,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language)
  const note = isCreditNote(document) ? document : null
  const title = t(note ? 'Receipt.creditTitle' : 'Receipt.title', { number: receiptNumber(document) })
  const what = purposeText(payment, (key, values) => t(`Payments.purposes.${key}`, values))
  const facts: readonly DocumentFact[] = [
    { label: t('Receipt.amount'), value: formatMoney(note?.amount ?? payment.amount), large: true },
    { label: t('Receipt.date'), value: formatDay(today(new Date(document.issued_at)), language) },
    {
      label: t('Receipt.receivedOn'),
      value: note ? null : payment.received_on && formatDay(payment.received_on, language),
    },
    { label: t(note ? 'Receipt.to' : 'Receipt.from'), value: `${payment.first_name} ${payment.surname}` },
    { label: t('Receipt.for'), value: what },
    { label: t('Receipt.reference'), value: payment.reference },
    ...(note ? [] : receiptFacts(payment, language)),
  ]
  return officeDocument({ title, subject: what, issuer, language }, facts, 28, (pdf, y) =>
    pdf.write('P', note ? creditText(note, language) : t('Receipt.thanks'), 'body', { y: y + 20 }),
  ).toBytes()
}

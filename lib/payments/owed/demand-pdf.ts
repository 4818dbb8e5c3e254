import type { Bank } from '@/lib/content/documents/bank'
import type { InEveryLanguage } from '@/lib/content/localized'
import type { Organisation } from '@/lib/content/documents/organisation'
import { dayAfter, today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { keyValueRow, runningFooter } from '@/lib/pdf/blocks'
import { columns } from '@/lib/pdf/geometry'
import { officeDocument } from '@/lib/receipts/receipt-pdf'
import { type StatementPayment, statementTotals } from '../admin/statement'
import { writePayments } from '../admin/statement-pdf'

/** Days from the letter to the day by which it asks for the money. */
const DEMAND_DAYS = 14

/**
 * Makes a letter that asks for what is overdue (at least one payment), in the language of the newest. It announces nothing
 * but that we expect the money or a call.
 */
export async function makeDemand(
  address: string,
  payments: readonly StatementPayment[],
  organisation: Organisation,
  bank: InEveryLanguage<Bank>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { first_name, surname, language } = payments.at(-1)!
  const t = translator(language)
  const title = t('Receipt.demand.title')
  const name = `${first_name} ${surname}`
  const amount = formatMoney(statementTotals(payments).outstanding.at(-1)!)
  const until = formatDay(dayAfter(today(), DEMAND_DAYS), language)
  const { reference } = payments[0]!
  const phone = organisation.phone.display
  const account = [
    [t('Contact.accountHolder'), bank.accountHolder],
    [t('Contact.bankName'), bank.bankName[language]],
    [t('Contact.accountType'), bank.accountType[language]],
    [t('Contact.accountNumber'), bank.accountNumber],
    [t('Contact.branchCode'), bank.branchCode],
    [t('Receipt.reference'), reference],
  ] as const
  const { xs, width } = columns(3, 20)
  const shown = address.startsWith('+') ? formatPhone(address) : address
  const facts = [
    { label: t('Receipt.demand.to'), value: `${name}, ${shown}` },
    { label: t('Receipt.date'), value: formatDay(today(), language) },
    { label: t('Receipt.demand.total'), value: amount, large: true },
  ]
  const head = { title, subject: name, issuer: organisation, language }
  const letter = officeDocument(head, facts, 16, (pdf, below) => {
    const write = (text: string, y: number) => pdf.write('P', text, 'body', { y })
    let y = write(t('Receipt.demand.greeting', { name: first_name }), below + 16)
    y = write(t('Receipt.demand.intro'), y + 6)
    y = writePayments(pdf, payments, language, y + 12)
    y = write(t('Receipt.demand.please', { amount, day: until }), pdf.room(y + 12, 60))
    y = pdf.keep(y + 14, (start) => {
      const end = pdf.write('H2', t('Pay.bankTitle'), 'heading', { y: start })
      return [0, 3].reduce((above, from) => {
        const cells = account.slice(from, from + 3)
        const entries = cells.map(([key, value], index) => ({ key, value, x: xs[index]!, width }))
        return keyValueRow(pdf, entries, above + 8)
      }, end)
    })
    const texts = [
      t(payments.length > 1 ? 'Receipt.demand.references' : 'Receipt.demand.reference', { reference }),
      t('Receipt.demand.care', { phone }),
      t('Receipt.demand.paid'),
      t('Receipt.demand.difficult', { phone, email: organisation.email }),
    ]
    y = texts.reduce((end, text) => write(text, end + 6), y + 4)
    pdf.keep(y + 12, (start) => write(organisation.name[language], write(t('Receipt.demand.close'), start)))
  })
  runningFooter(letter, (number) => [title, String(number)])
  return letter.toBytes()
}

import type { Organisation } from '@/lib/content/documents/organisation'
import { today } from '@/lib/dates'
import { formatDay, monthText } from '@/lib/i18n/formats'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { amountTable, runningFooter } from '@/lib/pdf/blocks'
import { PdfDocument } from '@/lib/pdf/document'
import { page } from '@/lib/pdf/geometry'
import type { MonthReport } from './queries'
import { reportTables } from './tables'

/** Makes the report of a month on A4, tagged for screen readers. */
export async function makeReport(
  report: MonthReport,
  organisation: Organisation,
  language: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(language)
  const title = t('Report.title', { month: monthText(report[0].month, formatLocale[language]) })
  const pdf = new PdfDocument({ title, author: organisation.name[language], subject: title, language })
  const top = pdf.addPage('raised') + page.top
  pdf.group('Sect', () => {
    let y = pdf.write('P', organisation.name[language], 'kicker', { y: top })
    y = pdf.write('H1', title, 'title', { y: y + 5 })
    y = pdf.write('P', t('Report.intro', { day: formatDay(today(), language) }), 'quiet', { y: y + 12 })
    for (const table of reportTables(report, language))
      y = pdf.keep(y + 24, (start) => {
        const end = pdf.write('H2', table.title, 'heading', { y: start })
        return amountTable(pdf, { ...table, nameShare: 0.5 }, end + 8)
      })
  })
  runningFooter(pdf, (number) => [title, String(number)])
  return pdf.toBytes()
}

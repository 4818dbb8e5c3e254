import 'server-only'
import type { FileAnswer } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeOffice } from '@/lib/staff/queries'
import { readReport } from './queries'
import { reportMonth } from './report'
import { makeReport } from './report-pdf'

/** The report of a month as PDF. Not logged: it names nobody. Admins and the office only. */
export async function exportReport(given: unknown, locale: Locale): Promise<FileAnswer> {
  const staff = await authorizeOffice()
  if (!staff.ok) return staff
  const month = reportMonth(given)
  const [report, { organisation }] = await Promise.all([readReport(month), publishedContent()])
  return ok({
    name: `${translator(locale)('Report.file')}-${month}.pdf`,
    type: 'application/pdf',
    body: await makeReport(report, organisation, locale),
  })
}

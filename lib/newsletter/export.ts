import 'server-only'
import { csv } from '@/lib/csv'
import { spreadsheetTime, today } from '@/lib/dates'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { recordExport } from '@/lib/privacy/log'
import { type Result, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { allSubscribers } from './queries'

/** Every address that gets the newsletter as a CSV file in the page's language; the export is logged. Admins only. */
export async function exportNewsletter(locale: Locale): Promise<Result<ExportFile, ExportError>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const t = translator(locale)
  const subscribers = await allSubscribers()
  const header = [t('Newsletter.export.email'), t('Newsletter.export.language'), t('Newsletter.export.since')]
  const rows = subscribers.map(({ email, language, confirmedAt }) => [
    email,
    t(`Posts.languages.${language}`),
    spreadsheetTime(confirmedAt),
  ])
  await recordExport(admin.data.client, 'newsletter-exported', rows.length)
  return ok({
    name: `${t('Newsletter.export.file')}-${today()}.csv`,
    type: 'text/csv; charset=utf-8',
    body: csv(header, rows),
  })
}

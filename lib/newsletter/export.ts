import 'server-only'
import { spreadsheetTime } from '@/lib/dates'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { recordExport } from '@/lib/privacy/log'
import { type Result, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { tableFile } from '@/lib/table/table-file'
import { allSubscribers } from './queries'

/** Every address that gets the newsletter as a file in the page's language; the export is logged. Admins only. */
export async function exportNewsletter(
  locale: Locale,
  form: FormData,
): Promise<Result<ExportFile, ExportError>> {
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
  return ok(tableFile(form, t('Newsletter.export.file'), header, rows))
}

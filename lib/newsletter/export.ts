import 'server-only'
import { spreadsheetTime } from '@/lib/dates'
import type { FileAnswer } from '@/lib/http/file-response'
import { type Locale, languageName } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { recordExport } from '@/lib/privacy/log'
import { ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { type Column, tableFile } from '@/lib/table/table-file'
import { type Subscriber, allSubscribers } from './subscriber-queries'

/** All newsletter subscribers as a file in the page's language; the export is logged. Admins only. */
export async function exportNewsletter(locale: Locale, form: FormData): Promise<FileAnswer> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const t = translator(locale)
  const subscribers = await allSubscribers()
  await recordExport(admin.data.client, 'newsletter-exported', subscribers.length)
  const columns: Column<Subscriber>[] = [
    [t('Newsletter.export.email'), ({ email }) => email],
    [t('Newsletter.export.language'), ({ language }) => languageName(language, locale)],
    [t('Newsletter.export.since'), ({ confirmedAt }) => spreadsheetTime(confirmedAt)],
  ]
  return ok(tableFile(form, t('Newsletter.export.file'), columns, subscribers))
}

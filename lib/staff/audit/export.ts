import 'server-only'
import { spreadsheetTime } from '@/lib/dates'
import type { ListExport } from '@/lib/http/file-response'
import { translator } from '@/lib/i18n/translator'
import { fail, ok } from '@/lib/result'
import { type Column, tableFile } from '@/lib/table/table-file'
import type { AuditEntry, AuditFilters } from './log'
import { exportedAuditEntries } from './queries'
import { authorizeAdmin } from '../queries'

/** The filtered audit log as a file in the page's language. Admins only. */
export const exportAudit: ListExport<AuditFilters> = async (filters, locale, form) => {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const entries = await exportedAuditEntries(filters)
  if (!entries) return fail('tooMany')
  const t = translator(locale)
  const columns: Column<AuditEntry>[] = [
    [t('Audit.when'), ({ at }) => spreadsheetTime(at)],
    [t('Audit.what'), ({ kind }) => t(`Audit.kinds.${kind}`)],
    [t('Audit.code'), ({ kind }) => kind],
    [t('Audit.who'), ({ actor }) => actor],
    [t('Audit.whose'), ({ subject }) => subject],
    [t('Audit.target'), ({ target }) => target],
    [t('Audit.detail'), ({ detail }) => detail],
  ]
  return ok(tableFile(form, t('Audit.file'), columns, entries))
}

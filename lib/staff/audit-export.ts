import 'server-only'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type Result, fail, ok } from '@/lib/result'
import { tableFile } from '@/lib/table/table-file'
import type { AuditFilters } from './audit'
import { exportedAuditEntries } from './audit-queries'
import { authorizeAdmin } from './queries'

/** The filtered audit log as a file in the page's language, with times in UTC. Admins only. */
export async function exportAudit(
  filters: AuditFilters,
  locale: Locale,
  form: FormData,
): Promise<Result<ExportFile, ExportError>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const entries = await exportedAuditEntries(filters)
  if (!entries) return fail('tooMany')
  const t = translator(locale)
  const header = [
    t('Audit.when'),
    t('Audit.what'),
    t('Audit.code'),
    t('Audit.who'),
    t('Audit.whose'),
    t('Audit.target'),
    t('Audit.detail'),
  ]
  const rows = entries.map(({ at, kind, actor, subject, target, detail }) => [
    at,
    t(`Audit.kinds.${kind}`),
    kind,
    actor,
    subject,
    target,
    detail,
  ])
  return ok(tableFile(form, t('Audit.file'), header, rows))
}

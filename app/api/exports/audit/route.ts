import { fileResponse } from '@/lib/http/file-response'
import { auditFilters, auditPath } from '@/lib/staff/audit/log'
import { exportAudit } from '@/lib/staff/audit/export'

const filtersOf = (form: FormData) => auditFilters(Object.fromEntries(form))

/** The filtered audit log as a file. */
export function POST(request: Request) {
  return fileResponse(
    request,
    (form) => auditPath(filtersOf(form)),
    (form, locale) => exportAudit(filtersOf(form), locale, form),
  )
}

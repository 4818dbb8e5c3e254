import { fileResponse } from '@/lib/http/file-response'
import { exportLeads } from '@/lib/leads/export'
import { inboxPath, leadFilters } from '@/lib/leads/filters'

const filtersOf = (form: FormData) => leadFilters(Object.fromEntries(form))

/** The filtered inbox as a CSV file. */
export function POST(request: Request) {
  return fileResponse(
    request,
    (form) => inboxPath(filtersOf(form)),
    (form, locale) => exportLeads(filtersOf(form), locale),
  )
}

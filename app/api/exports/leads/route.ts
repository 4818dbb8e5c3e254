import { inboxPath, leadFilters } from '@/lib/leads/filters'
import { deliver } from '@/lib/privacy/deliver'
import { exportLeads } from '@/lib/privacy/exports'

const filtersOf = (form: FormData) => leadFilters(Object.fromEntries(form))

/** The inbox as it is filtered, as a table. */
export function POST(request: Request) {
  return deliver(
    request,
    (form) => inboxPath(filtersOf(form)),
    (form, locale) => exportLeads(filtersOf(form), locale),
  )
}

import { z } from 'zod'
import { fileResponse } from '@/lib/http/file-response'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { exportLeads } from '@/lib/leads/export/file'
import { inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { fail } from '@/lib/result'

const filtersOf = (form: FormData) => leadFilters(Object.fromEntries(form))

/** The filtered inbox as a file, or the leads that are chosen in it. */
export function POST(request: Request) {
  return fileResponse(
    request,
    (form) => inboxPath(filtersOf(form)),
    async (form, locale) => {
      const ids = z.array(z.guid()).safeParse(form.getAll(LEAD_FIELD))
      if (!ids.success || (form.has('chosen') && ids.data.length === 0)) return fail('invalid')
      return exportLeads(filtersOf(form), ids.data, locale, form)
    },
  )
}

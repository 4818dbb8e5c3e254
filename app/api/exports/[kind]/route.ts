import { z } from 'zod'
import { type Values, pageNumber } from '@/lib/address-query'
import { type FileAnswer, type ListExport, fileResponse } from '@/lib/http/file-response'
import { toLocale } from '@/lib/i18n/detection'
import type { Locale } from '@/lib/i18n/routing'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { exportLeads } from '@/lib/leads/export/file'
import { inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { exportBook } from '@/lib/books/export'
import { bookPeriod, booksPath } from '@/lib/books/period'
import { exportNewsletter } from '@/lib/newsletter/export'
import { exportPayments } from '@/lib/payments/admin/export'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { exportStatement } from '@/lib/payments/admin/statement-export'
import { owedFilters, owedPath } from '@/lib/payments/owed/owed'
import { exportPerson } from '@/lib/privacy/export'
import { exportReport } from '@/lib/report/export'
import { reportPath } from '@/lib/report/report'
import { fail } from '@/lib/result'
import { type Path, routes } from '@/lib/routes'
import { exportContent } from '@/lib/site-content/export'
import { exportAudit } from '@/lib/staff/audit/export'
import { auditFilters, auditPath } from '@/lib/staff/audit/log'
import { exportStudents } from '@/lib/students/export'
import { studentFilters, studentsPath } from '@/lib/students/filters'

interface Export {
  /** The page with the form, to which a refusal redirects. */
  readonly page: (form: FormData) => Path
  readonly make: (form: FormData, locale: Locale) => Promise<FileAnswer>
}

/** The export of a list, or of a period, narrowed as its page is. */
function narrowed<Filters>(
  read: (values: Values) => Filters,
  pathOf: (filters: Filters) => Path,
  make: ListExport<Filters>,
): Export {
  const given = (form: FormData) => read(Object.fromEntries(form))
  return {
    page: (form) => pathOf(given(form)),
    make: (form, locale) => make(given(form), locale, form),
  }
}

const exportKinds: Readonly<Record<string, Export>> = {
  audit: narrowed(auditFilters, auditPath, exportAudit),
  /** The cash book of a period, as a table or for an accounting program. */
  books: narrowed(bookPeriod, booksPath, exportBook),
  /** The published content as JSON, for import into another copy of the site. */
  content: { page: () => routes.siteImport, make: exportContent },
  /** A letter of demand to a person who owes money, as PDF. */
  demand: {
    page(form) {
      const given = Object.fromEntries(form)
      return owedPath(owedFilters(given), pageNumber(given))
    },
    make: (form) => exportStatement(form.get('address'), true),
  },
  /** The inbox as its page shows it, or the leads chosen in it. */
  leads: narrowed(leadFilters, inboxPath, async (filters, locale, form) => {
    const ids = z.array(z.guid()).safeParse(form.getAll(LEAD_FIELD))
    if (!ids.success || (form.has('chosen') && ids.data.length === 0)) return fail('invalid')
    return exportLeads(filters, ids.data, locale, form)
  }),
  /** The newsletter's addresses. */
  newsletter: {
    page: () => routes.newsletterAdmin,
    make: (form, locale) => exportNewsletter(locale, form),
  },
  payments: narrowed(paymentFilters, paymentsPath, exportPayments),
  /** All data about one person, as a page or as JSON. */
  person: {
    page: () => routes.privacyAdmin,
    make: (form, locale) =>
      exportPerson(
        form.get('address'),
        form.get('format') === 'page' ? (toLocale(String(form.get('language'))) ?? locale) : null,
      ),
  },
  /** The report of a month, as PDF. */
  report: {
    page: (form) => reportPath(form.get('month')),
    make: (form, locale) => exportReport(form.get('month'), locale),
  },
  /** A person's payment requests and payments by e-mail address, as PDF. */
  statement: { page: () => routes.payments, make: (form) => exportStatement(form.get('email')) },
  students: narrowed(studentFilters, studentsPath, exportStudents),
}

/** Files that staff request with a form. */
export async function POST(request: Request, { params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params
  const known = Object.hasOwn(exportKinds, kind) ? exportKinds[kind] : undefined
  if (!known) return new Response(null, { status: 404 })
  return fileResponse(request, known.page, known.make)
}

import { z } from 'zod'
import { type FileAnswer, fileResponse } from '@/lib/http/file-response'
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

const fieldsOf = (form: FormData) => Object.fromEntries(form)

const exportKinds: Readonly<Record<string, Export>> = {
  /** The audit log, narrowed as its page is. */
  audit: {
    page: (form) => auditPath(auditFilters(fieldsOf(form))),
    make: (form, locale) => exportAudit(auditFilters(fieldsOf(form)), locale, form),
  },
  /** The cash book of a period, as a table or for an accounting program. */
  books: {
    page: (form) => booksPath(bookPeriod(fieldsOf(form))),
    make: (form, locale) => exportBook(bookPeriod(fieldsOf(form)), locale, form),
  },
  /** The published content as JSON, for import into another copy of the site. */
  content: { page: () => routes.siteImport, make: exportContent },
  /** A letter of demand to a person who owes money, as PDF. */
  demand: { page: () => routes.owed, make: (form) => exportStatement(form.get('address'), true) },
  /** The inbox as its page shows it, or the leads chosen in it. */
  leads: {
    page: (form) => inboxPath(leadFilters(fieldsOf(form))),
    async make(form, locale) {
      const ids = z.array(z.guid()).safeParse(form.getAll(LEAD_FIELD))
      if (!ids.success || (form.has('chosen') && ids.data.length === 0)) return fail('invalid')
      return exportLeads(leadFilters(fieldsOf(form)), ids.data, locale, form)
    },
  },
  /** The newsletter's addresses. */
  newsletter: {
    page: () => routes.newsletterAdmin,
    make: (form, locale) => exportNewsletter(locale, form),
  },
  /** The payments as their page shows them. */
  payments: {
    page: (form) => paymentsPath(paymentFilters(fieldsOf(form))),
    make: (form, locale) => exportPayments(paymentFilters(fieldsOf(form)), locale, form),
  },
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
  /** The register as its page shows it. */
  students: {
    page: (form) => studentsPath(studentFilters(fieldsOf(form))),
    make: (form, locale) => exportStudents(studentFilters(fieldsOf(form)), locale, form),
  },
}

/** Files that staff request with a form. */
export async function POST(request: Request, { params }: { params: Promise<{ kind: string }> }) {
  const { kind } = await params
  const known = Object.hasOwn(exportKinds, kind) ? exportKinds[kind] : undefined
  if (!known) return new Response(null, { status: 404 })
  return fileResponse(request, known.page, known.make)
}

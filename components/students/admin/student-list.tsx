import { useTranslations } from 'next-intl'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import { routes } from '@/lib/routes'
import type { Student } from '@/lib/students/queries'
import { StateBadge } from './state-badge'

/** Students as a table, where it does not fit as cards. */
export function StudentList({
  students,
  choosable,
}: {
  students: readonly Student[]
  /** For mail, not in a class list. */
  choosable: boolean
}) {
  const t = useTranslations('Students')
  const heads = [
    t('columns.name'),
    t('columns.number'),
    t('columns.contact'),
    t('columns.course'),
    t('columns.state'),
    [t('columns.outstanding'), 'text-right'],
  ] as const
  return (
    <ListTable label={t('title')} heads={heads}>
      {students.map((student) => (
        <Row key={student.id} student={student} choosable={choosable} />
      ))}
    </ListTable>
  )
}

function Row({ student, choosable }: { student: Student; choosable: boolean }) {
  const t = useTranslations('Students')
  const inbox = useTranslations('Leads.inbox')
  const payments = useTranslations('PaymentsAdmin')
  const languages = useLanguageNames()
  const { name, email, phone, outstanding, overdue } = student
  return (
    <tr role="row">
      <td role="cell">
        <span className="flex items-center gap-1">
          {choosable && (
            <label className="-ml-3 grid size-11 shrink-0 place-items-center print:hidden">
              <input
                type="checkbox"
                name={LEAD_FIELD}
                value={student.leadId}
                aria-label={inbox('choose', { name })}
                className="size-5 accent-vine"
              />
            </label>
          )}
          <Link href={routes.student(student.leadId)} className="list-name">
            {name}
          </Link>
        </span>
        {student.objects && <span className="block font-semibold text-alert">{inbox('doNotContact')}</span>}
      </td>
      <td role="cell" className="justify-self-end tabular-nums wrap-anywhere">
        {student.studentNumber}
      </td>
      <td role="cell" className="list-wide wrap-anywhere">
        {email && (
          <span className="block">
            <EmailAddress address={email} />
          </span>
        )}
        {phone && <span className="block whitespace-nowrap">{formatPhone(phone)}</span>}
      </td>
      <td role="cell" className="list-wide">
        <span className="block">
          {payments('form.level', { level: String(student.level) })}, <Day day={student.intake} />
        </span>
        <span className="block text-quiet">{languages(student.language)}</span>
      </td>
      <td role="cell">
        <StateBadge state={student.state} />
      </td>
      <td role="cell" className="text-right whitespace-nowrap tabular-nums">
        {toCents(outstanding) > 0 && formatMoney(outstanding)}
        {toCents(overdue) > 0 && (
          <span className="block font-semibold text-alert">
            {t('overdueOf', { amount: formatMoney(overdue) })}
          </span>
        )}
      </td>
    </tr>
  )
}

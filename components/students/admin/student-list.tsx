import { useTranslations } from 'next-intl'
import { LeadName } from '@/components/leads/admin/lead-list'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListTable } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { formatPhone } from '@/lib/leads/phone'
import { formatMoney } from '@/lib/money'
import { toCents } from '@/lib/payments/amount'
import type { Path } from '@/lib/routes'
import type { Student } from '@/lib/students/queries'
import type { EnrolmentState } from '@/lib/students/register'

const tones: Record<EnrolmentState, BadgeTone> = {
  enrolled: 'active',
  active: 'good',
  paused: 'waiting',
  finished: 'strong',
  withdrawn: 'quiet',
}

/** An enrolment's state. */
export function StateBadge({ state }: { state: EnrolmentState }) {
  const t = useTranslations('Students.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

/** Students as a table, where it does not fit as cards; `choosable` to write to them. */
export function StudentList({
  students,
  hrefOf,
  choosable,
}: {
  students: readonly Student[]
  hrefOf: (lead: string) => Path
  choosable: boolean
}) {
  const t = useTranslations('Students')
  const inbox = useTranslations('Leads.inbox')
  const payments = useTranslations('PaymentsAdmin')
  const languages = useLanguageNames()
  const heads = [
    inbox('name'),
    t('columns.number'),
    inbox('contact'),
    t('columns.course'),
    t('columns.state'),
    [payments('outstanding'), 'text-right'],
  ] as const
  return (
    <ListTable label={t('title')} heads={heads}>
      {students.map(({ id, leadId, firstName, surname, email, phone, overdue, outstanding, ...student }) => (
        <tr key={id} role="row">
          <td role="cell">
            <LeadName
              id={leadId}
              name={`${firstName} ${surname}`}
              href={hrefOf(leadId)}
              choosable={choosable}
            />
            {student.objects && (
              <span className="block font-semibold text-alert">{inbox('doNotContact')}</span>
            )}
          </td>
          <td role="cell" className="wrap-anywhere tabular-nums">
            {student.studentNumber}
          </td>
          <td role="cell" className="list-wide wrap-anywhere">
            {email && <EmailAddress address={email} />}
            {phone && <span className="block whitespace-nowrap">{formatPhone(phone)}</span>}
          </td>
          <td role="cell" className="list-wide">
            {payments('form.level', { level: String(student.level) })}, <Day day={student.intake} />
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
      ))}
    </ListTable>
  )
}

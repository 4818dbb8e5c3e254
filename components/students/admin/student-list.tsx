import { useTranslations } from 'next-intl'
import { LeadName } from '@/components/leads/admin/lead-list'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import { EmailAddress } from '@/components/ui/admin/email'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
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
  const name = ({ leadId, firstName, surname, objects }: Student) => (
    <>
      <LeadName id={leadId} name={`${firstName} ${surname}`} href={hrefOf(leadId)} choosable={choosable} />
      {objects && <span className="block font-semibold text-alert">{inbox('doNotContact')}</span>}
    </>
  )
  const contact = ({ email, phone }: Student) => (
    <>
      {email && <EmailAddress address={email} />}
      {phone && <span className="block whitespace-nowrap">{formatPhone(phone)}</span>}
    </>
  )
  const course = ({ level, intake, language }: Student) => (
    <>
      {payments('form.level', { level: String(level) })}, <Day day={intake} />
      <span className="block text-quiet">{languages(language)}</span>
    </>
  )
  const owed = ({ outstanding, overdue }: Student) => (
    <>
      {toCents(outstanding) > 0 && formatMoney(outstanding)}
      {toCents(overdue) > 0 && (
        <span className="block font-semibold text-alert">
          {t('overdueOf', { amount: formatMoney(overdue) })}
        </span>
      )}
    </>
  )
  const columns: TableColumn<Student>[] = [
    [inbox('name'), name],
    [t('columns.number'), ({ studentNumber }) => studentNumber, 'wrap-anywhere tabular-nums'],
    [inbox('contact'), contact, 'list-wide wrap-anywhere'],
    [t('columns.course'), course, 'list-wide'],
    [t('columns.state'), ({ state }) => <StateBadge state={state} />],
    [payments('outstanding'), owed, 'text-right whitespace-nowrap tabular-nums'],
  ]
  return <ListTable label={t('title')} columns={columns} rows={students} />
}

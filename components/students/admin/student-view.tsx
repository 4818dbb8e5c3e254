import { useTranslations } from 'next-intl'
import { Composer } from '@/components/leads/admin/composer'
import { LeadHistory } from '@/components/leads/admin/lead-history'
import { ReplyReceived } from '@/components/leads/admin/letter-forms'
import { WriteToLead } from '@/components/leads/admin/write-to-lead'
import { LeadPayments } from '@/components/payments/admin/lead-payments'
import { SectionCard } from '@/components/staff/admin/section-card'
import { EmailAddress } from '@/components/ui/admin/email'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { replyLinks } from '@/lib/leads/follow-up/reply'
import { TEMPLATE_PARAMETER } from '@/lib/leads/inbox/filters'
import type { LeadFile, Owner } from '@/lib/leads/inbox/queries'
import { formatPhone } from '@/lib/leads/phone'
import type { SentMail } from '@/lib/outbox/queries'
import type { PaymentEvent } from '@/lib/payments/admin/schema'
import { routes, withQuery } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { Enrolments } from './enrolments'

interface Props {
  file: LeadFile
  /** Null if loading failed. */
  others: readonly (PaymentEvent | SentMail)[] | null
  owners: readonly Owner[]
  /** The place of the chosen template; of none if out of range. */
  template: number
  /** The address of the member of staff. */
  writer: string
}

function Courses({ file: { lead, submissions } }: Props) {
  const interest = submissions.find((submission) => submission.interest)?.interest ?? null
  return <Enrolments lead={lead} interest={interest} />
}

function Write({ file: { lead, binnedAt }, template, writer }: Props) {
  const t = useTranslations('Leads.lead')
  if (lead.objectedAt || binnedAt) return null
  return (
    <SectionCard id="write" title={t('writeTitle')}>
      <WriteToLead
        lead={lead}
        chosen={template}
        pathOf={(place) =>
          `${withQuery(routes.student(lead.id), { [TEMPLATE_PARAMETER]: String(place) })}#write`
        }
        writer={writer}
      />
    </SectionCard>
  )
}

function Notes({ file: { lead, readAt, binnedAt }, owners }: Props) {
  const t = useTranslations('Leads.lead')
  const { replies } = useContent()
  if (binnedAt) return null
  return (
    <SectionCard id="follow" title={t('followUpTitle')}>
      <Composer
        lead={lead}
        links={lead.objectedAt ? null : replyLinks(lead, replies)}
        owners={owners}
        next={null}
        days={followUpDays(new Date(readAt))}
      />
    </SectionCard>
  )
}

function History({ file: { lead, events, names }, others }: Props) {
  const t = useTranslations('Leads.lead')
  return (
    <SectionCard id="history" title={t('historyTitle')}>
      <LeadHistory
        events={events}
        others={others}
        names={names}
        replyButton={<ReplyReceived id={lead.id} />}
      />
    </SectionCard>
  )
}

/** The sections of the page, in their order. */
const sections = [Courses, ({ file }: Props) => <LeadPayments lead={file.lead} />, Write, Notes, History]

/** One student: the person, and the sections. */
export function StudentView(props: Props) {
  const { lead } = props.file
  const t = useTranslations('Leads.lead')
  const students = useTranslations('Students')
  const languages = useLanguageNames()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span>{languages(lead.language)}</span>
        {lead.phone && <span className="whitespace-nowrap">{formatPhone(lead.phone)}</span>}
        {lead.email && <EmailAddress address={lead.email} />}
        <ButtonLink size="small" variant="quiet" href={routes.lead(lead.id)}>
          {students('toLead')}
        </ButtonLink>
      </p>
      {lead.objectedAt && (
        <Notice variant="alert">
          {t.rich('doNotContact', { date: () => <StaffTime iso={lead.objectedAt!} withTime={false} /> })}
        </Notice>
      )}
      {sections.map((Section, place) => (
        <Section key={place} {...props} />
      ))}
    </div>
  )
}

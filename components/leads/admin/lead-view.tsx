import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LeadPayments } from '@/components/payments/admin/lead-payments'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Enrolments } from '@/components/students/admin/enrolments'
import { EmailAddress } from '@/components/ui/admin/email'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import type { Values } from '@/lib/address-query'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { differingDetails } from '@/lib/leads/admin-form'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import type { LeadFile, Owner } from '@/lib/leads/inbox/queries'
import { formatPhone } from '@/lib/leads/phone'
import { replyLinks } from '@/lib/leads/follow-up/reply'
import type { SentMail } from '@/lib/outbox/queries'
import type { PaymentEvent } from '@/lib/payments/admin/schema'
import { type Path, routes, withQuery } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { Differences } from './differences'
import { Age, StatusBadge } from './status-badge'
import { BinLead } from './bin-lead'
import { Composer } from './composer'
import { CorrectDetails } from './correct-details'
import { LeadHistory } from './lead-history'
import { ReplyReceived } from './letters/letter-forms'
import { LinkedLead } from './linked-lead'
import { SubmissionList } from './submissions'

/** One lead or student: the person, the form to record a contact, and the history. */
export function LeadView({
  file,
  others,
  owners,
  mayErase,
  leadPathOf,
  steps,
  next = null,
  write,
  studentQuery,
}: {
  file: LeadFile
  /** Null if loading failed. */
  others: readonly (PaymentEvent | SentMail)[] | null
  owners: readonly Owner[]
  /** Whether the reader answers privacy requests. */
  mayErase: boolean
  /** The page of another lead, on a lead's page beside the same list. */
  leadPathOf: (id: string) => Path
  steps?: ReactNode
  next?: Path | null
  write: ReactNode
  /** The query of a student's page, which shows the register first, with its forms; undefined on a lead's. */
  studentQuery?: Values
}) {
  const { lead, submissions, events, names, readAt } = file
  const { replies } = useContent()
  const t = useTranslations('Leads.lead')
  const merge = useTranslations('Leads.merge')
  const payments = useTranslations('PaymentsAdmin.lead')
  const languages = useLanguageNames()
  const latest = submissions[0]
  const isBinned = lead.binnedAt !== null
  const differs = latest && differingDetails(lead, latest).length > 0
  function linked(kind: 'suggested' | 'merged') {
    const links = file.links.filter((link) => link.kind === kind)
    if (links.length === 0) return null
    return (
      <SectionCard id={kind} title={merge(`${kind}Title`)}>
        <p className="text-quiet">{merge(`${kind}Text`)}</p>
        <ul className="mt-4 grid gap-6">
          {links.map((link) => (
            <LinkedLead key={link.id} id={lead.id} link={link} href={leadPathOf(link.leadId)} />
          ))}
        </ul>
      </SectionCard>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={lead.status} />
        <span>{languages(lead.language)}</span>
        <span className="text-quiet">
          <Age since={lead.lastAt} now={readAt} />
        </span>
        {lead.phone && <span className="whitespace-nowrap">{formatPhone(lead.phone)}</span>}
        {lead.email && <EmailAddress address={lead.email} />}
        {file.undelivered && <span className="font-semibold text-alert">{t('undelivered')}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink size="small" href={withQuery(routes.newPayment, { lead: lead.id })}>
          {payments('ask')}
        </ButtonLink>
        {steps}
      </div>
      {!studentQuery && <BinLead id={lead.id} binnedAt={lead.binnedAt} />}
      {studentQuery && <Enrolments file={file} query={studentQuery} />}
      {!isBinned && (
        <SectionCard id="follow" title={t('followUpTitle')}>
          {lead.objectedAt && (
            <div className="mb-5">
              <Notice variant="alert">
                {t.rich('doNotContact', {
                  date: () => <StaffTime iso={lead.objectedAt!} withTime={false} />,
                })}
              </Notice>
            </div>
          )}
          <Composer
            lead={lead}
            links={lead.objectedAt ? null : replyLinks(lead, replies)}
            owners={owners}
            next={next}
            days={followUpDays(new Date(readAt))}
          />
          <p className="mt-4 text-small text-quiet">
            {t('writesIn', { language: languages(lead.language) })}
          </p>
        </SectionCard>
      )}
      {!lead.objectedAt && !isBinned && (
        <SectionCard id="write" title={t('writeTitle')}>
          {write}
        </SectionCard>
      )}
      {differs && (
        <SectionCard id="differences" title={merge('differsTitle')}>
          <Differences lead={lead} enquiry={latest} />
        </SectionCard>
      )}
      {linked('suggested')}
      {!studentQuery && <Enrolments file={file} />}
      <LeadPayments lead={lead} />
      <SectionCard id="history" title={t('historyTitle')}>
        <LeadHistory
          events={events}
          others={others}
          names={names}
          replyButton={!isBinned && <ReplyReceived id={lead.id} />}
        />
      </SectionCard>
      <SectionCard id="submissions" title={t('submissionsTitle', { count: submissions.length })}>
        <SubmissionList submissions={submissions} />
        {!isBinned && <CorrectDetails lead={lead} />}
        {mayErase && (
          <ButtonLink
            variant="quiet"
            size="small"
            href={withQuery(routes.privacyAdmin, { lead: lead.id })}
            className="mt-4"
          >
            {t('privacy')}
          </ButtonLink>
        )}
      </SectionCard>
      {linked('merged')}
    </div>
  )
}

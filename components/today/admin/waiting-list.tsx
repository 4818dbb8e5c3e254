import { useLocale, useTranslations } from 'next-intl'
import { useDay } from '@/components/staff/second-factor-summary'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { counted } from '@/lib/i18n/formats'
import { followUpDays } from '@/lib/leads/follow-up/fields'
import { isMailOn } from '@/lib/mail/smtp'
import { formatMoney } from '@/lib/money'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { routes, withQuery } from '@/lib/routes'
import type { TodayWork } from '@/lib/today/queries'
import { DraftLine, PaymentLine, RequestLine } from './item-lines'
import { LeadLine } from './lead-line'
import { WaitingForm } from './waiting-form'
import { CountLine, MoreLine } from './waiting-line'

/** What waits for a member of staff, most urgent first, with what to do about each. */
export function WaitingList({ work }: { work: TodayWork }) {
  const t = useTranslations('Dashboard')
  const inbox = useTranslations('Leads.inbox')
  const commands = useTranslations('Staff.commands')
  const { total, nextAt } = work.scheduled
  const lines = [
    ...leadLines(work),
    ...useOfficeLines(work),
    ...draftLines(work),
    ...useLaterLines(work),
  ].filter(Boolean)
  return (
    <WaitingForm days={followUpDays(new Date(work.readAt))} close={commands('close')}>
      {lines.length === 0 ? (
        <p className="text-quiet">
          {t('toDoNone')} {work.office && inbox('noneHelp')}
        </p>
      ) : (
        <ul aria-label={t('toDoTitle')}>{lines}</ul>
      )}
      {nextAt && (
        <Link
          href={withQuery(routes.blogAdmin, { status: 'scheduled' })}
          className="row-link justify-self-start"
        >
          <span>{t.rich('scheduledNext', { count: total, time: () => <StaffTime iso={nextAt} /> })}</span>
        </Link>
      )}
    </WaitingForm>
  )
}

/** Today's enquiries, follow-ups that are due, and older enquiries that nobody answered. */
function leadLines({ office, readAt }: TodayWork) {
  if (!office) return []
  const { fresh, due, older } = office.leads
  const dueList = withQuery(routes.leads, { due: 'today', sort: 'follow-up' })
  const newList = withQuery(routes.leads, { status: 'new', sort: 'oldest' })
  return [
    ...fresh.map((lead) => <LeadLine key={lead.id} lead={lead} why="fresh" now={readAt} />),
    ...due.rows.map((lead) => <LeadLine key={lead.id} lead={lead} why="due" now={readAt} />),
    due.more > 0 && <MoreLine key="more due" count={due.more} href={dueList} />,
    ...older.rows.map((lead) => <LeadLine key={lead.id} lead={lead} why="older" now={readAt} />),
    older.more > 0 && <MoreLine key="more new" count={older.more} href={newList} />,
  ]
}

/** Held enquiries, mail, money, documents and privacy requests. */
function useOfficeLines({ office, counts }: TodayWork) {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  const heldText = useTranslations('Leads.held')
  const mail = useTranslations('Outbox')
  const notices = useTranslations('PaymentsAdmin.notices')
  if (!office) return []
  const { payments, owed, requests } = office
  const { held = 0, mail: undelivered = 0, notifications = 0, books = 0, documents = 0 } = counts
  const ofMail = { kind: t('kinds.mail'), href: routes.mail, action: mail('view'), isAlert: true } as const
  return [
    held > 0 && (
      <CountLine key="held" kind={t('kinds.held')} href={routes.heldLeads} action={heldText('open')}>
        {t('held', counted(held, locale))}
      </CountLine>
    ),
    !isMailOn && (
      <CountLine key="mail off" {...ofMail}>
        {mail('off')}
      </CountLine>
    ),
    undelivered > 0 && (
      <CountLine key="mail" {...ofMail}>
        {mail('undelivered', counted(undelivered, locale))}
      </CountLine>
    ),
    ...payments.flatMap(({ why, rows, more }) => [
      ...rows.map((payment) => <PaymentLine key={payment.id} payment={payment} />),
      more > 0 && why !== 'overdue' && (
        <MoreLine
          key={why}
          count={more}
          href={why === 'promise' ? routes.owed : paymentsPath(paymentFilters({ state: why }))}
        />
      ),
      why === 'overdue' && owed && (
        <CountLine key="owed" kind="" href={routes.owed} action={t('viewOwed')}>
          {notices('overdue', { ...counted(owed.overdue, locale), amount: formatMoney(owed.owed) })}
        </CountLine>
      ),
    ]),
    documents > 0 && (
      <CountLine
        key="documents"
        kind={t('kinds.documents')}
        href={withQuery(routes.students, { documents: 'waiting' })}
        action={t('viewDocuments')}
      >
        {t('documents', counted(documents, locale))}
      </CountLine>
    ),
    books > 0 && (
      <CountLine key="bank" kind={t('kinds.bank')} href={routes.bankStatements} action={t('viewLines')}>
        {t('bankLines', counted(books, locale))}
      </CountLine>
    ),
    notifications > 0 && (
      <CountLine
        key="notifications"
        kind="PayFast"
        href={routes.paymentNotifications}
        action={notices('view')}
        isAlert
      >
        {notices('refused', counted(notifications, locale))}
      </CountLine>
    ),
    ...requests.rows.map((request) => <RequestLine key={request.id} request={request} />),
    requests.more > 0 && <MoreLine key="more requests" count={requests.more} href={routes.privacyAdmin} />,
  ]
}

function draftLines({ drafts: { rows, more } }: TodayWork) {
  const list = withQuery(routes.blogAdmin, { status: 'draft' })
  return [
    ...rows.map((draft) => <DraftLine key={draft.id} draft={draft} />),
    more > 0 && <MoreLine key="more drafts" count={more} href={list} />,
  ]
}

/** Suspected spam, two-step verification and sample content. */
function useLaterLines({ factor: { enrolledAt, requiredAt, resetAt }, counts }: TodayWork) {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  const factor = useTranslations('Staff.factor')
  const checklist = useTranslations('Checklist')
  const day = useDay()
  const { spam = 0, checklist: samples = 0 } = counts
  return [
    spam > 0 && (
      <CountLine key="spam" kind={t('kinds.spam')} href={routes.spamLeads} action={t('viewSpam')}>
        {t('suspected', counted(spam, locale))}
      </CountLine>
    ),
    !enrolledAt && (requiredAt || resetAt) && (
      <CountLine
        key="factor"
        kind={factor('title')}
        href={routes.twoStep}
        action={factor('setUp')}
        isAlert={resetAt !== null}
      >
        {resetAt && factor('reset', { date: day(resetAt) })}{' '}
        {requiredAt && factor('deadline', { date: day(requiredAt) })}
      </CountLine>
    ),
    samples > 0 && (
      <CountLine
        key="samples"
        kind={t('kinds.samples')}
        href={routes.siteChecklist}
        action={checklist('view')}
      >
        {checklist('note', { count: samples })}
      </CountLine>
    ),
  ]
}

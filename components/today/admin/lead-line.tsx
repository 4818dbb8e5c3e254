import { useTranslations } from 'next-intl'
import { Age } from '@/components/leads/admin/status-badge'
import { Day } from '@/components/ui/admin/staff-time'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { replyLinks } from '@/lib/leads/follow-up/reply'
import type { WaitingLead } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { FollowUpButton } from './waiting-form'
import { WaitingLine } from './waiting-line'

/** Why a lead waits: an enquiry of today, a follow-up that is due, or an older enquiry that nobody answered. */
export type LeadReason = 'fresh' | 'due' | 'older'

/** A lead to answer or follow up, in one press. */
export function LeadLine({ lead, why, now }: { lead: WaitingLead; why: LeadReason; now: number }) {
  const t = useTranslations('Dashboard')
  const inbox = useTranslations('Leads.inbox')
  const languages = useLanguageNames()
  const { followUpOn } = lead
  return (
    <WaitingLine kind={t(`kinds.${why}`)} actions={<Actions lead={lead} isDue={why === 'due'} />}>
      <Link href={routes.lead(lead.id)} className="row-link">
        {lead.name}
      </Link>
      <span className="text-small text-quiet">
        {languages(lead.language)} ·{' '}
        {why === 'due' && followUpOn ? (
          <>
            <Day day={followUpOn} />
            {followUpOn < today() && <span className="font-semibold text-alert"> {inbox('overdue')}</span>}
          </>
        ) : (
          <Age since={lead.lastAt} now={now} />
        )}
      </span>
      {lead.undelivered && (
        <span className="text-small font-semibold text-alert">{inbox('undelivered')}</span>
      )}
    </WaitingLine>
  )
}

function Actions({ lead, isDue }: { lead: WaitingLead; isDue: boolean }) {
  const { replies } = useContent()
  const t = useTranslations('Dashboard')
  const inbox = useTranslations('Leads.inbox')
  const words = useTranslations('Leads.lead')
  const links = replyLinks(lead, replies)
  const change = isDue
    ? { from_day: lead.followUpOn, to_day: null }
    : { from_status: 'new', to_status: 'contacted' }
  return (
    <>
      {lead.objectedAt ? (
        <p className="content-center text-small font-semibold text-alert">{inbox('doNotContact')}</p>
      ) : (
        <>
          <ButtonAnchor
            size="small"
            variant="quiet"
            href={links.call}
            target={undefined}
            aria-label={t('callOf', { name: lead.name })}
            title={t('call')}
          >
            <Icon name="phone" className="size-4" />
            <span className="sm:max-2xl:hidden">{t('call')}</span>
          </ButtonAnchor>
          <ButtonAnchor
            size="small"
            variant="quiet"
            href={links.whatsapp}
            aria-label={`WhatsApp: ${lead.name}`}
            title="WhatsApp"
          >
            <Icon name="staff/message-circle" className="size-4" />
            <span className="sm:max-2xl:hidden">WhatsApp</span>
          </ButtonAnchor>
        </>
      )}
      <FollowUpButton
        lead={{ id: lead.id, name: lead.name, status: lead.status, followUpOn: lead.followUpOn }}
        label={words('followUpTitle')}
      />
      <Button
        size="small"
        name="change"
        value={JSON.stringify([{ ...change, lead: lead.id, name: lead.name }])}
        aria-label={words(isDue ? 'doneOf' : 'contactedOf', { name: lead.name })}
      >
        {words(isDue ? 'done' : 'contacted')}
      </Button>
    </>
  )
}

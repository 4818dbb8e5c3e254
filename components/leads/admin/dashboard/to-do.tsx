import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Day } from '@/components/ui/admin/staff-time'
import { Icon } from '@/components/ui/icon'
import { ButtonLink, Link } from '@/components/ui/link'
import { today } from '@/lib/dates'
import { counted } from '@/lib/i18n/formats'
import type { LeadPage } from '@/lib/leads/inbox/queries'
import { replyLinks } from '@/lib/leads/follow-up/reply'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { InboxLead } from '@/lib/leads/schema'
import type { ToDoLists } from '@/lib/leads/inbox/to-do-queries'
import { routes, withQuery } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'
import { Age } from '../status-badge'
import { ToDoForm } from './to-do-form'

function Item({ lead, now }: { lead: InboxLead; now: number }) {
  const { replies } = useContent()
  const t = useTranslations('Dashboard')
  const languages = useLanguageNames()
  const inbox = useTranslations('Leads.inbox')
  const words = useTranslations('Leads.lead')
  const links = replyLinks(lead, replies)
  const isDue = lead.followUpOn !== null && lead.followUpOn <= today()
  const change = isDue
    ? { from_day: lead.followUpOn, to_day: null }
    : { from_status: 'new', to_status: 'contacted' }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0">
        <Link href={routes.lead(lead.id)} className="row-link [overflow-wrap:anywhere]">
          {lead.name}
        </Link>
        <p className="text-small text-quiet">
          {languages(lead.language)} ·{' '}
          {isDue && lead.followUpOn ? (
            <>
              {inbox('followUp')}: <Day day={lead.followUpOn} />
              {lead.followUpOn < today() && (
                <span className="font-semibold text-alert"> {inbox('overdue')}</span>
              )}
            </>
          ) : (
            <Age since={lead.lastAt} now={now} />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
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
            >
              <Icon name="phone" className="size-4" />
              {t('call')}
            </ButtonAnchor>
            <ButtonAnchor
              size="small"
              variant="quiet"
              href={links.whatsapp}
              aria-label={`WhatsApp: ${lead.name}`}
            >
              <Icon name="staff/message-circle" className="size-4" />
              WhatsApp
            </ButtonAnchor>
          </>
        )}
        <Button
          type="submit"
          size="small"
          name="change"
          value={JSON.stringify([{ ...change, lead: lead.id, name: lead.name }])}
          aria-label={words(isDue ? 'doneOf' : 'contactedOf', { name: lead.name })}
        >
          {words(isDue ? 'done' : 'contacted')}
        </Button>
      </div>
    </li>
  )
}

function Group({
  title,
  page: { leads, total },
  more,
  now,
}: {
  title: string
  page: LeadPage
  more: Parameters<typeof withQuery>[1]
  now: number
}) {
  const t = useTranslations('Dashboard')
  if (total === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-body font-semibold">
        {title} ({total})
      </h3>
      <ul aria-label={title}>
        {leads.map((lead) => (
          <Item key={lead.id} lead={lead} now={now} />
        ))}
      </ul>
      {total > leads.length && (
        <ButtonLink variant="quiet" size="small" href={withQuery(routes.leads, more)}>
          {t('groupMore', { count: total })}
        </ButtonLink>
      )}
    </section>
  )
}

/** An admin's tasks: enquiries to check, unanswered leads (today's first), and follow-ups, longest overdue first. */
export function ToDo({ lists: { due, unanswered, suspected, held, readAt } }: { lists: ToDoLists }) {
  const locale = useLocale()
  const t = useTranslations('Dashboard')
  const toCheck = [
    ['suspected', suspected, routes.spamLeads],
    ['held', held, routes.heldLeads],
  ] as const
  return (
    <ToDoForm>
      {due.total + unanswered.total + suspected + held === 0 && <p className="text-quiet">{t('toDoNone')}</p>}
      <div className="-mb-2 grid justify-items-start empty:hidden">
        {toCheck.map(
          ([key, count, path]) =>
            count > 0 && (
              <Link key={key} href={path} className="row-link">
                {t(key, counted(count, locale))}
              </Link>
            ),
        )}
      </div>
      <Group
        title={t('unansweredTitle')}
        page={unanswered}
        more={{ status: 'new', sort: 'oldest' }}
        now={readAt}
      />
      <Group title={t('dueTitle')} page={due} more={{ sort: 'follow-up' }} now={readAt} />
    </ToDoForm>
  )
}

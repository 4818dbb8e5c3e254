import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ListSteps, adjacent } from '@/components/ui/admin/list-steps'
import { Day } from '@/components/ui/admin/staff-time'
import { ButtonLink, Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type Values, first, pageNumber } from '@/lib/address-query'
import { today } from '@/lib/dates'
import { localePath } from '@/lib/i18n/paths'
import { OUTCOME_PARAMETER, entryOutcomes } from '@/lib/leads/entry/fields'
import { TEMPLATE_PARAMETER, inboxPath, leadFilters, leadPath } from '@/lib/leads/inbox/filters'
import { INBOX_PAGE_SIZE, leadFile, leadOwners, leadPage } from '@/lib/leads/inbox/queries'
import type { InboxLead } from '@/lib/leads/schema'
import { leadMails } from '@/lib/outbox/queries'
import { leadPaymentEvents } from '@/lib/payments/admin/queries'
import { type Path, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'
import { studentFilters, studentPath, studentsPath } from '@/lib/students/filters'
import { EntryOutcomeNotice } from './entry-outcome'
import { LeadView } from './lead-view'
import { WriteToLead } from './letters/write-to-lead'
import { Age, StatusBadge } from './status-badge'

/**
 * The page of a lead, opened from a page of the inbox, or of a student, with the sections of the register. `query` is
 * that of the address.
 */
export async function LeadPage({
  id,
  query,
  isStudent = false,
}: {
  id: string
  query: Values
  isStudent?: boolean
}) {
  const locale = await getLocale()
  const t = await getTranslations('Leads.lead')
  const inbox = await getTranslations('Leads.inbox')
  const students = await getTranslations('Students')
  const filters = leadFilters(query)
  const ofRegister = studentFilters(query)
  const page = pageNumber(query)
  const pathOf = (other: string, template?: number): Path =>
    isStudent ? studentPath(other, ofRegister, page, template) : leadPath(other, filters, page, template)
  const staff = await requireStaff(pathOf(id))
  // Only admins and the office learn whether the lead exists.
  const file = hasRightsOf(staff.role, 'office') ? await settle('leadFile', leadFile(id)) : null
  if (file?.ok && !file.data) notFound()
  const lead = file?.ok ? file.data : null
  if (lead && lead.mergedInto !== null) redirect(localePath(pathOf(lead.mergedInto), locale))
  const [owners, beside, others] = lead
    ? await Promise.all([
        leadOwners(),
        isStudent
          ? null
          : settle('leadPage', leadPage(filters, INBOX_PAGE_SIZE, (page - 1) * INBOX_PAGE_SIZE)),
        settle('leadHistory', Promise.all([leadPaymentEvents(id), leadMails(id)])),
      ])
    : [[], null, null]
  const leads = beside?.ok ? beside.data.leads : []
  const steps = adjacent(leads, id, (other) => pathOf(other))
  const outcome = entryOutcomes.find((each) => each === query[OUTCOME_PARAMETER])
  return (
    <>
      {outcome && <EntryOutcomeNotice outcome={outcome} />}
      <RolePage
        role="office"
        staff={staff}
        title={lead ? lead.lead.name : inbox('title')}
        back={
          isStudent
            ? { href: studentsPath(ofRegister, page), label: students('title') }
            : { href: inboxPath(filters, page), label: t('back') }
        }
        actions={
          (isStudent || lead?.lead.status === 'enrolled') && (
            <ButtonLink size="small" variant="quiet" href={isStudent ? routes.lead(id) : routes.student(id)}>
              {students(isStudent ? 'toLead' : 'open')}
            </ButtonLink>
          )
        }
        beside={
          lead &&
          leads.length > 0 && <LeadPane leads={leads} openId={id} pathOf={pathOf} readAt={lead.readAt} />
        }
      >
        {lead ? (
          <LeadView
            file={lead}
            studentQuery={isStudent ? query : undefined}
            others={others?.ok ? others.data.flat() : null}
            owners={owners}
            mayErase={staff.role === 'admin'}
            leadPathOf={isStudent ? routes.lead : pathOf}
            steps={
              <ListSteps
                {...steps}
                labels={{ steps: t('steps'), previous: t('previousLead'), next: t('nextLead') }}
              />
            }
            next={steps.next}
            write={
              <WriteToLead
                lead={lead.lead}
                chosen={Number(first(query, TEMPLATE_PARAMETER))}
                pathOf={(place) => `${pathOf(id, place)}#write`}
                writer={staff.email}
              />
            }
          />
        ) : (
          <Notice variant="alert">{inbox('failed')}</Notice>
        )}
      </RolePage>
    </>
  )
}

/** The list beside an open lead, one link a row. `readAt` is in milliseconds since 1970. */
function LeadPane({
  leads,
  openId,
  pathOf,
  readAt,
}: {
  leads: readonly InboxLead[]
  openId: string
  pathOf: (id: string) => Path
  readAt: number
}) {
  const t = useTranslations('Leads.inbox')
  return (
    <nav
      aria-label={t('listTitle')}
      className="max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-raised max-lg:hidden lg:sticky lg:top-4"
    >
      <ul>
        {leads.map((lead) => (
          <li key={lead.id} className="border-b border-line last:border-0">
            <Link
              href={pathOf(lead.id)}
              aria-current={lead.id === openId ? 'page' : undefined}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-start gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-clay aria-[current=page]:bg-good-soft"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{lead.name}</span>
              <StatusBadge status={lead.status} />
              <span className="col-span-2 text-small text-quiet">
                {lead.objectedAt ? (
                  <span className="font-semibold text-alert">{t('doNotContact')}</span>
                ) : lead.followUpOn ? (
                  <>
                    {t('followUp')}: <Day day={lead.followUpOn} />
                    {lead.followUpOn < today() && (
                      <span className="font-semibold text-alert"> {t('overdue')}</span>
                    )}
                  </>
                ) : (
                  <Age since={lead.lastAt} now={readAt} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

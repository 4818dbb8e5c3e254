import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ListSteps, adjacent } from '@/components/ui/admin/list-steps'
import { Notice } from '@/components/ui/notice'
import { ButtonLink } from '@/components/ui/link'
import { type Values, first, pageNumber } from '@/lib/address-query'
import { localePath } from '@/lib/i18n/paths'
import { OUTCOME_PARAMETER, entryOutcomes } from '@/lib/leads/entry/fields'
import { TEMPLATE_PARAMETER, inboxPath, leadFilters, leadPath } from '@/lib/leads/inbox/filters'
import { INBOX_PAGE_SIZE, leadFile, leadOwners, leadPage } from '@/lib/leads/inbox/queries'
import { leadMails } from '@/lib/outbox/queries'
import { leadPaymentEvents } from '@/lib/payments/admin/queries'
import { type Path, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'
import { studentFilters, studentPath, studentsPath } from '@/lib/students/filters'
import { EntryOutcomeNotice } from './entry-outcome'
import { LeadPane } from './lead-pane'
import { LeadView } from './lead-view'
import { WriteToLead } from './letters/write-to-lead'

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
  const list = {
    leads: beside?.ok ? beside.data.leads : [],
    filters,
    page,
    openId: id,
    readAt: lead?.readAt ?? 0,
  }
  const steps = adjacent(list.leads, id, (other) => pathOf(other))
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
        beside={lead && list.leads.length > 0 ? <LeadPane list={list} /> : undefined}
      >
        {lead ? (
          <LeadView
            file={lead}
            studentQuery={isStudent ? query : undefined}
            others={others?.ok ? others.data.flat() : null}
            owners={owners}
            mayErase={staff.role === 'admin'}
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

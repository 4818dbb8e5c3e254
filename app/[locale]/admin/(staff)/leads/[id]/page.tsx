import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { EntryOutcomeNotice } from '@/components/leads/admin/entry-outcome'
import { LeadPane } from '@/components/leads/admin/lead-pane'
import { LeadView } from '@/components/leads/admin/lead-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { WriteToLead } from '@/components/leads/admin/write-to-lead'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ListSteps, adjacent } from '@/components/ui/admin/list-steps'
import { Notice } from '@/components/ui/notice'
import { first, pageNumber } from '@/lib/address-query'
import { localePath } from '@/lib/i18n/paths'
import { OUTCOME_PARAMETER, entryOutcomes } from '@/lib/leads/entry/fields'
import { TEMPLATE_PARAMETER, inboxPath, leadFilters, leadPath } from '@/lib/leads/inbox/filters'
import { INBOX_PAGE_SIZE, leadFile, leadOwners, leadPage } from '@/lib/leads/inbox/queries'
import { leadMails } from '@/lib/outbox/queries'
import { leadPaymentEvents } from '@/lib/payments/admin/queries'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'

export const generateMetadata = () => unlistedMetadataOf('lead')

export default async function LeadPage({ params, searchParams }: PageProps<'/[locale]/admin/leads/[id]'>) {
  const [locale, t, inbox, { id }, query] = await Promise.all([
    getLocale(),
    getTranslations('Leads.lead'),
    getTranslations('Leads.inbox'),
    params,
    searchParams,
  ])
  const filters = leadFilters(query)
  const page = pageNumber(query)
  const staff = await requireStaff(locale, leadPath(id, filters, page))
  // Only admins and the office learn whether the lead exists.
  const file = hasRightsOf(staff.role, 'office') ? await settle('leadFile', leadFile(id)) : null
  if (file?.ok && !file.data) notFound()
  const lead = file?.ok ? file.data : null
  if (lead && lead.mergedInto !== null) redirect(localePath(leadPath(lead.mergedInto, filters, page), locale))
  const [owners, beside, others] = lead
    ? await Promise.all([
        leadOwners(),
        settle('leadPage', leadPage(filters, INBOX_PAGE_SIZE, (page - 1) * INBOX_PAGE_SIZE)),
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
  const steps = adjacent(list.leads, id, (other) => leadPath(other, filters, page))
  const outcome = entryOutcomes.find((each) => each === query[OUTCOME_PARAMETER])
  return (
    <>
      {outcome && <EntryOutcomeNotice outcome={outcome} />}
      <RolePage
        role="office"
        staff={staff}
        title={lead ? lead.lead.name : inbox('title')}
        back={{ href: inboxPath(filters, page), label: t('back') }}
        beside={lead && list.leads.length > 0 ? <LeadPane list={list} /> : undefined}
      >
        {lead ? (
          <LeadView
            file={lead}
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
                pathOf={(place) => `${leadPath(id, filters, page, place)}#write`}
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

import { getLocale, getTranslations } from 'next-intl/server'
import { HeldNotice } from '@/components/leads/admin/held-notice'
import { LeadList } from '@/components/leads/admin/lead-list'
import { MailNotices } from '@/components/mail/mail-notices'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ButtonLink } from '@/components/ui/link'
import { counted } from '@/lib/i18n/formats'
import { leadFilters } from '@/lib/leads/inbox/filters'
import { leadDays, leadFunnel, leadSources } from '@/lib/leads/inbox/metrics-queries'
import { leadPage } from '@/lib/leads/inbox/queries'
import { toDoLists } from '@/lib/leads/inbox/to-do-queries'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { countOf } from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'
import { DayChart, SourceChart } from './charts'
import { Funnel } from './funnel'
import { MetricTiles } from './metric-tiles'
import { ToDo } from './to-do'

const RECENT = 5

/** The leads on an admin's dashboard. Sections load and fail separately. */
export async function DashboardLeads() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Dashboard')])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <HeldNotice />
      <MailNotices withLink />
      <LoadedSection id="to-do" title={t('toDoTitle')} load={toDoLists}>
        {(lists) => <ToDo lists={lists} />}
      </LoadedSection>
      <MetricTiles />
      <LoadedSection id="recent" title={t('recentLeads')} load={() => leadPage(leadFilters({}), RECENT, 0)}>
        {({ leads }) =>
          leads.length === 0 ? (
            <p className="text-quiet">{t('none')}</p>
          ) : (
            <>
              <LeadList leads={leads} label={t('recentLeads')} hrefOf={({ id }) => routes.lead(id)} />
              <ButtonLink variant="quiet" href={routes.leads} className="mt-5">
                {t('allLeads')}
              </ButtonLink>
            </>
          )
        }
      </LoadedSection>
      <LoadedSection id="funnel" title={t('funnelTitle')} load={leadFunnel}>
        {(steps) => <Funnel steps={steps} />}
      </LoadedSection>
      <div className="grid gap-6 lg:grid-cols-2">
        <LoadedSection id="days" title={t('daysTitle')} load={leadDays}>
          {(days) => <DayChart days={days} />}
        </LoadedSection>
        <LoadedSection id="sources" title={t('sourcesTitle')} load={leadSources}>
          {(sources) => <SourceChart sources={sources} />}
        </LoadedSection>
      </div>
      <LoadedSection id="newsletter" title={t('newsletterTitle')} load={subscriptionCounts}>
        {(counts) => (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{t('newsletterCount', counted(countOf(counts, 'confirmed'), locale))}</p>
            <ButtonLink variant="quiet" href={routes.newsletterAdmin}>
              {t('toNewsletter')}
            </ButtonLink>
          </div>
        )}
      </LoadedSection>
    </div>
  )
}

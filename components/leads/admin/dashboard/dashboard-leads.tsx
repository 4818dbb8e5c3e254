import { getLocale, getTranslations } from 'next-intl/server'
import { LeadList } from '@/components/leads/admin/lead-list'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ButtonLink } from '@/components/ui/link'
import { counted } from '@/lib/i18n/formats'
import { leadFilters } from '@/lib/leads/inbox/filters'
import { leadDays, leadFunnel, leadSources } from '@/lib/leads/inbox/metrics-queries'
import { leadPage } from '@/lib/leads/inbox/queries'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { countOf } from '@/lib/newsletter/subscribers'
import { routes } from '@/lib/routes'
import { listedLeads } from '@/lib/today/queries'
import { DayChart, SourceChart } from './charts'
import { Funnel } from './funnel'
import { MetricTiles } from './metric-tiles'

const RECENT = 5

/** The newest leads that the work of today does not list, and the number of all leads. */
async function recentLeads() {
  const listed = await listedLeads()
  const { leads, total } = await leadPage(leadFilters({}), RECENT + listed.size, 0)
  return { leads: leads.filter(({ id }) => !listed.has(id)).slice(0, RECENT), total }
}

/** The dashboard's figures and newest leads, for admins and the office. Sections load and fail separately. */
export async function DashboardLeads({ isAdmin }: { isAdmin: boolean }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Dashboard')])
  return (
    <>
      <MetricTiles />
      <LoadedSection id="recent" title={t('recentLeads')} load={recentLeads}>
        {({ leads, total }) =>
          total === 0 ? (
            <p className="text-quiet">{t('none')}</p>
          ) : (
            <>
              {leads.length === 0 ? (
                <p className="text-quiet">{t('recentListed')}</p>
              ) : (
                <LeadList leads={leads} label={t('recentLeads')} hrefOf={({ id }) => routes.lead(id)} />
              )}
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
            <ButtonLink
              variant="quiet"
              href={isAdmin ? routes.newsletterAdmin : routes.newsletterSubscribers}
            >
              {t('toNewsletter')}
            </ButtonLink>
          </div>
        )}
      </LoadedSection>
    </>
  )
}

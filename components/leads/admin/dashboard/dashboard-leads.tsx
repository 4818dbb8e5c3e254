import { getLocale, getTranslations } from 'next-intl/server'
import { useLocale, useTranslations } from 'next-intl'
import { LeadList } from '@/components/leads/admin/lead-list'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { ButtonLink, Link } from '@/components/ui/link'
import { counted, formatNumber } from '@/lib/i18n/formats'
import { leadFilters } from '@/lib/leads/inbox/filters'
import { type FunnelStep, leadDays, leadFunnel, leadSources } from '@/lib/leads/inbox/metrics-queries'
import { leadPage } from '@/lib/leads/inbox/queries'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import { countOf } from '@/lib/newsletter/subscribers'
import { routes, withQuery } from '@/lib/routes'
import { listedLeads } from '@/lib/today/queries'
import { Bar, DayChart, SourceChart } from './charts'
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

/** Leads by status, from first enquiry to enrolment, linked to their lists. */
function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.status')
  const most = Math.max(1, ...steps.map(({ leads }) => leads))
  return (
    <ol className="grid gap-3 sm:grid-cols-5">
      {steps.map(({ status, leads }) => (
        <li key={status}>
          <Link
            href={withQuery(routes.leads, { status })}
            className="group grid gap-1.5 rounded-card p-2 hover:bg-clay"
          >
            <span className="font-display text-lead leading-none tabular-nums">
              {formatNumber(leads, locale)}
            </span>
            <Bar share={leads / most} />
            <span className="text-small underline decoration-grain underline-offset-4">{t(status)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

import { getLocale, getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/attempt'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { leadDays, leadMetrics, leadSources } from '@/lib/leads/metrics-queries'
import { leadFilters } from '@/lib/leads/filters'
import { dueLeads, leadPage } from '@/lib/leads/queries'
import { subscriberCount } from '@/lib/newsletter/queries'
import { DayChart } from './day-chart'
import { SourceChart } from './source-chart'
import { MetricTiles } from './metric-tiles'
import { ExportButton } from '@/components/leads/admin/export-button'
import { LeadList } from '@/components/leads/admin/lead-list'
import { Part } from '@/components/staff/part'

const RECENT = 5

async function Tiles() {
  const [t, figures] = await Promise.all([getTranslations('Dashboard'), settle('leadMetrics', leadMetrics())])
  if (!figures.ok) return <Notice variant="alert">{t('partFailed')}</Notice>
  return <MetricTiles figures={figures.data} />
}

/** What the dashboard tells an admin about leads; each part reads and fails by itself. */
export async function DashboardLeads() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Dashboard')])
  const to = (path: Path) => localePath(path, locale)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Tiles />
      <Part id="due" title={t('dueTitle')} read={dueLeads}>
        {({ leads, total }) =>
          total === 0 ? (
            <p className="text-quiet">{t('dueNone')}</p>
          ) : (
            <>
              <LeadList leads={leads} label={t('dueTitle')} />
              {total > leads.length && (
                <ButtonLink variant="quiet" href={to('/admin/leads?sort=follow-up')} className="mt-5">
                  {t('dueMore', { count: total })}
                </ButtonLink>
              )}
            </>
          )
        }
      </Part>
      <Part id="recent" title={t('recentLeads')} read={() => leadPage(leadFilters({}), RECENT, 0)}>
        {({ leads }) =>
          leads.length === 0 ? (
            <p className="text-quiet">{t('none')}</p>
          ) : (
            <>
              <LeadList leads={leads} label={t('recentLeads')} />
              <ButtonLink variant="quiet" href={to('/admin/leads')} className="mt-5">
                {t('allLeads')}
              </ButtonLink>
            </>
          )
        }
      </Part>
      <div className="grid gap-6 lg:grid-cols-2">
        <Part id="days" title={t('daysTitle')} read={leadDays}>
          {(days) => <DayChart days={days} />}
        </Part>
        <Part id="sources" title={t('sourcesTitle')} read={leadSources}>
          {(sources) => <SourceChart sources={sources} />}
        </Part>
      </div>
      <Part id="newsletter" title={t('newsletterTitle')} read={subscriberCount}>
        {(count) => (
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{t('newsletterCount', { count })}</p>
            {count > 0 && <ExportButton action="/api/exports/newsletter" label={t('exportNewsletter')} />}
          </div>
        )}
      </Part>
    </div>
  )
}

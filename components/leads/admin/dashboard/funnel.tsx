import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/i18n/formats'
import type { FunnelStep } from '@/lib/leads/inbox/metrics-queries'
import { routes, withQuery } from '@/lib/routes'
import { Bar } from './charts'

/** Leads by status, from first enquiry to enrolment, linked to their lists. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
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

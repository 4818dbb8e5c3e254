import { useLocale, useTranslations } from 'next-intl'
import { Dated } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { formatNumber } from '@/lib/i18n/formats'
import type { IssueLine } from '@/lib/newsletter/issue-queries'
import { issueTitle } from '@/lib/newsletter/issue-schema'
import { routes } from '@/lib/routes'
import { IssueBadge } from './issue-badge'

/** Issues with their states, each linked to its page. */
export function IssueList({ issues }: { issues: readonly IssueLine[] }) {
  const t = useTranslations('NewsletterAdmin')
  if (issues.length === 0) return <p className="text-quiet">{t('issuesNone')}</p>
  return (
    <ul aria-label={t('issuesTitle')} className="grid grid-cols-[minmax(0,1fr)]">
      {issues.map((issue) => (
        <Item key={issue.id} issue={issue} />
      ))}
    </ul>
  )
}

function Item({ issue }: { issue: IssueLine }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  return (
    <li className="grid gap-1.5 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          href={routes.newsletterIssue(issue.id)}
          className="text-link inline-flex min-h-6 items-center [overflow-wrap:anywhere]"
        >
          {issueTitle(issue, locale) || t('untitled')}
        </Link>
        <IssueBadge state={issue.state} />
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-quiet">
        <Facts issue={issue} />
      </p>
    </li>
  )
}

/** Dates and progress, by state. */
function Facts({ issue: { state, updatedAt, sendAt, startedAt, endedAt, progress } }: { issue: IssueLine }) {
  const locale = useLocale()
  const t = useTranslations('NewsletterAdmin')
  const number = (value: number) => formatNumber(value, locale)
  const [sent, failed] = [number(progress.sent), number(progress.failed)]
  if (state === 'draft' || !(sendAt || startedAt)) return <Dated label={t('changedAt')} iso={updatedAt} />
  if (sendAt) return <Dated label={t('scheduledFor')} iso={sendAt} />
  return (
    <>
      <Dated label={t('startedAt')} iso={startedAt} />
      <Dated label={t('endedAt')} iso={endedAt} />
      <span>
        {endedAt
          ? t('result', { sent, failed, cancelled: number(progress.cancelled) })
          : t('progress', { sent, failed, waiting: number(progress.waiting) })}
      </span>
    </>
  )
}

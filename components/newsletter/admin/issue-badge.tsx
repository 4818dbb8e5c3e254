import { useTranslations } from 'next-intl'
import type { IssueState } from '@/lib/newsletter/issue-schema'

const colours: Record<IssueState, string> = {
  draft: 'border-control text-quiet',
  scheduled: 'border-grain text-wheat',
  sending: 'border-vine text-vine',
  paused: 'border-alert text-alert',
  sent: 'border-vine bg-good-soft text-ink',
  cancelled: 'border-control text-quiet',
}

/** The state of an issue in a frame of its own. */
export function IssueBadge({ state }: { state: IssueState }) {
  const t = useTranslations('NewsletterAdmin.issueStates')
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-small font-semibold whitespace-nowrap ${colours[state]}`}
    >
      {t(state)}
    </span>
  )
}

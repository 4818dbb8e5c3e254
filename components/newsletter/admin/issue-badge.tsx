import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import type { IssueState } from '@/lib/newsletter/issue-schema'

const tones: Record<IssueState, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'waiting',
  sending: 'active',
  paused: 'alert',
  failed: 'alert',
  sent: 'good',
  cancelled: 'quiet',
}

export function IssueBadge({ state }: { state: IssueState }) {
  const t = useTranslations('NewsletterAdmin.issueStates')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/admin/badge'
import type { EnrolmentState } from '@/lib/students/register'

const tones: Record<EnrolmentState, BadgeTone> = {
  enrolled: 'active',
  active: 'good',
  paused: 'waiting',
  finished: 'strong',
  withdrawn: 'quiet',
}

/** An enrolment's state. */
export function StateBadge({ state }: { state: EnrolmentState }) {
  const t = useTranslations('Students.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
